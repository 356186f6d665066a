import { Button } from '#src/ui/button.tsx';
import { useModal } from '#src/ui/use-modal.ts';
import type { Question } from './feedback-store.ts';

export function ConfirmDialog({ question: { text, title }, onAnswer }: { question: Question; onAnswer: (yes: boolean) => void }) {
	const { props } = useModal({ onClose: () => onAnswer(false) });
	return (
		<dialog {...props} className="feedback-confirm" aria-labelledby="confirm-title" aria-describedby="confirm-text">
			<h2 id="confirm-title">{title ?? '请确认'}</h2>
			<p id="confirm-text">{text}</p>
			<div className="feedback-confirm-actions">
				<Button label="取消" onPress={() => onAnswer(false)} />
				<Button label="确定" kind="primary" onPress={() => onAnswer(true)} />
			</div>
		</dialog>
	);
}
