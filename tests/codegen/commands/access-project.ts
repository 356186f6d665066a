import { access } from '#codegen/commands/access.ts';
import type { CommandContext, CommandResult, Format } from '#codegen/commands/command.ts';
import { baseProject, compileSample } from '../support/sample-project.ts';

/** An edit of one manifest; `find` occurs exactly once. */
export type Edit = readonly [file: string, find: string, replace: string];

/** Changes the base project so that no link leads to a forbidden page and nothing is unused. */
const OPEN: readonly Edit[] = [
	['routes.yaml', ', guard: staff', ''],
	['permissions.yaml', "['course:read']", '[]'],
	['permissions.yaml', "['course:read', 'course:write']", "['course:write']"],
	['permissions.yaml', "  'course:read': { title: 看课程 }\n", ''],
];

export function projectWith(edits: readonly Edit[]): Map<string, string> {
	const project = baseProject();
	for (const [name, find, replace] of [...OPEN, ...edits]) {
		const file = `manifests/${name}`;
		const text = project.get(file) ?? '';
		if (text.split(find).length !== 2) throw new Error(`"${find}" does not stand exactly once in ${name}.`);
		project.set(
			file,
			text.replace(find, () => replace),
		);
	}
	return project;
}

export function accessOf(edits: readonly Edit[], args: readonly string[] = [], format: Format = 'text'): Promise<CommandResult> {
	const project = projectWith(edits);
	return access(args, {
		format,
		compile: () => compileSample(project),
		readText: (file: string) => project.get(file) ?? null,
	} as CommandContext);
}
