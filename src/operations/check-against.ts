import type { AnswerCheck } from '#src/http/call.ts';
import type { Shape } from '#src/http/check-shape.ts';

// If the code fails to load, for example after a release replaced the file, answers go unchecked.
const loadCheck = () => import('#src/http/check-shape.ts').catch(() => null);

/** Checks a page's call against the fields that the page reads, if it reads any. Loads the interpreter while the call is in flight. */
export function checkAgainst(shape: Shape | undefined): AnswerCheck {
	if (shape === undefined) return () => null;
	const loading = loadCheck();
	return async (data) => {
		const code = await loading;
		const fault = code?.checkShape(shape, data);
		return code && fault ? code.describeFault(fault) : null;
	};
}
