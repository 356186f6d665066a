import { useCallback } from 'react';
import type { Question } from './feedback-store.ts';

/** A native dialog: it keeps the focus, closes on Escape, and gives the focus back. */
export function ConfirmDialog({ question: { text, title }, onAnswer }: { question: Question; onAnswer: (yes: boolean) => void }) {
	const open = useCallback((dialog: HTMLDialogElement | null) => dialog?.showModal(), []);
	return (
		<dialog ref={open} className="feedback-confirm" aria-labelledby="confirm-title" aria-describedby="confirm-text" onClose={() => onAnswer(false)}>
			<h2 id="confirm-title">{title ?? '请确认'}</h2>
			<p id="confirm-text">{text}</p>
			<div className="feedback-confirm-actions">
				<button type="button" className="shell-button" onClick={() => onAnswer(false)}>
					取消
				</button>
				<button type="button" className="shell-button shell-button-primary" onClick={() => onAnswer(true)}>
					确定
				</button>
			</div>
		</dialog>
	);
}
