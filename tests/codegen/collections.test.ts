/** Kinds of manifests that an app itself defines. */
import { expect, test } from 'vitest';
import type { Collection } from '#codegen/collection.ts';
import { reportText } from '#codegen/diagnostics/report-text.ts';
import { integer, list, object, optional, required, string } from '#codegen/grammar/grammar.ts';
import { scalarAt } from '#codegen/read/spec.ts';
import { compile } from '#codegen/run.ts';
import { baseProject, inputOf } from './support/sample-project.ts';

const collection: Collection<'nameless-world'> = {
	shape: {
		name: 'World',
		doc: 'A world of a robot.',
		keys: {
			title: required(string(), 'Title.'),
			walls: optional(list(object({ name: 'Wall', doc: 'A wall.', keys: { at: required(integer(0, 9), 'Place.') } })), 'Walls.'),
		},
	},
	findings: {
		'nameless-world': {
			title: 'A world without a name',
			explanation: 'Nobody could ask for it.',
			wrong: 'title: 空',
			right: 'title: 迷宫',
		},
	},
	check: (entries, report) => {
		for (const world of entries.values())
			if (scalarAt(world, 'title') === '空') report({ code: 'nameless-world', message: 'The world is called “空”.', at: world.at });
	},
};

const compileWith = (worlds: Readonly<Record<string, string>>) => {
	const project = baseProject();
	const app = project.get('manifests/app.yaml') ?? '';
	project.set('manifests/app.yaml', `${app}collections: { worlds: { folder: worlds, module: world-grammar.ts } }\n`);
	for (const [name, text] of Object.entries(worlds)) project.set(`manifests/worlds/${name}.yaml`, text);
	return compile({ ...inputOf(project), loadModule: async () => ({ collection }) });
};

test('entries are emitted with their type, and editors get a schema', async () => {
	const { files, diagnostics } = await compileWith({ maze: 'title: 迷宫\nwalls: [{ at: 3 }]\n', empty: 'title: 空地\n' });
	expect(diagnostics).toEqual([]);
	const textOf = (path: string): string | undefined => files?.find((file) => file.path === path)?.text;
	expect(textOf('collections/worlds.ts')).toMatchInlineSnapshot(`
		"// Generated from manifests/worlds by \`npm run codegen\`; do not edit.

		export type WorldName = 'maze' | 'empty';

		/** A wall. */
		export interface Wall {
			/** Place. */
			at: number;
		}

		/** A world of a robot. */
		export interface World {
			/** Title. */
			title: string;
			/** Walls. */
			walls?: readonly Wall[];
		}

		export const worlds: Readonly<Record<WorldName, World>> = { maze: { title: '迷宫', walls: [{ at: 3 }] }, empty: { title: '空地' } };
		"
	`);
	expect(JSON.parse(textOf('collections/worlds.json') ?? '')).toMatchObject({ title: 'World', required: ['title'] });
});

test.each([
	['a key that the grammar does not have', 'title: 迷宫\nwals: []\n', 'unknown-key'],
	['a value beyond its range', 'title: 迷宫\nwalls: [{ at: 12 }]\n', 'wrong-format'],
	['what a rule of the app finds', 'title: 空\n', 'nameless-world'],
])('%s is a finding', async (_, maze, code) => {
	const { diagnostics, sources, files } = await compileWith({ maze });
	expect(diagnostics.map((finding) => `${finding.code} ${finding.at.file}`)).toEqual([`${code} manifests/worlds/maze.yaml`]);
	expect(reportText(diagnostics, sources, { color: false })).toMatch(
		code in collection.findings ? /`npm run codegen -- explain <code>` explains each code\.$/ : /docs\/errors\.md explains each code\.$/,
	);
	expect(files).toBeNull();
});
