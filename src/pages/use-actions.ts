import { type PageCommands, usePage } from './page-context.tsx';

/** Runs lists of actions; `bound` provides the row, form or record. */
export const useActions = (): PageCommands['run'] => usePage().commands.run;
