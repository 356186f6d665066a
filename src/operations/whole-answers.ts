/** Checks answers against the API documents. A separate chunk, for calls that no page describes. */
import { answerShapes } from '#generated/api/answer-shapes.ts';
import { type CheckOptions, checkShape, describeFault } from '#src/http/check-shape.ts';

export function judgeAnswer(operation: string, data: unknown, options?: CheckOptions): string | null {
	const shape = answerShapes[operation];
	const fault = shape === undefined ? null : checkShape(shape, data, options);
	return fault && describeFault(fault);
}
