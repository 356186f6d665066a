import { useRef } from 'react';
import * as texts from '#generated/messages/feedback/dialogs.ts';
import { Button } from '#src/ui/button.tsx';
import { useModal } from '#src/ui/use-modal.ts';
import type { FeedbackDialogsProps, Question } from './feedback-store.ts';
import './feedback-dialogs.css';

export function FeedbackDialogs({ question, blocking, overlayText, onAnswer }: FeedbackDialogsProps) {
	return (
		<>
			{question && <ConfirmDialog key={question.id} question={question} onAnswer={onAnswer} />}
			{blocking > 0 && <LoadingOverlay text={overlayText} />}
		</>
	);
}

/** Blocks pointer and keyboard input; spec 4. */
function LoadingOverlay({ text }: { text: string }) {
	const { props } = useModal({ mayClose: () => false });
	return (
		<dialog {...props} className="feedback-overlay" aria-label={text}>
			<span className="shell-spinner" aria-hidden="true" />
			<span role="status">{text}</span>
		</dialog>
	);
}

function ConfirmDialog({ question: { text, title, yes }, onAnswer }: { question: Question; onAnswer: (yes: boolean) => void }) {
	const answer = useRef(false);
	// Close first, then answer: the answer may close another dialog, which could not restore focus below an open one.
	const { props, close } = useModal({ onClose: () => onAnswer(answer.current) });
	const agree = (): void => {
		answer.current = true;
		close();
	};
	return (
		<dialog {...props} className="feedback-confirm" aria-labelledby="confirm-title" aria-describedby="confirm-text">
			<h2 id="confirm-title">{title ?? texts.confirm}</h2>
			<p id="confirm-text">{text}</p>
			<div className="feedback-confirm-actions">
				<Button label={texts.cancel} onPress={close} />
				<Button label={yes ?? texts.ok} kind="primary" onPress={agree} />
			</div>
		</dialog>
	);
}
