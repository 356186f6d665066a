import type { AnswerCheck } from '#src/http/call.ts';
import type { App } from './app-model.ts';

const loadShapes = () => import('./whole-answers.ts').catch(() => null);

/** Judges answers that no page describes by all that the API document requires of them. The shapes arrive while the call runs. */
export function checkWhole(operation: string): AnswerCheck {
	const loading = loadShapes();
	// Without the shapes, as after a release that has replaced their file, an answer is taken as it is.
	return async (data) => (await loading)?.judgeAnswer(operation, data) ?? null;
}

/** In development: notes where an answer differs from the document in a way that no page minds. */
export async function noteDifferences({ errors }: Pick<App, 'errors'>, operation: string, data: unknown): Promise<void> {
	const difference = (await loadShapes())?.judgeAnswer(operation, data, { strict: true });
	if (difference) errors.report(new Error(`differs from the API document: ${difference}`), operation);
}
