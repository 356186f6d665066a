import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { ButtonLabel } from '#src/ui/button-label.tsx';
import type { NoteBook } from './note-book.ts';
import { isBookmark } from './note-rules.ts';
import styles from './notes.module.css';

export function UndoNote({ book, onRestore }: { book: NoteBook; onRestore: () => Promise<void> }) {
	const { removed } = useSnapshot(book.state);
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
					<button ref={undo} type="button" className={styles.link} onClick={() => void onRestore()}>
						<ButtonLabel text="撤销" />
					</button>
				</p>
			)}
		</div>
	);
}
