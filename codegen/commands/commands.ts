import type { Command } from './command.ts';

interface CommandEntry {
	/** Arguments, as the help shows them. */
	usage: string;
	summary: string;
	load: () => Promise<Command>;
}

/** The commands besides compiling, by name. */
export const commands: Readonly<Record<string, CommandEntry>> = {
	access: {
		usage: '[role]',
		summary: 'who reaches what, and where permissions and manifests disagree',
		load: async () => (await import('./access.ts')).access,
	},
	explain: {
		usage: '<code>',
		summary: 'says at length what a finding means, with an example',
		load: async () => (await import('./explain.ts')).explain,
	},
};
