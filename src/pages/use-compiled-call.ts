import type { DataOf, OperationName } from '#generated/api/operations.ts';
import { compiledInput } from '#src/http/compiled-input.ts';
import type { Result } from '#src/http/result.ts';
import type { Expression } from './block-base.ts';
import { usePage } from './page-context.tsx';
import type { PageScope } from './page-scope.ts';
import { type PageCallOptions, useCalls } from './use-calls.ts';
import { useScope } from './use-scope.ts';

interface CompiledCallOptions extends Pick<PageCallOptions, 'signal' | 'quiet'> {
	/** Of the input; that of the block by default. */
	scope?: PageScope;
}

/** A call that the manifest of a block declares, with its input. */
export type CompiledCall = (
	operation: OperationName,
	input?: Expression<Record<string, unknown>>,
	options?: CompiledCallOptions,
) => Promise<Result<DataOf<OperationName>>>;

export function useCompiledCall(): CompiledCall {
	const { call } = useCalls();
	const { shapes } = usePage().definition;
	const own = useScope();
	return (operation, input, { scope = own, ...options } = {}) =>
		call(operation, compiledInput(input ? scope.read(input) : {}), { shapes, ...options });
}
