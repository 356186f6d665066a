import { useCallback } from 'react';
import { Button } from '#src/ui/button.tsx';
import type { Question } from './feedback-store.ts';

/** A native dialog: it keeps the focus, closes on Escape, and gives the focus back. */
export function ConfirmDialog({ question: { text, title }, onAnswer }: { question: Question; onAnswer: (yes: boolean) => void }) {
	const open = useCallback((dialog: HTMLDialogElement | null) => dialog?.showModal(), []);
	return (
		<dialog
			ref={open}
			className="feedback-confirm"
			aria-labelledby="confirm-title"
			aria-describedby="confirm-text"
			onClose={() => onAnswer(false)}
		>
			<h2 id="confirm-title">{title ?? '请确认'}</h2>
			<p id="confirm-text">{text}</p>
			<div className="feedback-confirm-actions">
				<Button label="取消" onPress={() => onAnswer(false)} />
				<Button label="确定" kind="primary" onPress={() => onAnswer(true)} />
			</div>
		</dialog>
	);
}
