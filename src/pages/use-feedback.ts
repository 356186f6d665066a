import type { KeptMessage, MessageKind, Question } from '#src/feedback/feedback-store.ts';
import { createRequiredContext } from './create-required-context.ts';

/** Messages, confirmations and the blocking overlay. */
export interface Feedback {
	message(kind: MessageKind, text: string): void;
	/** Shows a message until it is closed. */
	keepMessage(text: string): KeptMessage;
	/** Asks the user; resolves to true for yes. */
	confirm(question: Question): Promise<boolean>;
	/** Shows the blocking overlay until the promise settles, and returns the promise's value. */
	blockWhile<Value>(work: Promise<Value>): Promise<Value>;
	/** Logs an error caught by an error boundary. `where` names the page and the block. */
	reportError(error: unknown, where: string): void;
	/** Text on the cover of a busy block: `http.overlayText` of app.yaml. */
	overlayText: string;
}

export const [FeedbackContext, useFeedback] = createRequiredContext<Feedback>();
