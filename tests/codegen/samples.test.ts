/** Each sample edits the base project; `expected.txt` holds the exact findings. `UPDATE_SAMPLES=1` rewrites them: review the diff. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { access } from '#codegen/diagnostics/catalogue/access.ts';
import { lists } from '#codegen/diagnostics/catalogue/lists.ts';
import { types } from '#codegen/diagnostics/catalogue/types.ts';
import { catalogue } from '#codegen/diagnostics/catalogue.ts';
import { isError } from '#codegen/diagnostics/diagnostic.ts';
import { reportText } from '#codegen/diagnostics/report-text.ts';
import { applyEdit, baseProject, compileSample, type Edit } from './support/sample-project.ts';

const SAMPLES = path.resolve('tests/codegen/samples');
const names = readdirSync(SAMPLES).sort();

test('the base project has no findings', async () => {
	const { diagnostics, files } = await compileSample(baseProject());
	expect(diagnostics).toEqual([]);
	expect(files?.length).toBeGreaterThan(20);
});

test.each(names)('%s', async (name) => {
	const edits = parse(readFileSync(path.join(SAMPLES, name, 'edits.yaml'), 'utf8')) as Edit[];
	const project = baseProject();
	for (const edit of edits) applyEdit(project, edit);
	const { diagnostics, sources, files } = await compileSample(project);
	const said = `${reportText(diagnostics, sources, { color: false })}\n`;
	const expected = path.join(SAMPLES, name, 'expected.txt');
	if (process.env.UPDATE_SAMPLES || !existsSync(expected)) writeFileSync(expected, said);
	expect(said).toBe(readFileSync(expected, 'utf8'));
	expect(files === null).toBe(diagnostics.some(isError));
});

/** tests/codegen/commands/access-findings.test.ts covers the codes of `access`, tests/codegen/changes/callers.test.ts that of type errors. */
test('every code that the compiler reports has a sample', () => {
	const shown = new Set(
		names.flatMap((name) =>
			[...readFileSync(path.join(SAMPLES, name, 'expected.txt'), 'utf8').matchAll(/^(?:error|note) \S+ {2}(\S+)$/gm)].map(
				(match) => match[1],
			),
		),
	);
	const compiling = Object.keys(catalogue).filter((code) => !Object.hasOwn({ ...access, ...lists, ...types }, code));
	expect(compiling.filter((code) => !shown.has(code))).toEqual([]);
});
