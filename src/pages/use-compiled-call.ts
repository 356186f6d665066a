import type { DataOf, OperationName } from '#generated/api/operations.ts';
import { compiledInput } from '#src/http/compiled-input.ts';
import type { Result } from '#src/http/result.ts';
import type { Expression } from './block-base.ts';
import { usePage } from './page-context.tsx';
import { useCalls } from './use-calls.ts';
import { useScope } from './use-scope.ts';

/** A call that the manifest of a block declares, with its input. */
export type CompiledCall = (
	operation: OperationName,
	input?: Expression<Record<string, unknown>>,
) => Promise<Result<DataOf<OperationName>>>;

export function useCompiledCall(): CompiledCall {
	const { call } = useCalls();
	const { shapes } = usePage().definition;
	const scope = useScope();
	return (operation, input) => call(operation, compiledInput(input ? scope.read(input) : {}), { shapes });
}
