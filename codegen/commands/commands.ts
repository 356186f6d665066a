import type { Command } from './command.ts';

interface CommandEntry {
	/** Arguments, as the help shows them. */
	usage: string;
	summary: string;
	load: () => Promise<Command>;
}

/** The commands besides compiling, by name. */
export const commands: Readonly<Record<string, CommandEntry>> = {
	diff: {
		usage: '<git-ref or folder>',
		summary: 'says what changed in the API since then, and which pages that touches',
		load: async () => (await import('./diff.ts')).diff,
	},
	explain: {
		usage: '<code>',
		summary: 'says at length what a finding means, with an example',
		load: async () => (await import('./explain.ts')).explain,
	},
};
