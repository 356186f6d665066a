import path from 'node:path';
import type { AppModel } from '#codegen/check/check-app.ts';
import { type Diagnostic, isError } from '#codegen/diagnostics/diagnostic.ts';
import { closest } from '#codegen/diagnostics/did-you-mean.ts';
import { applyEdits, describeEdits } from '#codegen/diagnostics/edits.ts';
import { locator } from '#codegen/diagnostics/line-table.ts';
import { readFolder, writeWhole } from '#codegen/files.ts';
import type { Project } from '#codegen/project.ts';
import type { CompileResult } from '#codegen/run.ts';
import { createTypedSource } from '#codegen/source/typed-source.ts';
import { type Command, type CommandContext, refused } from './command.ts';
import { compileProject } from './compile-project.ts';
import { sourcesOf } from './emit-types.ts';
import { findEdits, type Unclear } from './migrate/find-edits.ts';
import { findWritten } from './migrate/find-written.ts';
import { fieldsNear } from './who/find-fields.ts';
import { findNames, namesOf } from './who/find-names.ts';
import type { Declaration } from './who/use.ts';

/** Kinds that can be renamed, each with the form of a name. */
const KINDS = {
	operation: /^[A-Za-z_]\w*$/,
	field: /^[A-Za-z_$][\w$]*$/,
	route: /^[A-Za-z][\w-]*$/,
	permission: /^\S+$/,
	dictionary: /^\S+$/,
} as const satisfies Partial<Record<Declaration['kind'], RegExp>>;

const USAGE =
	'Say what to rename: `npm run codegen -- migrate operation|field|route|permission|dictionary <old> <new>`, as in `migrate field Course.title heading`.';

/** `migrate <kind> <old> <new>` shows how a new name is carried through manifests, seeds and TypeScript; `--write` does it. */
export const migrate: Command = async ([kind, old, to, ...more], context) => {
	if (!isKind(kind) || old === undefined || to === undefined || more.length > 0) return refused(USAGE);
	if (!KINDS[kind].test(to)) return refused(`\`${to}\` cannot be the name of ${kind === 'operation' ? 'an' : 'a'} ${kind}. ${USAGE}`);
	const result = await context.compile();
	const { model } = result;
	if (!model || result.diagnostics.some(isError)) return refused('The manifests have findings. Run `npm run codegen` and mend them first.');
	const found = declarationsOf(kind, old, model);
	if (typeof found === 'string') return refused(found);
	const from = kind === 'operation' || kind === 'field' ? (found[0]?.name.split('.').pop() ?? old) : old;
	const taken = isTaken(kind, found, to, model);
	if (taken) return refused(`\`${taken}\` is there already.`);
	return rename({ found, from, to, result, model }, context);
};

const isKind = (kind: string | undefined): kind is keyof typeof KINDS => kind !== undefined && Object.hasOwn(KINDS, kind);

/** The declarations of one thing, or why there is no such thing. */
function declarationsOf(kind: keyof typeof KINDS, old: string, model: AppModel): Declaration[] | string {
	const found = findNames(`${kind}:${old}`, model).filter((each) => each.kind === kind);
	const places = new Set(found.map(({ at }) => `${at?.file}:${at?.start}`));
	if (places.size === 1) return found;
	if (places.size > 1)
		return `\`${old}\` stands for several: ${found.map(({ name, note }) => `${name} (${note})`).join(', ')}. Name the schema, as in \`Course.title\`.`;
	const near = closest(old, kind === 'field' ? fieldsNear(old, model) : namesOf(kind, model));
	return `No ${kind} is called \`${old}\`.${near ? ` Did you mean \`${near}\`?` : ''}`;
}

/** The name that the new one would have, if something is called so already; a request and its answer may each have a field of the name. */
function isTaken(kind: keyof typeof KINDS, found: readonly Declaration[], to: string, model: AppModel): string | null {
	const [first] = found;
	const owner =
		first?.name.includes('.') && (kind === 'operation' || kind === 'field') ? first.name.slice(0, first.name.lastIndexOf('.') + 1) : '';
	const taken = findNames(`${kind}:${owner}${to}`, model).some(
		(each) => each.kind === kind && found.some(({ note }) => note === each.note),
	);
	return taken ? `${owner}${to}` : null;
}

interface Renaming {
	found: readonly Declaration[];
	from: string;
	to: string;
	result: CompileResult;
	model: AppModel;
}

async function rename({ found, from, to, result, model }: Renaming, { project, write = false }: CommandContext) {
	const before = generatedTexts(result);
	const typed = createTypedSource({ ...sourcesOf(project), before, after: before });
	const seeds = result.folders.flatMap((folder) => readFolder(project, folder));
	const texts = new Map([...result.sources, ...seeds.map(({ path: file, text }) => [file, text] as const), ...(typed?.texts ?? [])]);
	const search = { found, from, to, model, manifests: result.manifests, typed, seeds, texts };
	const edits = findEdits(search);
	const after = applyEdits(texts, edits.edits);
	const leftAs = [
		...placesText('Left as they are, as the name is not written out there:', edits.unclear, texts),
		...placesText('Requests still write the old name, which the answers do not have:', findWritten(search), texts),
	];
	if (!write) return { output: [...describeEdits(texts, edits.edits), ...leftAs, '`--write` does it.'].join('\n'), code: 0 as const };
	for (const [file, text] of after) writeWhole(project, path.join(project.root, file), text);
	const again = await compileProject(project);
	const errors = [
		...again.diagnostics.filter(isError),
		...typeErrors(project, { before, after: generatedTexts(again), words: [from, to] }),
	];
	const places = locator(new Map([...texts, ...after, ...again.sources]));
	const left = errors.map(({ at, message }) => `  ${places.text(at)}  ${message}`);
	const summary = left.length > 0 ? ['', 'These are left to mend:', '', ...left] : ['', 'Everything compiles.'];
	const output = [`${edits.edits.length} places in ${after.size} files are changed.`, ...leftAs, ...summary].join('\n');
	return { output, code: left.length > 0 ? (1 as const) : (0 as const) };
}

/** Text of each file of the app's generated code that a compilation makes. */
const generatedTexts = ({ files }: CompileResult): ReadonlyMap<string, string> =>
	new Map((files ?? []).filter(({ folder }) => folder === 'generated').map(({ path: file, text }) => [file, text]));

interface Versions {
	before: ReadonlyMap<string, string>;
	after: ReadonlyMap<string, string>;
	words: readonly string[];
}

function typeErrors(project: Project, { before, after, words }: Versions): readonly Diagnostic[] {
	if (after.size === 0) return [];
	return createTypedSource({ ...sourcesOf(project), before, after })?.errors(words) ?? [];
}

function placesText(heading: string, places: readonly Unclear[], texts: ReadonlyMap<string, string>): string[] {
	if (places.length === 0) return [];
	const { text } = locator(texts);
	return [heading, '', ...places.map(({ at, what }) => `  ${text(at)}  ${what}`), ''];
}
