import type { InputOf, OperationName } from '#generated/api/operations.ts';
import { type PageCommands, usePage } from './page-context.tsx';
import type { ActionStep } from './page-definition.ts';

export const useActions = (): PageCommands['run'] => usePage().commands.run;

/** A `call` step of code, typed by its operation. The compiler checks the input of those in pages. */
export const callStep = <N extends OperationName>(call: N, input: InputOf<N>): ActionStep => ({ call, with: () => input });
