import type { Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { manifestKinds } from '#codegen/grammar/manifest-kinds.ts';
import { Memo } from '#codegen/incremental/memo.ts';
import { inlineLets } from '#codegen/walk/inline-lets.ts';
import { type PlainDocument, readDocument, type SourceFile } from './document.ts';
import { parseYaml } from './parse-yaml.ts';
import { type Part, PartExpansion, type Parts, readPart, usedIn } from './parts.ts';
import { readSpec } from './read-spec.ts';
import { type ObjectSpec, scalarAt } from './spec.ts';
import { findStrays, MESSAGES_FILE } from './stray-manifests.ts';
import type { Tree } from './tree.ts';

export interface Manifests {
	/** Folder of the manifests, relative to the project. */
	folder: string;
	app: ObjectSpec | null;
	rest: ReadRest;
	/** messages.yaml: texts of the framework that the app words differently. */
	messages: Tree | null;
	/** Kinds of manifests with findings, which may hide declarations. */
	incomplete: ReadonlySet<keyof typeof manifestKinds>;
	/** Reads an API document by its file name without extension; called for the APIs listed in app.yaml. */
	readApi: (name: string) => PlainDocument | null;
	hasApi: (name: string) => boolean;
	/** APIs read so far whose text has findings. */
	wrongApis: ReadonlySet<string>;
}

export interface ReadRest {
	routes: ObjectSpec | null;
	menus: ObjectSpec | null;
	permissions: ObjectSpec | null;
	components: ObjectSpec | null;
	pages: readonly ObjectSpec[];
	/** Places at which pages use parts: by file of the page, then by file of the part. */
	partUses: ReadonlyMap<string, ReadonlyMap<string, SourceSpan>>;
	/** File names of pages that are unreadable or declare another name; references to them still resolve. */
	unreadablePages: readonly string[];
}

type SingleKind = 'app' | 'routes' | 'menus' | 'permissions' | 'components';

/** Reads every manifest by the grammar of its kind. Reports missing and unknown files. */
export function readManifestFiles(
	input: { folder: string; files: readonly SourceFile[] },
	report: Report,
	memo: Memo = new Memo(),
): Manifests {
	const prefix = input.folder === '.' ? '' : `${input.folder}/`;
	const byPath = new Map(input.files.map((file) => [file.path.slice(prefix.length), file]));
	const incomplete = new Set<keyof typeof manifestKinds>();
	const misnamed = findStrays(byPath, report);
	const single = (kind: SingleKind, needed: boolean): ObjectSpec | null => {
		const note: Report = (diagnostic) => {
			incomplete.add(kind);
			report(diagnostic);
		};
		const file = byPath.get(`${kind}.yaml`);
		if (file) return memo.recall(`file ${file.path}`, [kind, file.text], note, (report) => readFile(file, kind, report));
		if (misnamed.has(`${kind}.yaml`)) incomplete.add(kind);
		else if (needed) reportMissing(`${prefix}${kind}.yaml`, note);
		return null;
	};
	const apiFile = (name: string): SourceFile | undefined =>
		byPath.get(`api/${name}.yaml`) ?? byPath.get(`api/${name}.yml`) ?? byPath.get(`api/${name}.json`);
	const readOverrides = (): Tree | null => {
		const file = byPath.get(MESSAGES_FILE);
		return file
			? memo.recall(`file ${file.path}`, ['messages', file.text], report, (report) => parseYaml(file.path, file.text, report))
			: null;
	};
	const wrongApis = new Set<string>();
	return {
		folder: input.folder,
		app: single('app', true),
		rest: {
			routes: single('routes', true),
			menus: single('menus', false),
			permissions: single('permissions', false),
			components: single('components', false),
			...readPages(byPath, report, memo),
		},
		messages: readOverrides(),
		incomplete,
		readApi: (name) => {
			const file = apiFile(name);
			const note: Report = (diagnostic) => {
				wrongApis.add(name);
				report(diagnostic);
			};
			return file ? memo.recall(`file ${file.path}`, ['api', file.text], note, (report) => readDocument(file, report)) : null;
		},
		wrongApis,
		hasApi: (name) => apiFile(name) !== undefined,
	};
}

/** Reads the pages with the parts that they share. */
function readPages(
	byPath: ReadonlyMap<string, SourceFile>,
	report: Report,
	memo: Memo,
): Pick<ReadRest, 'pages' | 'unreadablePages' | 'partUses'> {
	const partOf = (name: string, file: SourceFile): Part | null =>
		memo.recall(`file ${file.path}`, ['part', file.text], report, (report) => readPartFile(name, file, report));
	const partFiles = [...byPath].filter(([name]) => PART.test(name));
	const parts: Parts = new Map(partFiles.map(([name, file]) => [pageName(name), partOf(name, file)]));
	const texts = partFiles.map(([, { text }]) => text).join('\0');
	const pages = [...byPath]
		.filter(([name]) => PAGE.test(name))
		.map(([name, file]) => ({
			name: pageName(name),
			file,
			...memo.recall(`file ${file.path}`, ['page', file.text, texts], report, (report) => readPage(name, file, parts, report)),
		}));
	reportUnusedParts(partFiles, pages, report);
	return {
		partUses: new Map(pages.map(({ file, uses }) => [file.path, uses])),
		pages: pages.flatMap(({ spec }) => spec ?? []),
		unreadablePages: pages.flatMap(({ name, spec }) => (spec && scalarAt(spec, 'page') === name ? [] : [name])),
	};
}

function readFile(file: SourceFile, kind: keyof typeof manifestKinds, report: Report): ObjectSpec | null {
	const tree = parseYaml(file.path, file.text, report);
	return tree ? readSpec(tree, manifestKinds[kind], report) : null;
}

const PAGE = /^pages\/.+\.ya?ml$/;
const PART = /^parts\/.+\.ya?ml$/;

/** Folders below pages/ have no meaning; a page's name is its file name. */
export const pageName = (file: string): string => file.replace(/^.*\//, '').replace(/\.ya?ml$/, '');

interface ReadPage {
	spec: ObjectSpec | null;
	uses: ReadonlyMap<string, SourceSpan>;
}

function readPage(name: string, file: SourceFile, parts: Parts, report: Report): ReadPage {
	const tree = parseYaml(file.path, file.text, report);
	if (!tree) return { spec: null, uses: new Map() };
	const expansion = new PartExpansion(parts, report);
	const whole = expansion.expand(tree);
	const reportInParts = inParts(expansion.uses, report);
	const spec = readSpec(whole, manifestKinds.page, reportInParts);
	if (spec) checkName(spec, { kind: 'page', expected: pageName(name) }, report);
	return { spec: spec && inlineLets(spec, reportInParts), uses: expansion.uses };
}

/** Adds the place of use to findings in files of parts. */
export function inParts(uses: ReadonlyMap<string, SourceSpan>, report: Report): Report {
	return (finding) => {
		const use = uses.get(finding.at.file);
		report(use ? usedIn(finding, use) : finding);
	};
}

function readPartFile(name: string, file: SourceFile, report: Report): Part | null {
	const tree = parseYaml(file.path, file.text, report);
	const spec = tree && readSpec(tree, manifestKinds.part, report);
	if (!spec || tree.kind !== 'map') return null;
	checkName(spec, { kind: 'part', expected: pageName(name) }, report);
	return readPart(tree, report);
}

/** Mistakes in a part show only where a page uses it. */
function reportUnusedParts(
	files: readonly (readonly [string, SourceFile])[],
	pages: readonly (ReadPage & { spec: ObjectSpec | null })[],
	report: Report,
): void {
	if (pages.some(({ spec }) => !spec)) return;
	for (const [name, { path }] of files)
		if (!pages.some(({ uses }) => uses.has(path)))
			report({
				code: 'unused-part',
				message: `No page uses the part \`${pageName(name)}\`.`,
				hint: `Use it by \`- part: ${pageName(name)}\` in a list, or delete the file.`,
				at: { file: path, start: 0, end: 0 },
			});
}

function checkName(spec: ObjectSpec, { kind, expected }: { kind: 'page' | 'part'; expected: string }, report: Report): void {
	const named = spec.keys.get(kind)?.value;
	if (named?.kind !== 'scalar' || named.value === expected) return;
	report({
		code: 'name-mismatch',
		message: `This file is called \`${expected}\`, but its ${kind} is called \`${String(named.value)}\`.`,
		hint: `Make the two the same, so that a ${kind} is found by its name.`,
		at: named.at,
	});
}

function reportMissing(file: string, report: Report): void {
	report({
		code: 'missing-file',
		message: `\`${file}\` is missing, and no app can do without it.`,
		hint: 'Create it; docs/guides/write-a-page.md shows how.',
		at: { file, start: 0, end: 0 },
	});
}
