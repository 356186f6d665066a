import { type ReactNode, type RefObject, useState } from 'react';
import { useClock } from '#src/pages/use-clock.ts';
import { Button } from '#src/ui/button.tsx';
import { TextEntry } from '#src/ui/text-entry.tsx';
import { useRest, useSending } from '#src/ui/use-press.ts';
import type { Failure } from './note-book.ts';
import { LONGEST_NOTE, noteError } from './note-rules.ts';
import styles from './notes.module.css';

export interface NoteFormProps {
	label: string;
	hint: string;
	submit: string;
	text: string;
	field: RefObject<HTMLTextAreaElement | null>;
	onType: (text: string) => void;
	/** The text is kept if this returns an error. */
	onSave: () => Promise<Failure>;
	onCancel?: () => void;
	children?: ReactNode;
	more?: ReactNode;
}

export function NoteForm({ label, hint, submit, text, field, onType, onSave, onCancel, children, more }: NoteFormProps) {
	const [failure, setFailure] = useState<Failure>(null);
	const { busy, send } = useSending();
	const [resting, rest] = useRest();
	const { throttle } = useClock();
	const save = async (): Promise<void> => {
		if (resting) return;
		const wrong = noteError(text);
		setFailure(wrong || null);
		if (wrong) return field.current?.focus();
		await send(async () => {
			const failed = await onSave();
			if (failed === null) rest(throttle);
			setFailure(failed);
		});
	};
	return (
		<form
			className={styles.form}
			aria-label={label}
			onSubmit={(event) => {
				event.preventDefault();
				void save();
			}}
		>
			<TextEntry
				label={label}
				hint={hint}
				text={text}
				failure={failure}
				busy={busy}
				field={field}
				longest={LONGEST_NOTE}
				onType={(typed) => {
					setFailure(null);
					onType(typed);
				}}
				onSend={() => void save()}
			/>
			<div className="row">
				{children}
				<Button label={submit} type="submit" kind="primary" busy={busy} resting={resting} />
				{onCancel && <Button label="取消" kind="text" onPress={onCancel} />}
				{more}
			</div>
		</form>
	);
}
