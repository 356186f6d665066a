import { type PageCommands, usePage } from './page-context.tsx';

export const useActions = (): PageCommands['run'] => usePage().commands.run;
