/** Editor schemas are valid, and never reject a manifest that compiles. */
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { compileFiles } from '#codegen/commands/compile-project.ts';
import { readManifests } from '#codegen/files.ts';
import { resolveProject, schemaLine } from '#codegen/project.ts';
import { createValidators, type EditorSchemas, readSchemas, type Validate } from '#tests/codegen/support/editor-schemas.ts';
import { compileProduct, product } from '#tests/codegen/support/product.ts';
import { sampleOf } from '#tests/support/matrix.ts';

const root = process.cwd();
const folders = ['manifests', ...readdirSync('examples').map((name) => `examples/${name}`)];
const apps = await Promise.all(
	folders.map(async (folder) => {
		const project = resolveProject({ MANIFESTS: folder }, root);
		const { files } = await (folder === product.manifests ? compileProduct() : compileFiles(project));
		if (!files) throw new Error(`${folder} does not compile.`);
		const texts = readManifests(project).filter(({ path }) => !path.startsWith(`${folder}/seed/`) && !path.endsWith('/tsconfig.json'));
		const manifests = texts.map(({ path, text }) => ({ path, text, value: parse(text) }));
		return { folder, project, manifests, schemas: readSchemas(files) };
	}),
);

const kindOf = (path: string): string => {
	if (path.includes('/pages/')) return 'page';
	if (path.includes('/parts/')) return 'part';
	return path.includes('/api/') ? 'api' : (/([a-z]+)\.yaml$/.exec(path)?.[1] ?? '');
};

const schemasOf = (path: string): string[] => {
	const kind = kindOf(path);
	return kind === 'page' ? ['page.json', `pages/${path.replace(/^.*\/|\.yaml$/g, '')}.json`] : [`${kind}.json`];
};

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
		const rejected = manifests.filter(({ path, value }) => schemasOf(path).some((schema) => paths.has(schema) && !validate(schema)(value)));
		expect(rejected.map(({ path }) => path)).toEqual([]);
	});

	test('every manifest names its schema in its first line', () => {
		const first = manifests.map(({ path, text }) => [path, text.slice(0, text.indexOf('\n') + 1)]);
		expect(first).toEqual(manifests.map(({ path }) => [path, schemaLine(project, path, kindOf(path))]));
	});

	test('every kind of manifest and every page has a schema', () => {
		const pages = manifests.flatMap(({ path }) => schemasOf(path)).filter((path) => path.startsWith('pages/'));
		const kinds = ['api', 'app', 'components', 'menus', 'messages', 'page', 'part', 'permissions', 'routes'].map((kind) => `${kind}.json`);
		expect([...schemas.keys()].sort(), folder).toEqual([...kinds, ...pages].sort());
	});
});
