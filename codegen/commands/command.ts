import type { Project } from '#codegen/project.ts';
import type { CompileResult } from '#codegen/run.ts';

export type Format = 'text' | 'json' | 'github';

export interface CommandContext {
	project: Project;
	format: Format;
	/** Compiles the manifests without writing anything. */
	compile(): Promise<CompileResult>;
}

export interface CommandResult {
	/** What is printed, without a line break at its end. */
	output: string;
	/** 0: fine. 1: there is something to mend. 2: the command was used wrongly, or could not do its work. */
	code: 0 | 1 | 2;
}

/** What `npm run codegen -- <name> …` does. Prints nothing itself. */
export type Command = (args: readonly string[], context: CommandContext) => Promise<CommandResult>;
