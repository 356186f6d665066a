/** Applies random edits in sequence: an incremental run and a cold run give the same findings and files. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reportJson } from '#codegen/diagnostics/report-json.ts';
import { reportText } from '#codegen/diagnostics/report-text.ts';
import { hashOf } from '#codegen/freshness.mjs';
import { Memo } from '#codegen/incremental/memo.ts';
import { type CompileInput, type CompileResult, compile } from '#codegen/run.ts';
import { isWholeMatrix, sampleOf } from '#tests/support/matrix.ts';
import { seededNumbers } from '#tests/support/seeded-numbers.ts';
import { editAtRandom, type Texts } from './support/random-edits.ts';
import { baseProject, inputOf } from './support/sample-project.ts';

const seen = ({ diagnostics, sources, files, folders }: CompileResult): unknown => ({
	findings: reportJson(diagnostics, sources),
	frames: reportText(diagnostics, sources, { color: false }),
	files,
	folders,
});

async function compareRuns(project: Texts, inputFor: (project: Texts) => CompileInput, seed: number, edits: number): Promise<void> {
	const next = seededNumbers(seed);
	const good = new Map(project);
	const memo = new Memo();
	// Mending an edit leads back to texts that were compiled before.
	const colds = new Map<string, unknown>();
	const cold = async (texts: Texts): Promise<unknown> => {
		const key = hashOf(JSON.stringify([...texts]));
		const known = colds.get(key) ?? seen(await compile(inputFor(texts)));
		colds.set(key, known);
		return known;
	};
	let failed = 0;
	for (let round = 0; round < edits; round += 1) {
		const edit = editAtRandom(project, good, next);
		const warm = await compile(inputFor(project), memo);
		expect(seen(warm), `edit ${round} of seed ${seed}: ${edit}`).toEqual(await cold(project));
		if (!warm.files) failed += 1;
	}
	// Checks that both failing and successful runs were compared.
	expect(failed).toBeGreaterThan(edits / 10);
	expect(failed).toBeLessThan(edits);
}

function product(): Map<string, string> {
	const folders = ['manifests', 'product'];
	const files = folders.flatMap((folder) =>
		readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
	);
	const manifests = files.filter((file) => /\.ya?ml$/.test(file) && !/\/\./.test(file));
	return new Map(manifests.map((file) => [file, readFileSync(file, 'utf8')]));
}

/** Imported here, since the framework is tested without the product, too. */
async function productInputs(): Promise<(project: Texts) => CompileInput> {
	const { loadProductModule, productInput } = await import('./support/product.ts');
	// Made rows would take most of the time.
	const loadModule: CompileInput['loadModule'] = async (file) => (file.endsWith('expand-seed.ts') ? {} : loadProductModule(file));
	return (project) => {
		const { files, readFolder } = inputOf(project);
		return { ...productInput, files, readFolder, loadModule };
	};
}

test.each(sampleOf([1, 2, 3], 1))('incremental runs of the base project equal cold runs (%i)', async (seed) => {
	await compareRuns(baseProject(), inputOf, seed, isWholeMatrix ? 120 : 60);
});

test.runIf(isWholeMatrix)('incremental runs of the product equal cold runs', async () => {
	await compareRuns(product(), await productInputs(), 7, 40);
});
