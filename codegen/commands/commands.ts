import type { Command } from './command.ts';

interface CommandEntry {
	usage: string;
	summary: string;
	load: () => Promise<Command>;
}

export const commands: Readonly<Record<string, CommandEntry>> = {
	access: {
		usage: '[role]',
		summary: 'who reaches what, and where permissions and manifests disagree',
		load: async () => (await import('./access.ts')).access,
	},
	diff: {
		usage: '<git-ref or folder>',
		summary: 'says what changed in the API since then, and which pages that touches',
		load: async () => (await import('./diff.ts')).diff,
	},
	explain: {
		usage: '<code or block>',
		summary: 'says at length what a finding means, or what keys a block or step takes',
		load: async () => (await import('./explain.ts')).explain,
	},
	fix: {
		usage: '[code] [--dry-run]',
		summary: 'mends the findings whose remedy is certain, all or those of a code, and says what is left',
		load: async () => (await import('./fix.ts')).fix,
	},
	import: {
		usage: '<openapi file> [api name]',
		summary: 'makes the manifest of an API from a document of OpenAPI or Swagger',
		load: async () => (await import('./import.ts')).importApi,
	},
	migrate: {
		usage: '<kind> <old> <new> [--write]',
		summary: 'carries a new name of an operation, field, route, permission or dictionary through the app',
		load: async () => (await import('./migrate.ts')).migrate,
	},
	routes: {
		usage: 'check <file>',
		summary: 'checks a list of routes for the server, JSON or YAML, also of related products',
		load: async () => (await import('./routes.ts')).routes,
	},
	scaffold: {
		usage: 'page <operation> | app <folder> [--from <document>]',
		summary: 'writes a first page of an operation, or a whole app: to start from, or of an OpenAPI document',
		load: async () => (await import('./scaffold.ts')).scaffold,
	},
	who: {
		usage: '<name>',
		summary: 'lists who uses an operation, field, route, permission or other name',
		load: async () => (await import('./who.ts')).who,
	},
};
