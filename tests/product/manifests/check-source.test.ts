import { expect, test } from 'vitest';
import type { Diagnostic } from '#codegen/diagnostics/diagnostic.ts';
import { checkSource } from '#codegen/source/check-source.ts';
import { createSourceReader } from '#codegen/source/source-reader.ts';
import { compileProduct, product, productInput } from '#tests/codegen/support/product.ts';
import { baseProject, compileSample } from '#tests/codegen/support/sample-project.ts';

const SAVE = 'manifests/desk/save.ts';
const SOURCE = new Map([
	['manifests/desk/desk.tsx', `import { save } from './save.ts';\nexport const Desk = () => save;\n`],
	[
		SAVE,
		`export const save = [call('main.courseDetial', { id }), other('other.operation'), open({ route: 'cuorse' }), can('staf'), dictionaries.find('levle', code)];\n`,
	],
]);

function projectWith(edit: [find: string, replace: string]): Map<string, string> {
	const project = baseProject();
	project.set('manifests/components.yaml', "components:\n  'desk#Desk': { module: desk/desk.tsx, export: Desk }\n");
	const page = 'manifests/pages/course.yaml';
	return project.set(page, (project.get(page) ?? '').replace(...edit));
}

test('a run with findings names the callers in components and handlers, too', async () => {
	const { diagnostics, sources } = await compileSample(projectWith(['record.title', 'record.titel']), SOURCE);
	const found = diagnostics.map(({ code, at }) => `${at.file} ${code} ${sources.get(at.file)?.slice(at.start, at.end)}`);
	expect(found).toEqual([
		`${SAVE} unknown-operation main.courseDetial`,
		`${SAVE} unknown-route cuorse`,
		`${SAVE} unknown-guard staf`,
		`${SAVE} unknown-dictionary levle`,
		'manifests/pages/course.yaml unknown-field titel',
	]);
});

test('a run without findings leaves names in the source to the type check', async () => {
	expect((await compileSample(projectWith(['', '']), SOURCE)).diagnostics).toEqual([]);
});

test('every name that the source of the product uses is declared', async () => {
	const { model } = await compileProduct();
	if (!model) throw new Error('The manifests of the product have findings.');
	const source = createSourceReader(productInput.readText, product.code);
	const findings: Diagnostic[] = [];
	checkSource(model.names, source, (finding) => findings.push(finding));
	expect(findings).toEqual([]);
	const operations = [...model.names.components.values()]
		.flatMap(({ module }) => source.namesFrom(module))
		.filter(({ kind }) => kind === 'operation');
	expect(operations.length).toBeGreaterThan(50);
});
