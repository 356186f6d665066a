import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useClock } from '#src/pages/use-clock.ts';
import { Button } from '#src/ui/button.tsx';
import { TextEntry } from '#src/ui/text-entry.tsx';
import { useRest } from '#src/ui/use-press.ts';
import styles from './discussion.module.css';
import { LONGEST_POST, postError } from './discussion-rules.ts';
import type { Failure } from './discussion-types.ts';

export interface PostFormProps {
	label: string;
	hint: string;
	submit: string;
	text: string;
	onType: (text: string) => void;
	/** Takes the text without space around it. The form keeps its text if this returns an error. */
	onSend: (text: string) => Promise<Failure>;
	/** The form was opened just now, so it takes the focus. */
	takesFocus?: boolean;
	onCancel?: () => void;
	children?: ReactNode;
}

export function PostForm({ label, hint, submit, text, onType, onSend, takesFocus = false, onCancel, children }: PostFormProps) {
	const [failure, setFailure] = useState<Failure>(null);
	const [busy, setBusy] = useState(false);
	const [resting, rest] = useRest();
	const { throttle } = useClock();
	const field = useRef<HTMLTextAreaElement>(null);
	const opened = useRef(takesFocus);
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
	};
	return (
		<form
			className={styles.form}
			aria-label={label}
			onSubmit={(event) => {
				event.preventDefault();
				void send();
			}}
		>
			<TextEntry
				label={label}
				hint={hint}
				text={text}
				failure={failure}
				busy={busy}
				field={field}
				longest={LONGEST_POST}
				onType={(typed) => {
					setFailure(null);
					onType(typed);
				}}
				onSend={() => void send()}
			/>
			<div className="row">
				<Button label={submit} type="submit" kind="primary" busy={busy} resting={resting} />
				{onCancel && <Button label="取消" kind="text" onPress={onCancel} />}
				{children}
			</div>
		</form>
	);
}
