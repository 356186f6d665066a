import { type KeyboardEvent, type RefObject, useId } from 'react';
import * as texts from '#generated/messages/ui/entry.ts';
import styles from './text-entry.module.css';

export interface TextEntryProps {
	label: string;
	hint: string;
	text: string;
	/** In characters. From nine tenths of it on, a line says how many are left. */
	longest: number;
	/** Why the text cannot be sent. */
	failure: string | null;
	busy: boolean;
	field: RefObject<HTMLTextAreaElement | null>;
	onType(text: string): void;
	onSend(): void;
}

/** A text of some lines in a form that Ctrl+Enter or ⌘+Enter sends, too. */
export function TextEntry({ label, hint, text, longest, failure, busy, field, onType, onSend }: TextEntryProps) {
	const statusId = useId();
	return (
		<>
			<textarea
				ref={field}
				className={styles.field}
				aria-label={label}
				aria-describedby={statusId}
				aria-invalid={failure !== null || undefined}
				placeholder={hint}
				rows={3}
				// Higher than the limit, so that a long paste is reported instead of truncated.
				maxLength={longest * 4}
				value={text}
				readOnly={busy}
				onChange={(event) => onType(event.target.value)}
				onKeyDown={(event) => {
					if (!isSendKey(event)) return;
					event.preventDefault();
					onSend();
				}}
			/>
			<p id={statusId} className={styles.status} role={failure === null ? undefined : 'alert'}>
				{failure ?? roomLeft([...text].length, longest)}
			</p>
		</>
	);
}

function roomLeft(length: number, longest: number): string {
	if (length < longest * 0.9) return '';
	return length <= longest ? texts.left({ count: longest - length }) : texts.over({ count: length - longest });
}

/** Ignores keys during IME composition. */
const isSendKey = ({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent): boolean =>
	key === 'Enter' && (ctrlKey || metaKey) && !nativeEvent.isComposing;
