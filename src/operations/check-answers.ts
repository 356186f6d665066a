import type { AnswerCheck } from '#src/http/call.ts';
import type { Shape } from '#src/http/check-shape.ts';

// Code that does not arrive, as after a release that has replaced its file, leaves answers unchecked.
const loadCheck = () => import('#src/http/check-shape.ts').catch(() => null);
const loadShapes = () => import('./whole-answers.ts').catch(() => null);

/** Judges the answer to a call of a page by what the page reads of it, and of any other call as a whole. */
export function checkOf(operation: string, shapes: Readonly<Record<string, Shape>> | undefined): AnswerCheck {
	if (!shapes) return checkWhole(operation);
	const shape = shapes[operation];
	return shape === undefined ? () => null : checkAgainst(shape);
}

/** The interpreter arrives while the call runs. */
function checkAgainst(shape: Shape): AnswerCheck {
	const loading = loadCheck();
	return async (data) => {
		const code = await loading;
		const fault = code?.checkShape(shape, data);
		return code && fault ? code.describeFault(fault) : null;
	};
}

/** Judges an answer that no page describes by all that the API document requires of it. */
export function checkWhole(operation: string): AnswerCheck {
	const loading = loadShapes();
	return async (data) => (await loading)?.judgeAnswer(operation, data) ?? null;
}

/** In development: notes where an answer differs from the document in a way that no page minds. */
export async function noteDifferences(operation: string, data: unknown, report: (error: Error, where: string) => void): Promise<void> {
	const difference = (await loadShapes())?.judgeAnswer(operation, data, { strict: true });
	if (difference) report(new Error(`differs from the API document: ${difference}`), operation);
}
