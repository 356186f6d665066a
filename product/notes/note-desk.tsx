import { type RefObject, useEffect, useRef, useState } from 'react';
import { useContentPosition } from '#app/course/content-position.tsx';
import threadStyles from '#app/thread/thread.module.css';
import { type Failure, write } from '#app/thread/write.ts';
import type { ComponentProps } from '#generated/component-props.ts';
import { useClock } from '#src/pages/use-clock.ts';
import { ButtonLabel } from '#src/ui/button-label.tsx';
import { useRest } from '#src/ui/use-press.ts';
import { NewNote } from './new-note.tsx';
import { isBookmark, type Note } from './note.ts';
import { NoteItem } from './note-item.tsx';
import styles from './notes.module.css';
import { useNoteKeys } from './use-note-keys.ts';

type NoteDeskProps = ComponentProps['notes#NoteDesk'];

export function NoteDesk({ title, ...desk }: NoteDeskProps) {
	return (
		<>
			{title && <h2 className={styles.title}>{title}</h2>}
			<NotesOfLesson key={desk.lesson} {...desk} />
		</>
	);
}

function NotesOfLesson({ lesson, notes, on = {} }: NoteDeskProps) {
	const [failure, setFailure] = useState<Failure>(null);
	const [removed, setRemoved] = useState<Note | null>(null);
	/** Ids of notes that were removed since the list was fetched. */
	const [hidden, setHidden] = useState<readonly string[]>([]);
	const desk = useRef<HTMLElement>(null);
	const field = useRef<HTMLTextAreaElement>(null);
	const list = useRef<HTMLOListElement>(null);
	const { throttle } = useClock();
	const attempt = async (done: Promise<Failure>): Promise<boolean> => {
		const why = await done;
		setFailure(why);
		return why === null;
	};
	const add = async (text: string, position: number): Promise<Failure> => {
		const why = await write((watch) => on.adds?.({ text: text || null, position }, watch));
		if (why === null) setRemoved(null);
		return why;
	};
	const { mark, markResting } = useBookmark((position) => attempt(add('', position)));
	const startWriting = useWriting(field);
	useNoteKeys(desk, { onWrite: startWriting, onMark: () => void mark() });
	const restore = async ({ text, position }: Note): Promise<void> => {
		// The undo button disappears, so the focus moves to the list.
		if (await attempt(add(text, position))) list.current?.focus();
	};
	// A new note is the last one until the list is fetched again.
	const shown = notes.filter(({ id }) => !hidden.includes(id)).toSorted((one, other) => one.position - other.position);
	return (
		<section ref={desk} className={styles.desk} aria-label="笔记">
			<NewNote lessonId={lesson} field={field} markResting={markResting} onMark={mark} onSave={add} />
			{failure && (
				<p className={threadStyles.failure} role="alert">
					{failure}
				</p>
			)}
			<UndoNote removed={removed} onRestore={restore} />
			{shown.length === 0 && <NoNotes />}
			<ol ref={list} className={styles.notes} tabIndex={-1} aria-label="这里的笔记">
				{shown.map((note) => (
					<NoteItem
						key={note.id}
						note={note}
						onSave={async (text) => {
							const why = await write((watch) => on.edits?.({ id: note.id, text }, watch));
							if (why === null) setRemoved(null);
							return why;
						}}
						onRemove={async (rest) => {
							if (!(await attempt(write((watch) => on.removes?.(note.id, watch))))) return;
							rest(throttle);
							setHidden((before) => [...before, note.id]);
							setRemoved(note);
						}}
					/>
				))}
			</ol>
		</section>
	);
}

const NoNotes = () => (
	<p className={styles.none}>
		还没有笔记。看到要紧的地方，写一句，或者加个书签，以后一点就能回到这里。
		<span className={styles.keys}>按 N 写笔记，按 B 加书签。</span>
	</p>
);

function UndoNote({ removed, onRestore }: { removed: Note | null; onRestore: (note: Note) => Promise<void> }) {
	const undo = useRef<HTMLButtonElement>(null);
	// The removed note held the focus, so it moves to the undo button.
	useEffect(() => {
		if (removed && document.activeElement === document.body) undo.current?.focus();
	}, [removed]);
	return (
		<div role="status">
			{removed && (
				<p className={styles.undo}>
					{isBookmark(removed) ? '书签删掉了' : '笔记删掉了'}
					<button ref={undo} type="button" className={styles.link} onClick={() => void onRestore(removed)}>
						<ButtonLabel text="撤销" />
					</button>
				</p>
			)}
		</div>
	);
}

/** Adds a bookmark at the current position, one at a time. */
function useBookmark(add: (position: number) => Promise<boolean>) {
	const content = useContentPosition();
	const { throttle } = useClock();
	const [markResting, restMark] = useRest();
	// A ref, since a key may be pressed again before React renders.
	const marking = useRef(false);
	const mark = async (): Promise<void> => {
		if (markResting || marking.current) return;
		const position = content.state.now;
		marking.current = true;
		const marked = await add(position);
		marking.current = false;
		if (!marked) return content.reveal();
		restMark(throttle);
		content.tell(`加了书签 ${content.nameOf(position)}`.trim());
	};
	return { mark, markResting };
}

/** Focuses the field after it is revealed, since a hidden field cannot take the focus. */
function useWriting(field: RefObject<HTMLTextAreaElement | null>): () => void {
	const content = useContentPosition();
	const [requested, setRequested] = useState(0);
	const handled = useRef(0);
	// Focuses once per request, so a page that is shown again does not move the focus.
	useEffect(() => {
		if (requested > handled.current) field.current?.focus();
		handled.current = requested;
	}, [requested, field]);
	return () => {
		content.reveal();
		setRequested((count) => count + 1);
	};
}
