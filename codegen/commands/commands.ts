import type { Command } from './command.ts';

interface CommandEntry {
	/** Arguments, as the help shows them. */
	usage: string;
	summary: string;
	load: () => Promise<Command>;
}

/** The commands besides compiling, by name. */
export const commands: Readonly<Record<string, CommandEntry>> = {
	explain: {
		usage: '<code>',
		summary: 'says at length what a finding means, with an example',
		load: async () => (await import('./explain.ts')).explain,
	},
	import: {
		usage: '<openapi file> [api name]',
		summary: 'makes the manifest of an API from a document of OpenAPI or Swagger',
		load: async () => (await import('./import.ts')).importApi,
	},
};
