/**
 * Compiles the YAML of the guides, and checks the types of their handlers and collections. A comment before each sample names the file that it is laid into, and
 * the place in the file, as in `<!-- laid into examples/library/pages/book.yaml view 2 blocks 0 fields + -->`. The samples of a guide are compiled
 * together. `<!-- code of examples/library -->` names the app of a handler.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { isObject } from '#codegen/check/api/schema-type.ts';
import { readFolder, readManifests, readTextIfThere } from '#codegen/files.ts';
import { Memo } from '#codegen/incremental/memo.ts';
import { loadModule } from '#codegen/load-module.ts';
import { resolveProject } from '#codegen/project.ts';
import type { SourceFile } from '#codegen/read/document.ts';
import type { Plain } from '#codegen/read/tree.ts';
import { compile } from '#codegen/run.ts';
import { typeErrors } from '#tests/codegen/support/type-errors.ts';
import { compiledFolder } from '#tests/support/emitted-mock.ts';

/** tests/scripts/start-an-app.test.ts follows it from end to end. */
const FOLLOWED = 'start-an-app.md';
const GUIDES = ['README.md', 'CONTRIBUTING.md', ...readdirSync('docs/guides').map((file) => `docs/guides/${file}`)];

interface Sample {
	guide: string;
	line: number;
	/** Folder of the manifests. */
	app: string;
	/** Null without a comment. */
	file: string | null;
	/** Keys and indexes; `+` adds to a list. */
	path: readonly string[];
	value: Plain;
}

const SAMPLE = /^(?: *<!-- laid into (\S+)((?: \S+)*) -->\n+)?( *)```yaml\n(.*?)^ *```/gms;

const SAMPLES = GUIDES.filter((guide) => !guide.endsWith(FOLLOWED)).flatMap(samplesIn);

function samplesIn(guide: string): Sample[] {
	const text = readFileSync(guide, 'utf8');
	return [...text.matchAll(SAMPLE)].map(({ index, 1: file = null, 2: path = '', 3: indent = '', 4: yaml = '' }) => ({
		guide,
		line: text.slice(0, index).split('\n').length,
		app: /^(examples\/)?\w+/.exec(file ?? '')?.[0] ?? '',
		file,
		path: path.split(' ').filter((step) => step !== ''),
		value: parse(yaml.replaceAll(new RegExp(`^${indent}`, 'gm'), '')),
	}));
}

test('every sample says what it is laid into', () => {
	expect(SAMPLES.length).toBeGreaterThan(20);
	expect(SAMPLES.filter(({ file }) => file === null).map(({ guide, line }) => `${guide}:${line}`)).toEqual([]);
});

const apps = new Map(SAMPLES.filter(({ file }) => file !== null).map(({ guide, app }) => [`${guide} in ${app}`, { guide, app }]));
const memos = new Map<string, Memo>();

test.each([...apps])('%s', async (_name, { guide, app }) => {
	const samples = SAMPLES.filter((each) => each.guide === guide && each.app === app && each.file !== null);
	const project = resolveProject({ MANIFESTS: app }, process.cwd());
	const memo = memos.get(app) ?? new Memo();
	memos.set(app, memo);
	const { diagnostics, sources } = await compile(
		{
			folder: app,
			files: samples.reduce(lay, readManifests(project).map(withAllOperations)),
			readFolder: (folder) => readFolder(project, folder),
			readText: (file) => readTextIfThere(project, file),
			loadModule: async (file) => (await loadModule(project, file)).exports,
		},
		memo,
	);
	const found = diagnostics.map(
		({ code, message, at }) => `${at.file} ${code}: ${message} ${sources.get(at.file)?.slice(at.start, at.end)}`,
	);
	expect(found).toEqual([]);
});

const CODE = /^(?:<!-- code of (\S+) -->\n+)?```ts\n(.*?)^```/gms;

/** Handlers and collections of the guides, with the folder of the app whose names they use. */
const MODULES = GUIDES.filter((guide) => !guide.endsWith(FOLLOWED)).flatMap((guide) =>
	[...readFileSync(guide, 'utf8').matchAll(CODE)].flatMap(([, app, code = '']): [string, string | undefined, string][] =>
		/#(mock\/handler|codegen\/collection)\.ts/.test(code) ? [[`${guide}: ${/export const \w+/.exec(code)?.[0]}`, app, code]] : [],
	),
);

test('the guides show handlers', () => expect(MODULES.length).toBeGreaterThan(3));

test.each(MODULES)('%s has the types of %s', async (_name, app, code) => {
	expect(typeErrors(await compiledFolder(app ?? ''), code)).toEqual([]);
});

/** Samples use operations that no page of the app does. */
const withAllOperations = ({ path, text }: SourceFile): SourceFile => ({
	path,
	text: path.endsWith('/app.yaml') ? text.replaceAll(/\{ name: (\w+), operations: used \}/g, '$1') : text,
});

function lay(files: readonly SourceFile[], { file, path, value }: Sample): SourceFile[] {
	const target = files.find((each) => each.path === file);
	const laid = layInto(target ? parse(target.text, { merge: true }) : null, path, value);
	// Quotes keep a text that reads as a number, a boolean or a map.
	const text = stringify(laid, { defaultStringType: 'QUOTE_SINGLE', defaultKeyType: 'PLAIN', aliasDuplicateObjects: false });
	return [...files.filter((each) => each !== target), { path: file ?? '', text }];
}

function layInto(into: Plain, [step, ...rest]: readonly string[], sample: Plain): Plain {
	if (step === undefined) return merge(into, sample);
	if (step === '+') return [...listOf(into), ...listOf(sample)];
	if (!Array.isArray(into)) {
		const map = isObject(into) ? into : {};
		return { ...map, [step]: layInto(map[step] ?? null, rest, sample) };
	}
	const index = Number(step);
	const items = rest.length === 0 && Array.isArray(sample) ? sample : [layInto(into[index] ?? null, rest, sample)];
	return [...into.slice(0, index), ...items, ...into.slice(index + 1)];
}

/** Maps are merged, lists replaced; the blocks of a page come after its own. */
function merge(into: Plain, sample: Plain): Plain {
	if (!isObject(into) || !isObject(sample)) return sample;
	const merged = Object.entries(sample).map(([key, value]): [string, Plain] => {
		if (key === 'view') return [key, [...listOf(into[key] ?? null), ...listOf(value)]];
		return [key, key === 'x-mock' ? value : merge(into[key] ?? null, value)];
	});
	return { ...into, ...Object.fromEntries(merged) };
}

const listOf = (value: Plain): readonly Plain[] => (Array.isArray(value) ? value : []);
