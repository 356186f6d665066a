/** Editor schemas are valid, and never reject a manifest that compiles. */
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { compileFiles } from '#codegen/commands/compile-project.ts';
import { readFolder, readManifests } from '#codegen/files.ts';
import { resolveProject, schemaLine } from '#codegen/project.ts';
import { createValidators, type EditorSchemas, readSchemas, type Validate } from '#tests/codegen/support/editor-schemas.ts';
import { compileProduct, product } from '#tests/codegen/support/product.ts';
import { sampleOf } from '#tests/support/matrix.ts';

const root = process.cwd();
const folders = ['manifests', ...readdirSync('examples').map((name) => `examples/${name}`)];
const apps = await Promise.all(
	folders.map(async (folder) => {
		const project = resolveProject({ MANIFESTS: folder }, root);
		const { files, model } = await (folder === product.manifests ? compileProduct() : compileFiles(project));
		if (!files || !model) throw new Error(`${folder} does not compile.`);
		const texts = readManifests(project).filter(({ path }) => !path.startsWith(`${folder}/seed/`) && !path.endsWith('/tsconfig.json'));
		const entries = model.collections.flatMap((each) =>
			readFolder(project, each.folder).map(({ path, text }) => ({ path, text, kind: `collections/${each.name}` })),
		);
		const others = texts.filter(({ path }) => !entries.some((entry) => entry.path === path));
		const manifests = [...others.map((file) => ({ ...file, kind: kindOf(file.path) })), ...entries].map((file) => ({
			...file,
			value: parse(file.text),
			schemas: schemasOf(file),
		}));
		return { folder, project, manifests, schemas: readSchemas(files) };
	}),
);

function kindOf(path: string): string {
	if (path.includes('/pages/')) return 'page';
	if (path.includes('/parts/')) return 'part';
	return path.includes('/api/') ? 'api' : (/([a-z]+)\.yaml$/.exec(path)?.[1] ?? '');
}

function schemasOf({ path, kind }: { path: string; kind: string }): string[] {
	return kind === 'page' ? ['page.json', `pages/${path.replace(/^.*\/|\.yaml$/g, '')}.json`] : [`${kind}.json`];
}

/** Stubs replace the page schemas that page.json references, because the validator needs a minute for all pages at once. */
function apartFromPages(schemas: EditorSchemas): EditorSchemas {
	return new Map([...schemas].map(([path, schema]) => [path, path.startsWith('pages/') ? { $id: schema.$id } : schema]));
}

const PAGES = 2;

/** All schemas of kinds, and a sample of those of pages, which take long to compile. */
function tried(schemas: EditorSchemas): ReadonlySet<string> {
	const isPage = (path: string): boolean => path.startsWith('pages/');
	const paths = [...schemas.keys()];
	return new Set([...paths.filter((path) => !isPage(path)), ...sampleOf(paths.filter(isPage), PAGES)]);
}

describe.each(apps)('$folder', ({ folder, project, manifests, schemas }) => {
	const paths = tried(schemas);
	const [alone, ofPage] = [createValidators(schemas), createValidators(apartFromPages(schemas))];
	const validate = (path: string): Validate => (path === 'page.json' ? ofPage : alone)(path);

	test('every schema is valid', () => {
		for (const path of paths) expect(() => validate(path)({}), path).not.toThrow();
	});

	test('the schemas accept every manifest that compiles', () => {
		const rejected = manifests.filter(({ value, schemas }) => schemas.some((schema) => paths.has(schema) && !validate(schema)(value)));
		expect(rejected.map(({ path }) => path)).toEqual([]);
	});

	test('every manifest names its schema in its first line', () => {
		const first = manifests.map(({ path, text }) => [path, text.slice(0, text.indexOf('\n') + 1)]);
		expect(first).toEqual(manifests.map(({ path, kind }) => [path, schemaLine(project, path, kind)]));
	});

	test('every kind of manifest and every page has a schema', () => {
		const own = manifests.flatMap((manifest) => manifest.schemas).filter((path) => /^(pages|collections)\//.test(path));
		const kinds = ['api', 'app', 'components', 'menus', 'messages', 'page', 'part', 'permissions', 'routes'].map((kind) => `${kind}.json`);
		expect([...schemas.keys()].sort(), folder).toEqual([...kinds, ...new Set(own)].sort());
	});
});
