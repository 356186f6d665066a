import type { ApiModel, OperationModel } from '#codegen/check/api/api-model.ts';
import { isObject } from '#codegen/check/api/schema-type.ts';
import { type AccessModel, checkGuard } from '#codegen/check/app/check-access.ts';
import type { ReadText } from '#codegen/check/app/check-components.ts';
import { joinPath, RELATIVE } from '#codegen/check/named-file.ts';
import type { Diagnostic, Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { closest, suggestName } from '#codegen/diagnostics/did-you-mean.ts';
import { mock as mockGrammar } from '#codegen/grammar/mock.ts';
import type { Memo } from '#codegen/incremental/memo.ts';
import { type SourceFile, treeAt } from '#codegen/read/document.ts';
import { locateInRows, parseRows } from '#codegen/read/parse-rows.ts';
import { readUnion } from '#codegen/read/read-spec.ts';
import { type ObjectSpec, plainOf, type Spec, scalarAt } from '#codegen/read/spec.ts';
import type { Plain } from '#codegen/read/tree.ts';
import { seedProblems } from '#mock/store/load-seed.ts';
import { type FieldUse, reportUnknownFields } from './unknown-row-fields.ts';

export interface MockModel {
	/** Location of `mock.seed` in app.yaml; null without one. */
	at: SourceSpan | null;
	/** Seed files by resource. */
	files: ReadonlyMap<string, SourceFile>;
	/** Rows by resource as the author wrote them. */
	seed: { readonly [resource: string]: readonly Plain[] };
	/** Finds mistakes in the rows of seed files. Slow, so it is called only if loading the rows has failed. */
	findSeedProblems: () => Diagnostic[];
	/** As written, like `due`. */
	expand: string | null;
	/** Folder of `mock.files`, relative to the project. */
	shippedFiles: string | null;
	/** Engines of the judge, in the order of `mock.engines`. */
	engines: readonly string[];
	/** Those of every build. */
	pageEngines: readonly string[];
	due: string | null;
	/** Accounts that may only read: `mock.readOnly`, as written and as data. */
	readOnly: { spec: ObjectSpec; accounts: Plain } | null;
	handlers: ReadonlyMap<string, string>;
	/** Files of computed fields, sorted. */
	computed: readonly string[];
}

interface MockCheckContext {
	/** Of the manifests, relative to the project. */
	folder: string;
	/** Code folder of the app, relative to the project. */
	code: string;
	report: Report;
	readText: ReadText;
	readFolder: (folder: string) => readonly SourceFile[];
	memo: Memo;
	access: AccessModel;
}

/** Checks the mock: every operation has an answer, and the resources and handlers it uses exist. */
export function checkMock(
	app: ObjectSpec,
	apis: readonly ApiModel[],
	{ folder, code, report, readText, readFolder, memo, access }: MockCheckContext,
): MockModel {
	const settings = app.keys.get('mock')?.value;
	const own = settings?.kind === 'object' ? settings : null;
	const seedAt = own?.keys.get('seed')?.value.at;
	const files = seedFolders(own).flatMap(({ value, at }) => {
		const seedFolder = joinPath(code, String(value));
		const found = readFolder(seedFolder);
		if (found.length === 0) report({ code: 'missing-folder', message: `There is no seed in \`${seedFolder}\`.`, hint: RELATIVE, at });
		return found;
	});
	reportDuplicateSeeds(files, report);
	const seed = readSeeds(files, memo, report);
	const expand = checkModule(own, ['expand', 'expandSeed'], { code, readText, report });
	const due = checkModule(own, ['due', 'applyDue'], { code, readText, report });
	const rule = own?.keys.get('readOnly')?.value;
	const readOnly = rule?.kind === 'object' ? { spec: rule, accounts: plainOf(rule) } : null;
	// Resources of unreadable seed files still exist.
	const unread = files.flatMap((file) => resourceOf(file) ?? []).filter((name) => !Object.hasOwn(seed, name));
	const resources: Resources = { seed, made: [expand.text, ...unread.map((name) => `'${name}'`)].join('\n') };
	if (readOnly) checkAccounts(readOnly.spec, resources, report);
	const handlers = new Map<string, string>();
	const computed = new Set<string>();
	for (const api of apis) {
		const texts = new Map(handlerFiles(api, code).map((file) => [file, readText(file)]));
		const roles = [access.incomplete, ...access.roleNames.keys()].join();
		const inputs = [api, code, seed, resources.made, roles, readOnly !== null, ...texts.values()];
		const own = memo.recall(`mock of ${api.name}`, inputs, report, (report) =>
			checkOperations(api, { code, resources, access, texts, hasReadOnly: readOnly !== null, report }),
		);
		for (const [operation, file] of own) handlers.set(operation, file);
		for (const { mock } of api.operations) if (typeof mock?.compute === 'string') computed.add(mock.compute);
	}
	const findSeedProblems = (): Diagnostic[] => files.flatMap((file) => problemsOf(file, seed[resourceOf(file) ?? ''] ?? []));
	const shippedFiles = own ? scalarAt(own, 'files') : undefined;
	return {
		at: seedAt ?? null,
		files: new Map(files.flatMap((file) => [[resourceOf(file) ?? '', file]])),
		seed,
		findSeedProblems,
		expand: expand.file,
		due: due.file,
		readOnly,
		handlers,
		computed: [...computed].sort(),
		shippedFiles: typeof shippedFiles === 'string' ? joinPath(folder, shippedFiles) : null,
		engines: textsAt(own, 'engines'),
		pageEngines: textsAt(app, 'engines'),
	};
}

function seedFolders(own: ObjectSpec | null): (Spec & { kind: 'scalar' })[] {
	const value = own?.keys.get('seed')?.value;
	const folders = value?.kind === 'list' ? value.items : value ? [value] : [];
	return folders.flatMap((folder) => (folder.kind === 'scalar' ? [folder] : []));
}

function textsAt(own: ObjectSpec | null, key: string): string[] {
	const value = own?.keys.get(key)?.value;
	const items = value?.kind === 'list' ? value.items : [];
	return items.flatMap((item) => (item.kind === 'scalar' && typeof item.value === 'string' ? [item.value] : []));
}

const problemsOf = (file: SourceFile, rows: readonly Plain[]): Diagnostic[] =>
	seedProblems(rows).map(({ path, message, hint }) => ({ code: 'invalid-seed', message, hint, at: locateInRows(file, path) }));

interface Resources {
	seed: MockModel['seed'];
	/** Source text that may create more resources: any quoted name in it counts as a resource. */
	made: string;
}

function readSeeds(files: readonly SourceFile[], memo: Memo, report: Report): MockModel['seed'] {
	const parts = files.flatMap((file) => memo.recall(`seed ${file.path}`, [file.text], report, (report) => readSeed(file, report)));
	return memo.recall('seed', parts.flat(), report, () => Object.fromEntries(parts));
}

/** The rows of one of the files would be lost. */
function reportDuplicateSeeds(files: readonly SourceFile[], report: Report): void {
	const first = new Map<string, string>();
	for (const file of files) {
		const name = resourceOf(file) ?? '';
		const other = first.get(name);
		if (other === undefined) first.set(name, file.path);
		else
			report({
				code: 'duplicate-resource',
				message: `\`${other}\` has the rows of \`${name}\` already.`,
				hint: 'Keep all of them in one file, or name this resource differently.',
				at: { file: file.path, start: 0, end: 0 },
			});
	}
}

/** Folders of the handlers and computed fields of an app, relative to the project. */
export const handlerFolders = (apis: readonly ApiModel[], code: string): ReadonlySet<string> =>
	new Set(apis.flatMap((api) => handlerFiles(api, code).map((file) => joinPath(file, '..'))));

function handlerFiles({ operations }: ApiModel, code: string): string[] {
	return operations.flatMap(({ mock }) =>
		[mock?.handler, mock?.compute].flatMap((file) => (typeof file === 'string' ? [handlerFile(file, code)] : [])),
	);
}

/** `exam/paper-page` → `paperPage` */
export const handlerExport = (handler: string): string =>
	handler.replace(/^.*\//, '').replace(/-([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());

const handlerFile = (handler: string, code: string): string => `${joinPath(code, handler)}.ts`;

function checkOperations(
	api: ApiModel,
	{
		texts,
		...context
	}: Pick<OperationContext, 'code' | 'resources' | 'access' | 'hasReadOnly' | 'report'> & { texts: ReadonlyMap<string, string | null> },
): ReadonlyMap<string, string> {
	const handlers = new Map<string, string>();
	const readText: ReadText = (file) => texts.get(file) ?? null;
	for (const operation of api.operations) checkOperation(operation, { ...context, handlers, readText });
	return handlers;
}

const resourceOf = ({ path }: SourceFile): string | undefined => /([^/]+)\.ya?ml$/.exec(path)?.[1];

function readSeed(file: SourceFile, report: Report): [string, readonly Plain[]][] {
	const name = resourceOf(file);
	const rows = name ? parseRows(file, report) : null;
	return name && rows ? [[name, rows]] : [];
}

/** Checks the module that a key of `mock` names: it exists, and exports the function. */
function checkModule(
	own: ObjectSpec | null,
	[key, name]: readonly [key: string, name: string],
	{ code, readText, report }: Pick<MockCheckContext, 'code' | 'readText' | 'report'>,
): { file: string | null; text: string } {
	const file = own ? scalarAt(own, key) : undefined;
	if (!own || typeof file !== 'string') return { file: null, text: '' };
	const place = joinPath(code, file);
	const text = readText(place);
	const at = own.keys.get(key)?.value.at ?? own.at;
	if (text === null) report({ code: 'missing-module', message: `There is no file \`${place}\`.`, hint: RELATIVE, at });
	else if (!new RegExp(`export function ${name}\\b`).test(text))
		report({ code: 'missing-export', message: `\`${place}\` does not export \`${name}\`.`, at });
	return { file, text: text ?? '' };
}

interface OperationContext {
	code: string;
	resources: Resources;
	access: AccessModel;
	/** Whether app.yaml has accounts that may only read. */
	hasReadOnly: boolean;
	handlers: Map<string, string>;
	readText: ReadText;
	report: Report;
}

function checkOperation(operation: OperationModel, context: OperationContext): void {
	const { report } = context;
	if (!operation.mock) {
		const message = `\`${operation.name}\` has no \`x-mock\`, so the app cannot be tried or tested without its server.`;
		report({ code: 'missing-mock', message, hint: 'Declare an answer, or name a handler.', at: operation.at });
		return;
	}
	const where = [...operation.where, 'x-mock'];
	const spec = readUnion(treeAt(operation.document, operation.mock, where), mockGrammar, report);
	if (!spec) return;
	const handler = scalarAt(spec, 'handler');
	if (typeof handler === 'string') {
		checkHandler('handler', handler, spec, context);
		context.handlers.set(operation.name, handler);
	}
	const compute = scalarAt(spec, 'compute');
	if (typeof compute === 'string') checkHandler('compute', compute, spec, context);
	const session = scalarAt(spec, 'session');
	if (typeof session === 'string') checkSessionCall(operation, spec, session, report);
	const owner = spec.keys.get('owner');
	if (owner && operation.public && ['upsert', 'toggle'].includes(String(scalarAt(spec, 'answer')))) {
		const message = `\`owner\` names a signed-in user, but \`${operation.name}\` is called without sign-in.`;
		report({ code: 'conflicting-keys', message, hint: 'Remove `security: []`, or `owner`.', at: owner.key });
	}
	const guard = spec.keys.get('guard');
	if (guard) checkMockGuard(operation, guard, context);
	const readOnly = spec.keys.get('readOnly');
	if (readOnly) checkWrite(operation, readOnly.key, context);
	const resource = scalarAt(spec, 'resource');
	if (typeof resource === 'string') checkResource(resource, spec.keys.get('resource')?.value.at ?? spec.at, spec, context);
	checkJoins(spec, context);
	checkReferences(spec, context);
	checkParameters(operation, spec, report);
}

function checkJoins(spec: ObjectSpec, context: OperationContext): void {
	const own = scalarAt(spec, 'resource');
	const joined = recordKeys(spec, 'join');
	for (const { value } of recordEntries(spec, 'join')) {
		if (value.kind !== 'object') continue;
		const other = value.keys.get('resource')?.value;
		if (other?.kind === 'scalar') reportUnknownResource(String(other.value), other.at, context.resources, context.report);
		const by = literals(value.keys.get('by')?.value).filter(({ name }) => !joined.includes(name.split('.')[0] ?? ''));
		if (typeof own === 'string' && !spec.keys.has('compute')) checkFieldNames(own, by, context);
		const there = ['on', 'owner', 'pick'].flatMap((key) => literals(value.keys.get(key)?.value));
		if (other?.kind === 'scalar') checkFieldNames(String(other.value), there, context);
	}
}

function checkReferences(spec: ObjectSpec, { resources, report }: OperationContext): void {
	for (const { value } of recordEntries(spec, 'references')) {
		const named = value.kind === 'object' ? literals(value.keys.get('resource')?.value) : [];
		for (const { name, at } of named) reportUnknownResource(name, at, resources, report);
	}
}

function checkMockGuard(
	operation: OperationModel,
	{ key, value }: { key: SourceSpan; value: Spec },
	{ access, report }: OperationContext,
): void {
	checkGuard(value, access, report);
	if (!operation.public) return;
	const message = `\`guard\` refuses everybody: \`${operation.name}\` is called without sign-in.`;
	report({ code: 'conflicting-keys', message, hint: 'Remove `security: []`, or the guard.', at: key });
}

function checkAccounts(rule: ObjectSpec, resources: Resources, report: Report): void {
	const resource = rule.keys.get('resource')?.value;
	if (resource?.kind === 'scalar') reportUnknownResource(String(resource.value), resource.at, resources, report);
}

/** Only the writes of a signed-in user are refused. */
function checkWrite(operation: OperationModel, at: SourceSpan, { hasReadOnly, report }: OperationContext): void {
	const { name } = operation;
	if (!hasReadOnly) {
		const message = `\`readOnly\` of \`${name}\` has no effect: every account may write.`;
		report({ code: 'unused-read-only', message, hint: 'Say in `mock.readOnly` of app.yaml which accounts may only read.', at });
	} else if (operation.public || operation.method === 'get') {
		const why = operation.public ? 'it is called without sign-in' : 'a GET only reads';
		report({
			code: 'unused-read-only',
			message: `\`readOnly\` of \`${name}\` has no effect: ${why}.`,
			hint: 'Take it out.',
			fix: [{ kind: 'remove', at }],
			at,
		});
	}
}

/** A guest signs in; only the owner of a session reads or changes the user. */
function checkSessionCall(operation: OperationModel, spec: ObjectSpec, session: string, report: Report): void {
	const at = spec.keys.get('session')?.value.at ?? spec.at;
	const { name } = operation;
	if (session === 'signIn' && !operation.public) {
		const message = `\`${name}\` opens the session, but is refused without one.`;
		report({ code: 'conflicting-keys', message, hint: 'Add `security: []` to the operation.', at });
	}
	if ((session === 'user' || session === 'update') && operation.public) {
		const message = `\`session: ${session}\` needs a signed-in user, but \`${name}\` is called without sign-in.`;
		const hint = 'Add `security` to the document or the operation, and take `security: []` out.';
		report({ code: 'conflicting-keys', message, hint, at });
	}
}

function checkHandler(key: 'handler' | 'compute', handler: string, spec: ObjectSpec, { code, readText, report }: OperationContext): void {
	const at = spec.keys.get(key)?.value.at ?? spec.at;
	const file = handlerFile(handler, code);
	const text = readText(file);
	const name = handlerExport(handler);
	if (text === null)
		report({ code: 'missing-handler', message: `There is no file \`${file}\`.`, hint: `Create it; it exports \`${name}\`.`, at });
	else if (!new RegExp(`export (?:const|function|async function) ${name}\\b`).test(text))
		report({ code: 'missing-export', message: `\`${file}\` does not export \`${name}\`.`, at });
}

function checkResource(resource: string, at: SourceSpan, spec: ObjectSpec, { resources, report }: OperationContext): void {
	if (!resources.seed[resource]) return reportUnknownResource(resource, at, resources, report);
	// Computed fields have no list of names.
	if (!spec.keys.has('compute')) checkFieldNames(resource, fieldNames(spec), { resources, report });
}

/** The fields occur in a row of the seed, unless code may make the rows. */
function checkFieldNames(
	resource: string,
	names: readonly FieldUse[],
	{ resources, report }: Pick<OperationContext, 'resources' | 'report'>,
): void {
	if (resources.made) return;
	const uses = names.map(({ name, at }) => ({ name: name.replace(/^-/, ''), at }));
	reportUnknownFields(uses, { resource, rows: (resources.seed[resource] ?? []).filter(isObject) }, report);
}

function reportUnknownResource(resource: string, at: SourceSpan, { seed, made }: Resources, report: Report): void {
	if (Object.keys(seed).length === 0 || Object.hasOwn(seed, resource)) return;
	const near = closest(resource, Object.keys(seed));
	// Resources that code creates are unknown here, so only names similar to a resource of the seed are reported.
	if (made && (!near || new RegExp(`\\b${resource}\\b`).test(made))) return;
	const unknown = { name: resource, at, candidates: Object.keys(seed), otherwise: `The seed has: ${Object.keys(seed).join(', ')}.` };
	report({
		code: 'unknown-resource',
		message: `The seed has no \`${resource}\`, so there is nothing to answer.`,
		...suggestName(unknown),
	});
}

function fieldNames(spec: ObjectSpec): { name: string; at: SourceSpan }[] {
	const filter = spec.keys.get('filter')?.value;
	const joined = new Set(recordKeys(spec, 'join'));
	const filters = filter?.kind === 'record' ? [...filter.entries.values()].flatMap(({ value }) => literals(value)) : [];
	const sort = spec.keys.get('sort')?.value;
	const where = recordEntries(spec, 'where').map(({ name, at }) => ({ name, at }));
	const keyed = recordEntries(spec, 'key').flatMap(({ value }) => literals(value));
	const own = ['owner', 'children', 'unique', 'counts', 'etag'].flatMap((key) => literals(spec.keys.get(key)?.value));
	const order = sort?.kind === 'object' ? literals(sort.keys.get('default')?.value) : literals(sort);
	const all = [
		...filters,
		...where,
		...keyed,
		...own,
		...order.flatMap(({ name, at }) => name.split(',').map((part) => ({ name: part, at }))),
	];
	return all.filter(({ name }) => !joined.has(name.replace(/^-/, '').split('.')[0] ?? ''));
}

function recordEntries(spec: ObjectSpec, key: string): { name: string; at: SourceSpan; value: Spec }[] {
	const record = spec.keys.get(key)?.value;
	return record?.kind === 'record' ? [...record.entries].map(([name, entry]) => ({ name, at: entry.key, value: entry.value })) : [];
}

const recordKeys = (spec: ObjectSpec, key: string): string[] => recordEntries(spec, key).map(({ name }) => name);

function literals(spec: Spec | undefined): { name: string; at: SourceSpan }[] {
	if (spec?.kind === 'scalar') return [{ name: String(spec.value), at: spec.at }];
	if (spec?.kind === 'list') return spec.items.flatMap(literals);
	if (spec?.kind === 'object') return [...spec.keys.values()].flatMap(({ value }) => literals(value));
	return [];
}

function checkParameters(operation: OperationModel, spec: ObjectSpec, report: Report): void {
	const known = [...operation.parameters.keys(), ...(operation.body?.fields.keys() ?? [])];
	const named = ['filter', 'key', 'references'].flatMap((key) => {
		const value = spec.keys.get(key)?.value;
		return value?.kind === 'record' ? [...value.entries].map(([name, entry]) => ({ name, at: entry.key })) : [];
	});
	const sort = spec.keys.get('sort')?.value;
	const by = sort?.kind === 'object' ? literals(sort.keys.get('by')?.value) : [];
	const others = ['each', 'by'].flatMap((key) => literals(spec.keys.get(key)?.value));
	for (const { name, at } of [...named, ...by, ...others]) {
		if (known.includes(name)) continue;
		report({
			code: 'unknown-parameter',
			message: `\`${operation.name}\` has no parameter \`${name}\`, so the mock could never use it.`,
			...suggestName({ name, at, candidates: known, otherwise: `It has: ${known.join(', ') || 'none'}.` }),
		});
	}
}
