import { useEffect, useRef, useState } from 'react';
import { useContentPosition } from '#app/course/content-position.tsx';
import type { FormDrafts } from '#src/drafts/form-drafts.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Icon } from '#src/ui/icons.tsx';
import type { Rest } from '#src/ui/use-press.ts';
import type { Note } from './api-types.ts';
import type { Failure, NoteBook } from './note-book.ts';
import { NoteForm } from './note-form.tsx';
import { draftName, isBookmark, parseDraft } from './note-rules.ts';
import styles from './notes.module.css';

export interface NoteItemProps {
	note: Note;
	book: NoteBook;
	drafts: FormDrafts;
	onRemove: (rest: Rest) => Promise<unknown>;
}

export function NoteItem({ note, book, drafts, onRemove }: NoteItemProps) {
	const name = draftName(note.lessonId, note.id);
	const [text, setText] = useState<string | null>(() => parseDraft(drafts.read(name))?.text ?? null);
	const edit = useRef<HTMLButtonElement>(null);
	const type = (next: string): void => {
		setText(next);
		drafts.write(name, { text: next, position: note.position });
	};
	const close = (): void => {
		drafts.write(name, null);
		setText(null);
	};
	const save = async (): Promise<Failure> => {
		const failure = text === null ? null : await book.change(note, text.trim());
		if (failure === null) close();
		return failure;
	};
	return (
		<li className={styles.note}>
			<Where note={note} />
			{text === null ? (
				<Shown note={note} edit={edit} onEdit={() => setText(note.text)} onRemove={onRemove} />
			) : (
				<EditedNote text={text} onType={type} onSave={save} onCancel={close} onClosed={() => edit.current?.focus()} />
			)}
		</li>
	);
}

function Where({ note }: { note: Note }) {
	const content = useContentPosition();
	const name = content.nameOf(note.position);
	if (!name) return null;
	return (
		<button type="button" className={styles.jump} aria-label={`回到 ${name}`} onClick={() => content.go(note.position)}>
			<Icon name={isBookmark(note) ? 'flag' : 'pin'} />
			{name}
		</button>
	);
}

interface ShownProps {
	note: Note;
	edit: React.RefObject<HTMLButtonElement | null>;
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

interface EditedNoteProps {
	text: string;
	onType: (text: string) => void;
	onSave: () => Promise<Failure>;
	onCancel: () => void;
	onClosed: () => void;
}

function EditedNote({ onClosed, ...form }: EditedNoteProps) {
	const field = useRef<HTMLTextAreaElement>(null);
	const closed = useRef(onClosed);
	useEffect(() => {
		const { current } = field;
		current?.focus({ preventScroll: true });
		current?.setSelectionRange(current.value.length, current.value.length);
		const leave = closed.current;
		return () => leave();
	}, []);
	return <NoteForm label="修改笔记" hint="写点什么" submit="保存" field={field} {...form} />;
}
