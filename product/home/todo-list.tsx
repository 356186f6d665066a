import { useState } from 'react';
import type { TodoItem } from '#app/course/api-types.ts';
import type { ComponentProps } from '#generated/component-props.ts';
import type { FeatureName } from '#generated/names.ts';
import { formatAgo } from '#src/lib/format-time.ts';
import { parseTime } from '#src/lib/parse-time.ts';
import { useAccess } from '#src/pages/use-access.ts';
import { useClock } from '#src/pages/use-clock.ts';
import { useLinkTo } from '#src/pages/use-link.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyNotice } from '#src/ui/empty-notice.tsx';
import { Icon } from '#src/ui/icons.tsx';
import styles from './todo-list.module.css';

const KINDS: Readonly<Record<TodoItem['kind'], { icon: string; title: string; feature?: FeatureName }>> = {
	homework: { icon: 'edit', title: '作业' },
	paper: { icon: 'exam', title: '试卷', feature: 'exams' },
	competition: { icon: 'trophy', title: '赛事', feature: 'competitions' },
	schedule: { icon: 'calendar', title: '上课' },
};

/** Items shown before the list is expanded. */
const COLLAPSED_COUNT = 4;

/** Omits what belongs to a feature that is off, since it cannot be done. */
export function TodoList({ items: given }: ComponentProps['home#TodoList']) {
	const now = useClock().now();
	const { features } = useAccess();
	const [all, setAll] = useState(false);
	// The group of late items is drawn first, so they must be among the few that are shown before the list is expanded.
	const items = given
		.filter(({ kind }) => {
			const { feature } = KINDS[kind];
			return feature === undefined || features[feature];
		})
		.toSorted((one, other) => Number(other.late) - Number(one.late));
	if (items.length === 0) return <EmptyNotice text="现在没有要做的，新的作业、考试和课会出现在这里" />;
	return (
		<div className={styles.todos}>
			{groupTodos(all ? items : items.slice(0, COLLAPSED_COUNT), now).map((group) => (
				<Group key={group.title} group={group} now={now} />
			))}
			{items.length > COLLAPSED_COUNT && (
				<Button
					label={all ? '收起' : `还有 ${items.length - COLLAPSED_COUNT} 项`}
					kind="text"
					icon={all ? 'chevron-up' : 'chevron-down'}
					onPress={() => setAll(!all)}
				/>
			)}
		</div>
	);
}

function Group({ group: { title, items }, now }: { group: TodoGroup; now: number }) {
	return (
		<section aria-label={title}>
			<h3 className={styles.when}>{title}</h3>
			<ul className={styles.list}>
				{items.map((item) => (
					<li key={item.id}>
						<Todo item={item} now={now} />
					</li>
				))}
			</ul>
		</section>
	);
}

function Todo({ item: { kind, title, note, dueAt, late, path }, now }: { item: TodoItem; now: number }) {
	const link = useLinkTo()({ path });
	const { times } = useClock();
	const due = parseTime(dueAt);
	const { icon, title: what } = KINDS[kind];
	const content = (
		<>
			<span className={styles.icon} data-kind={kind}>
				<Icon name={icon} />
			</span>
			<span className={styles.words}>
				<strong className="strong">{title}</strong>
				<span className="note">
					{what} · {note}
				</span>
			</span>
			{due && (
				<time className={styles.due} dateTime={dueAt} data-late={late || due.getTime() < now || undefined}>
					{formatAgo(due.getTime(), now)}
					<span className={styles.date}>
						{late && '补交到 '}
						{times.format(due, 'MM-DD HH:mm', kind === 'schedule' ? 'place' : 'deadline')}
					</span>
				</time>
			)}
		</>
	);
	return link ? (
		<a className={styles.todo} {...link}>
			{content}
		</a>
	) : (
		<span className={styles.todo}>{content}</span>
	);
}

interface TodoGroup {
	title: string;
	items: readonly TodoItem[];
}

const DAY = 86_400_000;

/** Uses local days and weeks that start on Monday. Omits empty groups. */
export function groupTodos(items: readonly TodoItem[], now: number): TodoGroup[] {
	const groups = new Map<string, TodoItem[]>(['已过截止，还能补交', '今天', '本周', '以后'].map((title) => [title, []]));
	for (const item of items) groups.get(titleOf(item, now))?.push(item);
	return [...groups].filter(([, items]) => items.length > 0).map(([title, items]) => ({ title, items }));
}

function titleOf({ late, dueAt }: TodoItem, now: number): string {
	const due = parseTime(dueAt)?.getTime() ?? Number.POSITIVE_INFINITY;
	if (late) return '已过截止，还能补交';
	const today = new Date(now).setHours(0, 0, 0, 0);
	if (due < today + DAY) return '今天';
	const weekday = (new Date(now).getDay() + 6) % 7;
	return due < today + (7 - weekday) * DAY ? '本周' : '以后';
}
