import { expect, test } from 'vitest';
import { type AccessRow, accessRows } from '#codegen/commands/access/access-rows.ts';
import { baseProject, compileSample } from '../support/sample-project.ts';
import { projectWith } from './access-project.ts';

async function rowsOf(project: ReturnType<typeof baseProject>): Promise<AccessRow[]> {
	const { model, manifests, sources, diagnostics } = await compileSample(project);
	if (!model) throw new Error(JSON.stringify(diagnostics));
	return accessRows(model, manifests, sources);
}

test('there are rows for pages, menus, blocks, buttons and operations', async () => {
	const rows = await rowsOf(projectWith([]));
	expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['page', 'menu', 'block', 'button', 'operation']));
});

test('an app that has nothing to show has no rows beyond its pages', async () => {
	const rows = await rowsOf(baseProject());
	expect(rows.some(({ kind }) => kind === 'page')).toBe(true);
	expect(rows.every(({ guards }) => guards.length === new Set(guards.map((guard) => JSON.stringify(guard))).size)).toBe(true);
});
