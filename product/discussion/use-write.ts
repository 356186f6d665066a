import type { InputOf, OperationName } from '#generated/api/operations.ts';
import { useCalls } from '#src/pages/use-calls.ts';
import type { Failure } from './discussion-types.ts';

export type Write = <N extends OperationName>(operation: N, input: InputOf<N>) => Promise<Failure>;

/** Calls an operation and refreshes what it changes. The discussion shows the failure beside what was written, so the call is quiet. */
export function useWrite(): Write {
	const { call, answers, invalidates } = useCalls();
	return async (operation, input) => {
		const result = await call(operation, input, { quiet: true });
		if (!result.ok) return result.error.message;
		answers.invalidate(invalidates(operation));
		return null;
	};
}
