import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useClock } from '#src/pages/use-clock.ts';
import { Button } from '#src/ui/button.tsx';
import { useRest } from '#src/ui/use-press.ts';
import styles from './discussion.module.css';
import { LONGEST_POST, postError, roomLeft } from './discussion-rules.ts';
import type { Failure } from './discussion-types.ts';

export interface PostFormProps {
	label: string;
	hint: string;
	submit: string;
	/** The text is kept if this returns an error. */
	onSend: (text: string) => Promise<Failure>;
	onStart?: () => void;
	/** Makes this a form that was opened: it takes the focus and can be closed. */
	onCancel?: () => void;
	children?: ReactNode;
}

export function PostForm({ label, hint, submit, onSend, onStart, onCancel, children }: PostFormProps) {
	const [text, setText] = useState('');
	const [failure, setFailure] = useState<Failure>(null);
	const [busy, setBusy] = useState(false);
	const [resting, rest] = useRest();
	const { throttle } = useClock();
	const field = useRef<HTMLTextAreaElement>(null);
	const statusId = useId();
	const opened = useRef(onCancel !== undefined);
	useEffect(() => {
		if (opened.current) field.current?.focus();
	}, []);
	const send = async (): Promise<void> => {
		if (busy || resting) return;
		const wrong = postError(text);
		setFailure(wrong || null);
		if (wrong) return field.current?.focus();
		setBusy(true);
		rest(throttle);
		const failed = await onSend(text.trim());
		setFailure(failed);
		setBusy(false);
		if (failed === null) setText('');
	};
	return (
		<form
			className={styles.form}
			aria-label={label}
			data-dirty={text !== '' || undefined}
			onSubmit={(event) => {
				event.preventDefault();
				void send();
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
				maxLength={LONGEST_POST * 4}
				value={text}
				readOnly={busy}
				onChange={(event) => {
					setFailure(null);
					if (text === '') onStart?.();
					setText(event.target.value);
				}}
				onKeyDown={(event) => {
					if (!isSendKey(event)) return;
					event.preventDefault();
					void send();
				}}
			/>
			<p id={statusId} className={failure === null ? styles.quiet : styles.failure} role={failure === null ? undefined : 'alert'}>
				{failure ?? roomLeft(text)}
			</p>
			<div className="row">
				<Button label={submit} type="submit" kind="primary" busy={busy} resting={resting} />
				{onCancel && <Button label="取消" kind="text" onPress={onCancel} />}
				{children}
			</div>
		</form>
	);
}

/** Ignores keys during IME composition. */
const isSendKey = ({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent): boolean =>
	key === 'Enter' && (ctrlKey || metaKey) && !nativeEvent.isComposing;
