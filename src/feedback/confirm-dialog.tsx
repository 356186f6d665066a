import { useRef } from 'react';
import { Button } from '#src/ui/button.tsx';
import { useModal } from '#src/ui/use-modal.ts';
import type { Question } from './feedback-store.ts';

export function ConfirmDialog({ question: { text, title }, onAnswer }: { question: Question; onAnswer: (yes: boolean) => void }) {
	const answer = useRef(false);
	// It is closed before it is answered: what the answer closes gives the focus back, too, and could not below an open dialog.
	const { props, close } = useModal({ onClose: () => onAnswer(answer.current) });
	const agree = (): void => {
		answer.current = true;
		close();
	};
	return (
		<dialog {...props} className="feedback-confirm" aria-labelledby="confirm-title" aria-describedby="confirm-text">
			<h2 id="confirm-title">{title ?? '请确认'}</h2>
			<p id="confirm-text">{text}</p>
			<div className="feedback-confirm-actions">
				<Button label="取消" onPress={close} />
				<Button label="确定" kind="primary" onPress={agree} />
			</div>
		</dialog>
	);
}
