/** Editor schemas: three validators accept them, and they never reject a manifest that compiles. */
import { readdirSync } from 'node:fs';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { compileFiles } from '#codegen/commands/compile-project.ts';
import { readManifests } from '#codegen/files.ts';
import { resolveProject, schemaLine } from '#codegen/project.ts';
import { sampleOf } from '#tests/support/matrix.ts';
import { type EditorSchemas, readSchemas, type Validate, validators } from '../support/schema-validators.ts';

const root = process.cwd();
const folders = ['manifests', ...readdirSync('examples').map((name) => `examples/${name}`)];
const apps = await Promise.all(
	folders.map(async (folder) => {
		const project = resolveProject({ MANIFESTS: folder }, root);
		const { files } = await compileFiles(project);
		if (!files) throw new Error(`${folder} does not compile.`);
		const texts = readManifests(project).filter(({ path }) => !path.startsWith(`${folder}/seed/`));
		const manifests = texts.map(({ path, text }) => ({ path, text, value: load(text) }));
		return { folder, project, manifests, schemas: readSchemas(files) };
	}),
);

const kindOf = (path: string): string => {
	if (path.includes('/pages/')) return 'page';
	return path.includes('/api/') ? 'api' : (/([a-z]+)\.yaml$/.exec(path)?.[1] ?? '');
};

const schemasOf = (path: string): string[] => {
	const kind = kindOf(path);
	return kind === 'page' ? ['page.json', `pages/${path.replace(/^.*\/|\.yaml$/g, '')}.json`] : [`${kind}.json`];
};

/** Stubs replace the page schemas that page.json references, because a validator needs a minute for all pages at once. */
function apartFromPages(schemas: EditorSchemas): EditorSchemas {
	return new Map([...schemas].map(([path, schema]) => [path, path.startsWith('pages/') ? { $id: schema.$id } : schema]));
}

const PAGES_OF_COMPILERS = 2;

/** The schemas to test with a validator: all pages, or a sample if the validator compiles schemas. */
function tried(validator: string, schemas: EditorSchemas): ReadonlySet<string> {
	const isPage = (path: string): boolean => path.startsWith('pages/');
	const paths = [...schemas.keys()];
	const pages = paths.filter(isPage);
	return new Set([...paths.filter((path) => !isPage(path)), ...(validator === 'cfworker' ? pages : sampleOf(pages, PAGES_OF_COMPILERS))]);
}

describe.each(apps)('$folder', ({ folder, project, manifests, schemas }) => {
	describe.each(Object.entries(validators))('%s', (name, compile) => {
		const paths = tried(name, schemas);
		const compiled = new Map<string, Validate>();
		const [alone, ofPage] = [compile(schemas), compile(apartFromPages(schemas))];
		const validate = (path: string): Validate => {
			const known = compiled.get(path) ?? (path === 'page.json' ? ofPage : alone)(path);
			compiled.set(path, known);
			return known;
		};

		test('accepts every schema', () => {
			for (const path of paths) expect(() => validate(path)({}), path).not.toThrow();
		});

		test('accepts every manifest that compiles', () => {
			const rejected = manifests.filter(({ path, value }) =>
				schemasOf(path).some((schema) => paths.has(schema) && !validate(schema)(value)),
			);
			expect(rejected.map(({ path }) => path)).toEqual([]);
		});
	});

	test('every manifest names its schema in its first line', () => {
		const first = manifests.map(({ path, text }) => [path, text.slice(0, text.indexOf('\n') + 1)]);
		expect(first).toEqual(manifests.map(({ path }) => [path, schemaLine(project, path, kindOf(path))]));
	});

	test('every kind of manifest and every page has a schema', () => {
		const pages = manifests.flatMap(({ path }) => schemasOf(path)).filter((path) => path.startsWith('pages/'));
		const kinds = ['api', 'app', 'components', 'menus', 'page', 'permissions', 'routes'].map((kind) => `${kind}.json`);
		expect([...schemas.keys()].sort(), folder).toEqual([...kinds, ...pages].sort());
	});
});
