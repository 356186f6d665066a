import { expect, test } from 'vitest';
import { type AccessRow, accessRows } from '#codegen/commands/access/access-rows.ts';
import { baseProject, compileSample } from '../support/sample-project.ts';
import { projectWith } from './access-project.ts';

async function rowsOf(project: ReturnType<typeof baseProject>): Promise<AccessRow[]> {
	const { model, manifests, sources, diagnostics } = await compileSample(project);
	if (!model) throw new Error(JSON.stringify(diagnostics));
	return accessRows(model, manifests, sources);
}

test('every row stands at the line that declares it', async () => {
	const project = projectWith([]);
	const rows = await rowsOf(project);
	expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['page', 'menu', 'block', 'button', 'operation']));
	for (const { kind, label, route, file, line } of rows) {
		const text = project.get(file)?.split('\n')[line - 1] ?? '';
		if (kind === 'page') expect(text).toContain(route);
		if (kind === 'operation') expect(text).toContain(label.split(' · ').at(-1));
		if (kind === 'block') expect(text).toMatch(/block: /);
	}
});

test('an app that has nothing to show has no rows beyond its pages', async () => {
	const rows = await rowsOf(baseProject());
	expect(rows.some(({ kind }) => kind === 'page')).toBe(true);
	expect(rows.every(({ guards }) => guards.length === new Set(guards.map((guard) => JSON.stringify(guard))).size)).toBe(true);
});
