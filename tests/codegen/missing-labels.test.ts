/** Which rows of the seed give labels to the values of an enum. */
import { expect, test } from 'vitest';
import type { ExpandSeed } from '#codegen/check/mock/load-rows.ts';
import { compile } from '#codegen/run.ts';
import { applyEdit, baseProject, type Edit, inputOf } from './support/sample-project.ts';

const API = 'manifests/api/main.yaml';
const LABEL = '- { id: d2, type: level, value: hard, label: 进阶 }';
const LIST = 'x-mock: { resource: dictionaries, answer: list }';

const inSeed = (row: string): Edit => ({ file: 'manifests/seed/dictionaries.yaml', find: LABEL, replace: row });
const answered = (xMock: string): Edit => ({ file: API, find: LIST, replace: xMock });
const expanded: Edit = {
	file: 'manifests/app.yaml',
	find: 'mock: { seed: seed }',
	replace: 'mock: { seed: seed, expand: expand.ts }',
};
const HARD = { id: 'd2', type: 'level', value: 'hard', label: '进阶' };

test.each<[string, Edit[], ExpandSeed, string[]]>([
	['a row without the value', [inSeed('- { id: d2, type: level, value: hrd, label: 进阶 }')], same, ['missing-label']],
	['a row of another dictionary', [inSeed('- { id: d2, type: grade, value: hard, label: 进阶 }')], same, ['missing-label']],
	['a row that the operation does not answer', [answered(LIST.replace(' }', ', where: { value: easy } }'))], same, ['missing-label']],
	['a row that code adds', [inSeed(''), expanded], (rows) => ({ ...rows, dictionaries: [...(rows.dictionaries ?? []), HARD] }), []],
	[
		'a row that code takes away',
		[expanded],
		(rows) => ({ ...rows, dictionaries: rows.dictionaries?.slice(0, 1) ?? [] }),
		['missing-label'],
	],
	['a dictionary without any rows', [{ file: API, find: LIST, replace: LIST.replace(' }', ', where: { type: grade } }') }], same, []],
])('%s', async (_what, edits, expandSeed, codes) => {
	const project = baseProject();
	for (const edit of edits) applyEdit(project, edit);
	const input = inputOf(project, new Map([['manifests/expand.ts', 'export function expandSeed() {}']]));
	const { diagnostics } = await compile({ ...input, loadModule: async () => ({ expandSeed }) });
	expect(diagnostics.map(({ code }) => code)).toEqual(codes);
});

test('a handler answers labels that are unknown here', async () => {
	const project = baseProject();
	for (const edit of [inSeed(''), answered('x-mock: { handler: labels }')]) applyEdit(project, edit);
	const texts = new Map([['manifests/labels.ts', 'export const labels = () => [];']]);
	expect((await compile(inputOf(project, texts))).diagnostics).toEqual([]);
});

function same<T>(rows: T): T {
	return rows;
}
