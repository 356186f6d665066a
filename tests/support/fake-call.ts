import type { OperationName } from '#generated/api/operations.ts';
import type { Result } from '#src/http/result.ts';
import type { Calls, PageCallOptions } from '#src/pages/use-calls.ts';

type UntypedCall = (
	operation: OperationName,
	input: Readonly<Record<string, unknown>>,
	options?: PageCallOptions,
) => Promise<Result<unknown>>;

/** A `call` that answers what a test needs, also what the API documents forbid. */
export const fakeCall = (call: UntypedCall) => call as Calls['call'];
