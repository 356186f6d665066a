import { type KeyboardEvent, type ReactNode, type RefObject, useId, useState } from 'react';
import { useClock } from '#src/pages/use-clock.ts';
import { Button } from '#src/ui/button.tsx';
import { useRest, useSending } from '#src/ui/use-press.ts';
import type { Failure } from './note-book.ts';
import { LONGEST, noteError, roomLeft } from './note-rules.ts';
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
	const statusId = useId();
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
	const onKeyDown = (event: KeyboardEvent): void => {
		if (!isSaveKey(event)) return;
		event.preventDefault();
		void save();
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
			<textarea
				ref={field}
				className={styles.field}
				aria-label={label}
				aria-describedby={statusId}
				aria-invalid={failure !== null || undefined}
				placeholder={hint}
				rows={3}
				// Higher than the limit, so that a long paste is reported instead of truncated.
				maxLength={LONGEST * 4}
				value={text}
				readOnly={busy}
				onChange={(event) => {
					setFailure(null);
					onType(event.target.value);
				}}
				onKeyDown={onKeyDown}
			/>
			<p id={statusId} className={failure === null ? styles.quiet : styles.failure} role={failure === null ? undefined : 'alert'}>
				{failure ?? roomLeft(text)}
			</p>
			<div className="row">
				{children}
				<Button label={submit} type="submit" kind="primary" busy={busy} resting={resting} />
				{onCancel && <Button label="取消" kind="text" onPress={onCancel} />}
				{more}
			</div>
		</form>
	);
}

/** Ignores keys during IME composition. */
const isSaveKey = ({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent): boolean =>
	key === 'Enter' && (ctrlKey || metaKey) && !nativeEvent.isComposing;
