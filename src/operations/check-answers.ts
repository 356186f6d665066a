import type { OperationName } from '#generated/api/operations.ts';
import type { AnswerCheck } from '#src/http/call.ts';

// If the code fails to load, for example after a release replaced the file, answers go unchecked.
const loadShapes = () => import('./whole-answers.ts').catch(() => null);

/** Checks any other call against its full schema. `operation`: the one that the call reaches. */
export function checkWhole(operation: OperationName): AnswerCheck {
	const loading = loadShapes();
	return async (data) => (await loading)?.judgeAnswer(operation, data) ?? null;
}

/** Development only: reports differences from the API document that affect no page. */
export async function noteDifferences(
	operation: OperationName,
	data: unknown,
	report: (error: Error, where: string) => void,
): Promise<void> {
	const difference = (await loadShapes())?.judgeAnswer(operation, data, { strict: true });
	if (difference) report(new Error(`differs from the API document: ${difference}`), operation);
}
