import { type RefObject, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useContentPosition } from '#app/course/content-position.tsx';
import type { FormDrafts } from '#src/drafts/form-drafts.ts';
import { Button } from '#src/ui/button.tsx';
import type { NoteBook } from './note-book.ts';
import { NoteForm } from './note-form.tsx';
import { draftName, type NoteDraft, parseDraft } from './note-rules.ts';
import styles from './notes.module.css';

export interface NewNoteProps {
	lessonId: string;
	book: NoteBook;
	drafts: FormDrafts;
	field: RefObject<HTMLTextAreaElement | null>;
	markResting: boolean;
	onMark: () => Promise<unknown>;
}

/** A new note. It keeps the position at which writing began. */
export function NewNote({ lessonId, book, drafts, field, markResting, onMark }: NewNoteProps) {
	const content = useContentPosition();
	const here = content.nameOf(useSnapshot(content.state).now);
	const name = draftName(lessonId);
	const [kept] = useState(() => parseDraft(drafts.read(name)));
	const [draft, setDraft] = useState<NoteDraft | null>(kept);
	// Brings a restored draft into view.
	useEffect(() => {
		if (kept) content.reveal();
	}, [kept, content]);
	const write = (next: NoteDraft | null): void => {
		setDraft(next);
		drafts.write(name, next && { ...next });
	};
	const save = async () => {
		const failure = draft && (await book.add({ ...draft, text: draft.text.trim() }));
		if (failure === null) write(null);
		return failure;
	};
	const where = draft ? content.nameOf(draft.position) : here;
	return (
		<NoteForm
			label="写笔记"
			hint="把这里的要点记下来"
			submit="记下"
			text={draft?.text ?? ''}
			field={field}
			onType={(text) => write(text === '' ? null : { text, position: draft?.position ?? content.state.now })}
			onSave={save}
			more={<Button label="书签" icon="flag" resting={markResting} onPress={onMark} />}
		>
			{where && (
				<span className={styles.where}>
					<span className={styles.place}>{where}</span>
					{draft && where !== here && (
						<button type="button" className={styles.link} onClick={() => write({ ...draft, position: content.state.now })}>
							改到 {here}
						</button>
					)}
				</span>
			)}
		</NoteForm>
	);
}
