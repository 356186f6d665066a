import { type RefObject, useRef } from 'react';
import { useContentPosition } from '#app/course/content-position.tsx';
import { useEntryDraft } from '#app/thread/entry-draft.ts';
import { EntryForm } from '#app/thread/entry-form.tsx';
import { EntryPlace } from '#app/thread/entry-place.tsx';
import { useOpenForm } from '#app/thread/use-open-form.ts';
import type { Failure } from '#app/thread/write.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import type { Rest } from '#src/ui/use-press.ts';
import { isBookmark, NOTE_ERRORS, type Note } from './note.ts';
import styles from './notes.module.css';

export interface NoteItemProps {
	note: Note;
	onSave: (text: string) => Promise<Failure>;
	onRemove: (rest: Rest) => Promise<unknown>;
}

export function NoteItem({ note, onSave, onRemove }: NoteItemProps) {
	const content = useContentPosition();
	const draft = useEntryDraft(`note ${note.lessonId} ${note.id}`);
	const form = useOpenForm(draft);
	const edit = useRef<HTMLButtonElement>(null);
	return (
		<li className={styles.note}>
			<EntryPlace content={content} position={note.position} icon={isBookmark(note) ? 'flag' : 'pin'} />
			{form.isOpen ? (
				<EntryForm
					label="修改笔记"
					hint="写点什么"
					submit="保存"
					draft={draft}
					initial={note.text}
					errors={NOTE_ERRORS}
					onSend={({ text }) => form.closeAfter(onSave(text))}
					takesFocus={form.takesFocus}
					onCancel={form.discard}
					onClosed={() => edit.current?.focus()}
				/>
			) : (
				<Shown note={note} edit={edit} onEdit={form.open} onRemove={onRemove} />
			)}
		</li>
	);
}

interface ShownProps {
	note: Note;
	edit: RefObject<HTMLButtonElement | null>;
	onEdit: () => void;
	onRemove: (rest: Rest) => Promise<unknown>;
}

function Shown({ note, edit, onEdit, onRemove }: ShownProps) {
	const about = note.text.slice(0, 12) || '书签';
	return (
		<>
			<p className={isBookmark(note) ? styles.mark : styles.text}>{note.text || '书签'}</p>
			<span className={styles.tools}>
				<IconButton ref={edit} label={`编辑：${about}`} title="编辑" icon="edit" onPress={onEdit} />
				<IconButton label={`删除：${about}`} title="删除" icon="trash" onPress={onRemove} />
			</span>
		</>
	);
}
