import { useId, useState } from 'react';
import { useDictionaries } from '#src/pages/use-dictionaries.ts';
import { useKeptData } from '#src/pages/use-kept-data.ts';
import { Badge } from '#src/ui/badge.tsx';
import { bringIntoView } from '#src/ui/bring-into-view.ts';
import { Icon } from '#src/ui/icons.tsx';
import { useMediaQuery } from '#src/ui/use-media-query.ts';
import type { CompetitionTask } from './play-types.ts';
import styles from './task-list.module.css';

/** Below this width the list is above the task. */
const NARROW = '(width <= 860px)';
const KEPT = 'contest-tasks';

interface TaskListProps {
	tasks: readonly CompetitionTask[];
	open: CompetitionTask;
	onOpen: (task: string) => void;
}

/** The tasks beside the open one. Folded, a task is its number and the colour of its state; beside a task on a narrow screen it begins folded. */
export function TaskList({ tasks, open, onOpen }: TaskListProps) {
	const narrow = useMediaQuery(NARROW);
	const [kept, keep] = useKeptFold();
	const folded = kept ?? narrow;
	const id = useId();
	return (
		<nav className={styles.tasks} data-folded={folded} aria-label="赛题">
			<button type="button" className={styles.fold} aria-expanded={!folded} aria-controls={id} onClick={() => keep(!folded)}>
				<Icon name="list" />
				<span>{folded ? '展开赛题' : '收起赛题'}</span>
			</button>
			<ul id={id}>
				{tasks.map((task) => (
					<li key={task.id}>
						<TaskButton task={task} current={task === open} folded={folded} onOpen={() => onOpen(task.id)} />
					</li>
				))}
			</ul>
		</nav>
	);
}

/** Whether the user has folded the list on this device; null if they have left it as it is. */
function useKeptFold(): [boolean | null, (folded: boolean) => void] {
	const { storage } = useKeptData();
	const [kept, setKept] = useState(() => storage.read(KEPT));
	const keep = (folded: boolean): void => {
		const next = folded ? 'folded' : 'open';
		setKept(next);
		storage.write(KEPT, next);
	};
	return [kept === null ? null : kept === 'folded', keep];
}

/** Px of the next number that stay visible. */
const GLIMPSE = 28;

/** The open task may be outside of the line that scrolls on a narrow screen. */
function reveal(button: HTMLElement | null): void {
	const line = button?.closest('ul');
	if (button && line) bringIntoView(line, button, GLIMPSE);
}

interface TaskButtonProps {
	task: CompetitionTask;
	current: boolean;
	folded: boolean;
	onOpen: () => void;
}

function TaskButton({ task: { no, title, kind, myState }, current, folded, onOpen }: TaskButtonProps) {
	const dictionaries = useDictionaries();
	const state = dictionaries.find('task_state', myState);
	const press = { type: 'button', 'aria-current': current || undefined, onClick: onOpen } as const;
	if (folded) {
		const name = `${no} ${title}${state ? `，${state.label}` : ''}`;
		return (
			<button
				{...press}
				ref={current ? reveal : null}
				className={styles.number}
				data-tone={state?.tone}
				aria-label={name}
				data-tooltip={name}
			>
				{no}
			</button>
		);
	}
	return (
		<button {...press} className={styles.task}>
			<span className={styles.no}>{no}</span>
			<span className={styles.about}>
				<span className="truncated">{title}</span>
				<small>{dictionaries.find('task_kind', kind)?.label}</small>
			</span>
			{state && <Badge label={state.label} tone={state.tone} />}
		</button>
	);
}
