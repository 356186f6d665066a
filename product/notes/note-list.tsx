import { useState } from 'react';
import type { Note } from '#app/course/api-types.ts';
import { placeTarget, placeText } from '#app/course/lesson-target.ts';
import type { ComponentProps } from '#generated/component-props.ts';
import { formatAgo } from '#src/lib/format-time.ts';
import { parseTime } from '#src/lib/parse-time.ts';
import { callStep, useActions } from '#src/pages/use-actions.ts';
import { useClock } from '#src/pages/use-clock.ts';
import { useLinkTo } from '#src/pages/use-link.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyNotice } from '#src/ui/empty-notice.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Icon } from '#src/ui/icons.tsx';
import type { Rest } from '#src/ui/use-press.ts';
import styles from './note-list.module.css';

/** Notes shown before the list is expanded. */
const COLLAPSED_COUNT = 20;

export function NoteList({ notes }: ComponentProps['notes#NoteList']) {
	const [all, setAll] = useState(false);
	if (notes.length === 0) return <NoNotes />;
	return (
		<>
			<ul className={styles.notes} aria-label="笔记">
				{(all ? notes : notes.slice(0, COLLAPSED_COUNT)).map((note) => (
					<li key={note.id} className={styles.note}>
						<NoteCard note={note} />
					</li>
				))}
			</ul>
			{notes.length > COLLAPSED_COUNT && !all && (
				<Button label={`还有 ${notes.length - COLLAPSED_COUNT} 条`} kind="text" onPress={() => setAll(true)} />
			)}
		</>
	);
}

function NoNotes() {
	const run = useActions();
	const start = {
		key: 'start',
		label: '去课程中心',
		icon: 'book',
		kind: 'secondary',
		onPress: () => run([{ open: { route: 'courseIndex' } }]),
	} as const;
	return <EmptyNotice text="还没有笔记，先去学一课吧" buttons={[start]} />;
}

function RemoveButton({ note }: { note: Note }) {
	const run = useActions();
	const kind = note.text === '' ? '书签' : '笔记';
	const remove = (rest: Rest) =>
		run(
			[
				{ confirm: `删除这条${kind}？删掉就找不回来了。` },
				callStep('main.courseNoteRemove', { noteId: note.id }),
				{ message: `${kind}删掉了` },
			],
			{},
			{ rest },
		);
	const about = `删除：${note.text.slice(0, 12) || `${note.lessonTitle}的书签`}`;
	return <IconButton label={about} title="删除" icon="trash" danger onPress={remove} />;
}

function NoteCard({ note }: { note: Note }) {
	const now = useClock().now();
	const lesson = { ...note, courseId: note.courseId ?? '' };
	const link = useLinkTo()(placeTarget(lesson));
	const at = parseTime(note.at);
	const place = placeText(lesson);
	return (
		<>
			<p className={styles.text}>{note.text || '书签'}</p>
			<p className="note">
				{note.courseTitle}
				{at && (
					<>
						{' · '}
						<time dateTime={note.at}>{formatAgo(at.getTime(), now)}</time>
					</>
				)}
			</p>
			<div className={styles.foot}>
				<a className={styles.back} {...link}>
					<Icon name={note.text === '' ? 'flag' : 'play'} />
					{note.lessonTitle}
					{place && <span className={styles.place}>{place}</span>}
				</a>
				<RemoveButton note={note} />
			</div>
		</>
	);
}
