import { type PageCommands, usePage } from './page-context.tsx';

/** Runs lists of actions; `bound` names the row, form or record that they belong to. */
export const useActions = (): PageCommands['run'] => usePage().commands.run;
