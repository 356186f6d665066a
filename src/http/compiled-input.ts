import type { InputOf, OperationName } from '#generated/api/operations.ts';

/** Input for an operation that is known only at run time. */
export type CompiledInput = InputOf<OperationName>;

/** The only untyped way into `call`, for input that expressions of the manifests have computed: the compiler has checked it. */
export const compiledInput = (input: Readonly<Record<string, unknown>>): CompiledInput => input as CompiledInput;
