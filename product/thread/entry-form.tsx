import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useClock } from '#src/pages/use-clock.ts';
import type { Kept } from '#src/pages/use-kept.ts';
import { Button } from '#src/ui/button.tsx';
import { TextEntry } from '#src/ui/text-entry.tsx';
import { useRest, useSending } from '#src/ui/use-press.ts';
import { type EntryDraft, LONGEST_ENTRY } from './entry-draft.ts';
import styles from './thread.module.css';
import type { Failure } from './write.ts';

export interface EntryFormProps {
	label: string;
	hint: string;
	submit: string;
	draft: Kept<EntryDraft>;
	/** Text of the entry that is edited. */
	initial?: string;
	/** Why there is nothing to send, and why it is too long. */
	errors: { empty: string; tooLong: string };
	/** Position at which the writing begins; null if there is none. */
	here?: () => number | null;
	field?: RefObject<HTMLTextAreaElement | null>;
	/** Sends the draft, whose text has no space around it. The form keeps its text if this returns an error. */
	onSend: (draft: EntryDraft) => Promise<Failure>;
	/** The form was opened just now, so it takes the focus. */
	takesFocus?: boolean;
	onCancel?: () => void;
	/** The form has disappeared, which may have held the focus. */
	onClosed?: () => void;
	before?: ReactNode;
	children?: ReactNode;
}

/** The form of a new, edited or answered entry. */
export function EntryForm(props: EntryFormProps) {
	const { label, hint, submit, draft, initial = '', errors, here = () => null, onSend, onCancel, before, children } = props;
	const [failure, setFailure] = useState<Failure>(null);
	const { busy, send } = useSending();
	const [resting, rest] = useRest();
	const { throttle } = useClock();
	const own = useRef<HTMLTextAreaElement>(null);
	const field = props.field ?? own;
	useFocus(field, props);
	const text = draft.value?.text ?? initial;
	const position = draft.value?.position ?? null;
	const onType = (typed: string): void => {
		setFailure(null);
		draft.keep(typed === '' && initial === '' ? null : { text: typed, position: text === '' ? here() : position });
	};
	const submitDraft = async (): Promise<void> => {
		if (resting) return;
		const wrong = errorOf(text, errors);
		setFailure(wrong);
		if (wrong !== null) return field.current?.focus();
		await send(async () => {
			const failed = await onSend({ text: text.trim(), position });
			setFailure(failed);
			if (failed !== null) return;
			rest(throttle);
			draft.keep(null);
		});
	};
	return (
		<form
			className={styles.form}
			aria-label={label}
			onSubmit={(event) => {
				event.preventDefault();
				void submitDraft();
			}}
		>
			<TextEntry
				label={label}
				hint={hint}
				text={text}
				failure={failure || null}
				busy={busy}
				field={field}
				longest={LONGEST_ENTRY}
				onType={onType}
				onSend={() => void submitDraft()}
			/>
			<div className="row">
				{before}
				<Button label={submit} type="submit" kind="primary" busy={busy} resting={resting} />
				{onCancel && <Button label="取消" kind="text" onPress={onCancel} />}
				{children}
			</div>
		</form>
	);
}

function errorOf(text: string, { empty, tooLong }: EntryFormProps['errors']): Failure {
	if (text.trim() === '') return empty;
	return [...text].length > LONGEST_ENTRY ? tooLong : null;
}

/** Moves the focus into a form that was just opened, and tells when it has disappeared. */
function useFocus(field: RefObject<HTMLTextAreaElement | null>, { takesFocus = false, onClosed }: EntryFormProps): void {
	const first = useRef({ takesFocus, onClosed });
	useEffect(() => {
		const { current } = field;
		if (first.current.takesFocus) {
			current?.focus({ preventScroll: true });
			current?.setSelectionRange(current.value.length, current.value.length);
		}
		// A page that is shown again leaves the focus where it is.
		first.current.takesFocus = false;
		const { onClosed: closed } = first.current;
		return () => closed?.();
	}, [field]);
}
