import { type RefObject, useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useContentPosition } from '#app/course/content-position.tsx';
import { useEntryDraft } from '#app/thread/entry-draft.ts';
import { EntryForm } from '#app/thread/entry-form.tsx';
import type { Failure } from '#app/thread/write.ts';
import { Button } from '#src/ui/button.tsx';
import { NOTE_ERRORS } from './note.ts';
import styles from './notes.module.css';

export interface NewNoteProps {
	lessonId: string;
	field: RefObject<HTMLTextAreaElement | null>;
	markResting: boolean;
	onMark: () => Promise<unknown>;
	onSave: (text: string, position: number) => Promise<Failure>;
}

/** A new note. It keeps the position at which writing began. */
export function NewNote({ lessonId, field, markResting, onMark, onSave }: NewNoteProps) {
	const content = useContentPosition();
	const { now } = useSnapshot(content.state);
	const draft = useEntryDraft(`note ${lessonId}`);
	const { restored } = draft;
	// Brings a restored draft into view.
	useEffect(() => {
		if (restored) content.reveal();
	}, [restored, content]);
	const position = draft.value?.position ?? now;
	const [here, where] = [content.nameOf(now), content.nameOf(position)];
	return (
		<EntryForm
			label="写笔记"
			hint="把这里的要点记下来"
			submit="记下"
			draft={draft}
			errors={NOTE_ERRORS}
			here={() => content.state.now}
			field={field}
			onSend={({ text }) => onSave(text, position)}
			before={
				where && (
					<span className={styles.where}>
						<span className={styles.position}>{where}</span>
						{draft.value && where !== here && (
							<button
								type="button"
								className={styles.link}
								onClick={() => draft.value && draft.keep({ ...draft.value, position: content.state.now })}
							>
								改到 {here}
							</button>
						)}
					</span>
				)
			}
		>
			<Button label="书签" icon="flag" resting={markResting} onPress={onMark} />
		</EntryForm>
	);
}
