import { type ReactNode, useId, useRef, useState } from 'react';
import * as texts from '#generated/messages/tools/menu-studio/publish.ts';
import { Button, type ButtonProps } from '#src/ui/button.tsx';
import { useSending } from '#src/ui/use-press.ts';
import styles from './publish.module.css';

/** Characters; the limit of the API. */
const LONGEST = 200;

interface CommentFormProps {
	label: string;
	hint: string;
	submit: string;
	kind?: ButtonProps['kind'];
	/** Why sending is impossible now; '' if it is possible. */
	blocked: string;
	/** Why the last attempt failed. */
	problem: string;
	initial?: string;
	onSubmit: (comment: string) => Promise<void>;
	/** Further questions, above the comment. */
	before?: ReactNode;
	children?: ReactNode;
}

/** Asks for a comment and sends. */
export function CommentForm({
	label,
	hint,
	submit,
	kind = 'primary',
	blocked,
	problem,
	initial = '',
	onSubmit,
	before,
	children,
}: CommentFormProps) {
	const id = useId();
	const { field, comment, wrong, busy, type, send } = useComment({ initial, blocked, onSubmit });
	return (
		<form
			className={styles.part}
			aria-label={submit}
			noValidate
			data-dirty={comment !== initial || undefined}
			onSubmit={(event) => {
				event.preventDefault();
				void send();
			}}
		>
			{before}
			<label htmlFor={id} className={styles.label}>
				{label}
			</label>
			<textarea
				ref={field}
				id={id}
				className={styles.field}
				rows={2}
				required
				placeholder={hint}
				value={comment}
				readOnly={busy}
				aria-invalid={wrong !== '' || undefined}
				aria-describedby={`${id}-state`}
				onChange={({ target }) => type(target.value)}
			/>
			<p id={`${id}-state`} className={wrong || problem ? styles.wrong : styles.quiet} role={wrong || problem ? 'alert' : undefined}>
				{wrong || problem || blocked || `${comment.trim().length} / ${LONGEST}`}
			</p>
			<div className={styles.buttons}>
				{children}
				<Button label={submit} type="submit" kind={kind} busy={busy} resting={blocked !== ''} />
			</div>
		</form>
	);
}

function useComment({ initial, blocked, onSubmit }: Required<Pick<CommentFormProps, 'initial' | 'blocked' | 'onSubmit'>>) {
	const field = useRef<HTMLTextAreaElement>(null);
	const [comment, setComment] = useState(initial);
	const [wrong, setWrong] = useState('');
	const { busy, send: sendOnce } = useSending();
	const type = (text: string): void => {
		setWrong('');
		setComment(text);
	};
	const send = async (): Promise<void> => {
		if (blocked) return;
		const text = comment.trim();
		const error = wrongWith(text);
		setWrong(error);
		if (error) return field.current?.focus();
		await sendOnce(() => onSubmit(text));
	};
	return { field, comment, wrong, busy, type, send };
}

function wrongWith(comment: string): string {
	if (comment === '') return texts.commentMissing;
	return comment.length > LONGEST ? texts.commentTooLong({ longest: LONGEST, length: comment.length }) : '';
}
