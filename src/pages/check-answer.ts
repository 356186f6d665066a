import type { AnswerCheck } from '#src/http/call.ts';
import { checkShape, describeFault } from '#src/http/check-shape.ts';
import type { PageDefinition } from './page-definition.ts';

/** Judges an answer by what the page reads of it. */
export function checkOf(operation: string, shapes: PageDefinition['shapes']): AnswerCheck {
	const shape = shapes?.[operation];
	return (data) => {
		const fault = shape ? checkShape(shape, data) : null;
		return fault && describeFault(fault);
	};
}
