import type { Project } from '#codegen/project.ts';
import type { CompileResult } from '#codegen/run.ts';

export type Format = 'text' | 'json' | 'github';

export interface CommandContext {
	project: Project;
	format: Format;
	/** `--write`: do what is otherwise only shown. */
	write?: boolean;
	/** `--dry-run`: show what is otherwise done. */
	dryRun?: boolean;
	/** `--from <file>`: document that an app is made of. */
	from?: string | null;
	compile(): Promise<CompileResult>;
	/** Text of a file of the project; null if it does not exist. */
	readText(file: string): string | null;
}

export interface CommandResult {
	/** Printed to the console; no trailing line break. */
	output: string;
	/** 0: success. 1: findings. 2: wrong usage, or the command failed. */
	code: 0 | 1 | 2;
}

/** Implements `npm run codegen -- <name> …`. Does not print. */
export type Command = (args: readonly string[], context: CommandContext) => Promise<CommandResult>;

/** The result of a command that cannot run: wrong usage, or manifests with findings. */
export const refused = (output: string): CommandResult => ({ output, code: 2 });
