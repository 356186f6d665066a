import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useContentPosition } from '#app/course/content-position.tsx';
import type { ComponentProps } from '#generated/component-props.ts';
import type { FormDrafts } from '#src/drafts/form-drafts.ts';
import { useCalls } from '#src/pages/use-calls.ts';
import { useClock } from '#src/pages/use-clock.ts';
import { useDrafts } from '#src/pages/use-drafts.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { useRest } from '#src/ui/use-press.ts';
import type { Note } from './api-types.ts';
import { NewNote } from './new-note.tsx';
import { createNoteBook, type Failure, type NoteBook } from './note-book.ts';
import { NoteItem } from './note-item.tsx';
import { withChanges } from './note-rules.ts';
import styles from './notes.module.css';
import { UndoNote } from './undo-note.tsx';
import { useNoteKeys } from './use-note-keys.ts';

type NoteDeskProps = ComponentProps['notes#NoteDesk'];

export function NoteDesk({ lesson, notes, title }: NoteDeskProps) {
	const drafts = useDrafts();
	return (
		<>
			{title && <h2 className={styles.title}>{title}</h2>}
			{drafts ? <LoadedNoteDesk key={lesson} lesson={lesson} notes={notes} drafts={drafts} /> : <Skeleton shape="lines" />}
		</>
	);
}

function LoadedNoteDesk({ lesson, notes, drafts }: NoteDeskProps & { drafts: FormDrafts }) {
	const book = useBook(lesson, notes);
	const { changes } = useSnapshot(book.state);
	const [failure, setFailure] = useState<Failure>(null);
	const desk = useRef<HTMLElement>(null);
	const field = useRef<HTMLTextAreaElement>(null);
	const list = useRef<HTMLOListElement>(null);
	const { throttle } = useClock();
	const attempt = async (done: Promise<Failure>): Promise<boolean> => {
		const why = await done;
		setFailure(why);
		return why === null;
	};
	const { mark, markResting } = useBookmark(book, attempt);
	const write = useWriting(field);
	useNoteKeys(desk, { onWrite: write, onMark: () => void mark() });
	const shown = withChanges(notes, changes);
	const restore = async (): Promise<void> => {
		// The undo button disappears, so the focus moves to the list.
		if (await attempt(book.restore())) list.current?.focus();
	};
	return (
		<section ref={desk} className={styles.desk} aria-label="笔记">
			<NewNote lessonId={lesson} book={book} drafts={drafts} field={field} markResting={markResting} onMark={mark} />
			{failure !== null && (
				<p className={styles.failure} role="alert">
					{failure}
				</p>
			)}
			<UndoNote book={book} onRestore={restore} />
			{shown.length === 0 && <NoNotes />}
			<ol ref={list} className={styles.notes} tabIndex={-1} aria-label="这里的笔记">
				{shown.map((note) => (
					<NoteItem
						key={note.id}
						note={note}
						book={book}
						drafts={drafts}
						onRemove={async (rest) => {
							const removed = await attempt(book.remove(note));
							if (removed) rest(throttle);
							return removed;
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

/** Adds a bookmark at the current position, one at a time. */
function useBookmark(book: NoteBook, attempt: (done: Promise<Failure>) => Promise<boolean>) {
	const content = useContentPosition();
	const { throttle } = useClock();
	const [markResting, restMark] = useRest();
	// A ref, since a key may be pressed again before React renders.
	const marking = useRef(false);
	const mark = async (): Promise<void> => {
		if (markResting || marking.current) return;
		const position = content.state.now;
		marking.current = true;
		const marked = await attempt(book.add({ text: '', position }));
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

function useBook(lesson: string, notes: readonly Note[]): NoteBook {
	const calls = useCalls();
	const [book] = useState(() => createNoteBook(calls, lesson));
	const first = useRef(notes);
	// A new list from the server includes all local changes.
	useEffect(() => {
		if (first.current === notes) return;
		first.current = notes;
		book.listed();
	}, [book, notes]);
	return book;
}
