/** Each sample edits the base project; `expected.txt` holds the exact findings. `UPDATE_SAMPLES=1` rewrites them: review the diff. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { access } from '#codegen/diagnostics/catalogue/access.ts';
import type { CatalogueEntry } from '#codegen/diagnostics/catalogue/entry.ts';
import { lists } from '#codegen/diagnostics/catalogue/lists.ts';
import { types } from '#codegen/diagnostics/catalogue/types.ts';
import { catalogue } from '#codegen/diagnostics/catalogue.ts';
import { isError } from '#codegen/diagnostics/diagnostic.ts';
import { applyEdits } from '#codegen/diagnostics/edits.ts';
import { separateFixes } from '#codegen/diagnostics/edits-of.ts';
import { reportText } from '#codegen/diagnostics/report-text.ts';
import { applyEdit, baseProject, compileSample, type Edit } from './support/sample-project.ts';

const SAMPLES = path.resolve('tests/codegen/samples');
/** Findings that another one of a sample hides until its fix is made, or that say less afterwards. */
const UNCOVERED: Readonly<Record<string, readonly string[]>> = {
	'not-one-of-mock-read-only': ['unused-read-only'],
	'unknown-parameter-mock-each': ['wrong-mock-value'],
	'unknown-resource-join': ['dangling-seed-reference'],
	'unknown-seed-field-upsert': ['dangling-seed-reference'],
	'wrong-format-handler': ['missing-handler'],
	'wrong-format-message': ['missing-message'],
	'wrong-format-module': ['missing-module'],
	'wrong-mock-filter': ['wrong-mock-filter'],
	'wrong-type-enum': ['wrong-mock-filter'],
};

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

	const { mended, edits: fixes } = separateFixes(diagnostics, sources);
	if (fixes.length === 0) return;
	for (const [file, text] of applyEdits(sources, fixes)) project.set(file, text);
	const after = await compileSample(project);
	const left = diagnostics.filter((finding) => !mended.includes(finding)).map(({ message }) => message);
	const others = after.diagnostics.filter(({ message }) => !left.includes(message));
	expect(others.map(({ code }) => code)).toEqual(UNCOVERED[name] ?? []);
	expect(separateFixes(after.diagnostics, after.sources).edits).toEqual([]);
});

/** tests/codegen/commands/access-findings.test.ts covers the codes of `access`, tests/codegen/changes/callers.test.ts that of type errors. */
test('every code that the compiler reports has a sample', () => {
	const shown = new Set(shownFindings().map(({ code }) => code));
	const compiling = Object.keys(catalogue).filter((code) => !Object.hasOwn({ ...access, ...lists, ...types }, code));
	expect(compiling.filter((code) => !shown.has(code))).toEqual([]);
});

test('the catalogue says of the codes that samples show as fixable what their fix does', () => {
	const entries: Readonly<Record<string, CatalogueEntry>> = catalogue;
	const fixable = shownFindings().flatMap(({ code, isFixable }) => (isFixable ? code : []));
	expect(fixable.filter((code) => entries[code]?.fix === undefined)).toEqual([]);
});

function shownFindings(): { code: string; isFixable: boolean }[] {
	const texts = names.map((name) => readFileSync(path.join(SAMPLES, name, 'expected.txt'), 'utf8'));
	return texts.flatMap((text) =>
		[...text.matchAll(/^(?:error|note) \S+ {2}(\S+?)( {2}fixable)?$/gm)].map(([, code = '', fixable]) => ({
			code,
			isFixable: fixable !== undefined,
		})),
	);
}
