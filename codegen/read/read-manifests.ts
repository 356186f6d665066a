import type { Report } from '#codegen/diagnostics/diagnostic.ts';
import { manifestKinds } from '#codegen/grammar/manifest-kinds.ts';
import { type PlainDocument, readDocument, type SourceFile } from './document.ts';
import { parseYaml } from './parse-yaml.ts';
import { readSpec } from './read-spec.ts';
import type { ObjectSpec } from './spec.ts';

export interface Manifests {
	/** Folder of the manifests, relative to the project. */
	folder: string;
	app: ObjectSpec | null;
	routes: ObjectSpec | null;
	menus: ObjectSpec | null;
	permissions: ObjectSpec | null;
	components: ObjectSpec | null;
	pages: readonly ObjectSpec[];
	/** The document of an API by its file name without extension; read when app.yaml lists it. */
	readApi: (name: string) => PlainDocument | null;
	hasApi: (name: string) => boolean;
}

type SingleKind = 'app' | 'routes' | 'menus' | 'permissions' | 'components';

/** Reads every manifest by the grammar of its kind. A file that is no manifest is reported, one that is missing too. */
export function readManifestFiles(input: { folder: string; files: readonly SourceFile[] }, report: Report): Manifests {
	const prefix = input.folder === '.' ? '' : `${input.folder}/`;
	const byPath = new Map(input.files.map((file) => [file.path.slice(prefix.length), file]));
	const single = (kind: SingleKind, needed: boolean): ObjectSpec | null => {
		const file = byPath.get(`${kind}.yaml`);
		if (file) return readFile(file, kind, report);
		if (needed) reportMissing(`${prefix}${kind}.yaml`, report);
		return null;
	};
	const apiFile = (name: string): SourceFile | undefined => byPath.get(`api/${name}.yaml`) ?? byPath.get(`api/${name}.yml`) ?? byPath.get(`api/${name}.json`);
	const pages = [...byPath].filter(([name]) => /^pages\/.+\.ya?ml$/.test(name)).flatMap(([name, file]) => readPage(name, file, report));
	return {
		folder: input.folder,
		app: single('app', true),
		routes: single('routes', true),
		menus: single('menus', false),
		permissions: single('permissions', false),
		components: single('components', false),
		pages,
		readApi: (name) => {
			const file = apiFile(name);
			return file ? readDocument(file, report) : null;
		},
		hasApi: (name) => apiFile(name) !== undefined,
	};
}

function readFile(file: SourceFile, kind: keyof typeof manifestKinds, report: Report): ObjectSpec | null {
	const tree = parseYaml(file.path, file.text, report);
	return tree ? readSpec(tree, manifestKinds[kind], report) : null;
}

function readPage(name: string, file: SourceFile, report: Report): ObjectSpec[] {
	const spec = readFile(file, 'page', report);
	if (!spec) return [];
	const page = spec.keys.get('page')?.value;
	const expected = name.replace(/^pages\//, '').replace(/\.ya?ml$/, '');
	if (page?.kind === 'scalar' && page.value !== expected) {
		report({ code: 'name-mismatch', message: `This file is called \`${expected}\`, but its page is called \`${String(page.value)}\`.`, hint: 'Make the two the same, so that a page is found by its name.', at: page.at });
	}
	return [spec];
}

function reportMissing(file: string, report: Report): void {
	report({ code: 'missing-file', message: `\`${file}\` is missing, and no app can do without it.`, hint: 'Create it; docs/guides/write-a-page.md shows how.', at: { file, start: 0, end: 0 } });
}
