/** Emits the mock's input: operations, schemas and seed as data, and imports of the handlers. */
import type { ApiModel, OperationModel } from '#codegen/check/api/api-model.ts';
import { collectRefs, isObject, limitsOf } from '#codegen/check/api/schema-type.ts';
import type { AppModel } from '#codegen/check/check-app.ts';
import { handlerExport } from '#codegen/check/mock/check-mock.ts';
import { joinPath, specifierOf } from '#codegen/check/named-file.ts';
import type { Plain } from '#codegen/read/tree.ts';
import { isSchemaKey } from '#mock/contract/schema.ts';
import { emitAnswerTypes } from './emit-answer-types.ts';
import { emitRoutes } from './emit-database.ts';
import { printJson, printKey, printScalar } from './print.ts';
import { servedSiteOf } from './served-site.ts';
import { header, type VirtualFile } from './virtual-file.ts';

export function emitMock(model: AppModel): VirtualFile[] {
	return [
		emitAnswerTypes(),
		emitOperations(model),
		emitSchemas(model),
		emitSeed(model),
		emitIndex(model),
		emitShipped(model),
		emitSite(model),
		emitSignIn(model),
		emitRoutes(model.apis),
	];
}

const DESCRIBED = 'api/';

function emitOperations(model: AppModel): VirtualFile {
	const operations = model.apis.flatMap((api) => api.operations).sort((a, b) => (a.name < b.name ? -1 : 1));
	const bare = new Set(model.apis.filter(({ envelope }) => envelope.data === '').map(({ name }) => name));
	const list = operations.map((operation) => printOperation(operation, bare.has(operation.api))).join('');
	const text = `${header(DESCRIBED)}import type { MockOperation } from '#mock/operation.ts';

export const operations: readonly MockOperation[] = [
${list}];
`;
	return { folder: 'mockGenerated', path: 'operations.ts', text };
}

const printOperation = (operation: OperationModel, isBare: boolean): string => `\t${printJson(plainOperation(operation, isBare), 1)},\n`;

function plainOperation(operation: OperationModel, isBare: boolean): Plain {
	const parameters = [...operation.parameters.values()].map(
		({ name, in: place, style, required, schema }) =>
			[name, { in: place, required, ...(style && { style: { ...style } }), schema: readSchema(schema) }] as const,
	);
	const { body } = operation;
	return {
		name: operation.name,
		api: operation.api,
		method: operation.method,
		path: operation.path,
		parameters: Object.fromEntries(parameters),
		body: body
			? {
					media: body.media,
					required: body.needed,
					...(body.media === 'raw' && { contentType: body.contentType }),
					schema: readSchema(body.schema),
				}
			: null,
		public: operation.public,
		...(operation.idempotency !== undefined && { idempotency: operation.idempotency }),
		paging: operation.paging ? { ...operation.paging } : null,
		mock: operation.mock,
		...(isBare && operation.status !== 200 ? { status: operation.status } : {}),
		answer: readSchema(operation.answerSchema),
		...(operation.stream && { stream: operation.stream }),
		...(operation.headers && { headers: { ...operation.headers } }),
		...(operation.file !== null && { file: operation.file }),
		...(operation.text !== null && { text: operation.text }),
	};
}

function emitSchemas(model: AppModel): VirtualFile {
	const byApi = model.apis.map(printSchemas).join('');
	const text = `${header(DESCRIBED)}import type { SchemasByName } from '#mock/contract/schema.ts';

export const schemas: Readonly<Record<string, SchemasByName>> = {
${byApi}};
`;
	return { folder: 'mockGenerated', path: 'schemas.ts', text };
}

const printSchemas = (api: ApiModel): string => `\t${printKey(api.name)}: ${printJson(schemasOf(api), 1)},\n`;

function schemasOf(api: ApiModel): Plain {
	const refs = new Set<string>();
	for (const operation of api.operations) {
		const parts = [
			operation.answerSchema,
			operation.body?.schema ?? null,
			...[...operation.parameters.values()].map(({ schema }) => schema),
		];
		collectRefs(api.document, parts, operation.where, refs, () => undefined);
	}
	const names = [...refs].filter((ref) => ref.startsWith('#/components/schemas/')).map((ref) => ref.slice('#/components/schemas/'.length));
	const components = (api.document.value.components as { [key: string]: Plain } | undefined)?.schemas as
		| { [key: string]: Plain }
		| undefined;
	return Object.fromEntries(names.sort().map((name) => [name, readSchema(components?.[name] ?? {})]));
}

/** The keys of a schema that the mock's checker reads; others are not sent to the browser. Schemas that are `true` or `false` become `{}`. */
function readSchema(schema: Plain): Plain {
	if (!isObject(schema)) return {};
	const { minimum: _least, maximum: _most, exclusiveMinimum: _above, exclusiveMaximum: _below, ...others } = schema;
	const entries = Object.entries({ ...others, ...limitsOf(schema) }).filter(([key]) => isSchemaKey(key) && key !== 'description');
	return Object.fromEntries(entries.map(([key, value]) => [key, readSchemasIn(key, value)]));
}

function readSchemasIn(key: string, value: Plain): Plain {
	if ((key === 'properties' || key === 'patternProperties') && isObject(value))
		return Object.fromEntries(Object.entries(value).map(([name, property]) => [name, readSchema(property)]));
	if (['allOf', 'anyOf', 'oneOf', 'prefixItems'].includes(key) && Array.isArray(value)) return value.map(readSchema);
	return key === 'items' || (key === 'additionalProperties' && isObject(value)) ? readSchema(value) : value;
}

const printRows = (rows: readonly Plain[]): string => printScalar(JSON.stringify(rows));

/** One line per resource: fast to parse. */
function emitSeed(model: AppModel): VirtualFile {
	const rows = Object.entries(model.mock.seed).map(([resource, list]) => `\t${printKey(resource)}: JSON.parse(${printRows(list)}),\n`);
	const text = `${header('the seed')}import type { SeedRows } from '#mock/store/load-seed.ts';

export const seed: SeedRows = {
${rows.join('')}};
`;
	return { folder: 'mockGenerated', path: 'seed.ts', text };
}

function emitIndex(model: AppModel): VirtualFile {
	const handlers = [...model.mock.handlers].map(([operation, file]) => ({
		operation,
		file,
		name: handlerExport(file),
	}));
	const { computed } = model.mock;
	const files = new Map([
		...handlers.map(({ file, name }) => [file, name] as const),
		...computed.map((file) => [file, handlerExport(file)] as const),
	]);
	const imports = [...files]
		.sort(([a], [b]) => (a < b ? -1 : 1))
		.map(([file, name]) => `import { ${name} } from '${specifierOf(file)}.ts';\n`);
	const { expand, due, readOnly } = model.mock;
	const apis = Object.fromEntries(model.apis.map((api) => [api.name, mockApi(api)]));
	const site = model.names.base;
	const text = `${header('app.yaml, api/')}import type { Handlers } from '#mock/handler.ts';
import type { MockApp } from '#mock/operation.ts';
${imports.join('')}${due ? `import { applyDue } from '${specifierOf(due)}';\n` : ''}${expand ? `import { expandSeed } from '${specifierOf(expand)}';\n` : ''}import { operations } from './operations.ts';
import { schemas } from './schemas.ts';
import { seed } from './seed.ts';

export const app: MockApp = {
	name: ${printScalar(model.name)},
${site ? `\tsite: ${printScalar(site)},\n` : ''}	apis: ${printJson(apis, 1)},
	operations,
	schemas,
	handlers: {
${handlers.map(({ operation, name }) => `\t\t${printKey(operation)}: ${name},\n`).join('')}	} satisfies Handlers,
${printComputed(computed)}	seed,
${expand ? '\texpand: expandSeed,\n' : ''}${due ? '\tapplyDue,\n' : ''}${readOnly ? `\treadOnly: ${printJson(readOnly.accounts, 1)},\n` : ''}\tsources: ${printJson(sourcesOf(model), 1)},
};
`;
	return { folder: 'mockGenerated', path: 'app.ts', text };
}

function sourcesOf({ code, mock }: AppModel): Plain {
	const seeds = [...mock.files].map(([resource, { path }]) => [resource, path] as const);
	const modules = [...mock.handlers.values(), ...mock.computed, mock.expand, mock.due].flatMap((file) =>
		file === null ? [] : [joinPath(code, file)],
	);
	const folders = new Set([...seeds.map(([, file]) => file), ...modules].map((file) => joinPath(file, '..')));
	return { code, seeds: Object.fromEntries(seeds), folders: [...folders].sort() };
}

/** Emits what the demo contains beside the code of the mock. The build reads it, too. */
function emitShipped({ mock: { shippedFiles: files, engines, pageEngines } }: AppModel): VirtualFile {
	const text = `${header('app.yaml')}import type { ShippedFiles } from '#mock/operation.ts';

export const shipped: ShippedFiles = ${printJson({ files, engines: [...engines], pageEngines: [...pageEngines] })};
`;
	return { folder: 'mockGenerated', path: 'shipped.ts', text };
}

/** Emits when a picture code is needed, which the handler of the sign-in applies. */
function emitSignIn({ names }: AppModel): VirtualFile {
	const value = printScalar(names.alwaysCoded === null ? 'when-asked' : 'always');
	const text = `${header('app.yaml')}export const pictureCode: 'when-asked' | 'always' = ${value};\n`;
	return { folder: 'mockGenerated', path: 'sign-in.ts', text };
}

/** Emits the app's pages, access rules and routes, with which handlers check a route list by the app's rules. */
function emitSite(model: AppModel): VirtualFile {
	const site = servedSiteOf(model);
	const text = `${header('app.yaml, permissions.yaml, routes.yaml, pages/')}import type { ServedSite } from '#src/routing/served/served-site.ts';

export const servedSite: ServedSite = ${printJson(site as unknown as Plain)};
`;
	return { folder: 'mockGenerated', path: 'served-site.ts', text };
}

const printComputed = (files: readonly string[]): string =>
	files.length === 0 ? '' : `\tcomputed: {\n${files.map((file) => `\t\t${printKey(file)}: ${handlerExport(file)},\n`).join('')}\t},\n`;

function mockApi(api: ApiModel): Plain {
	const { refusal, ...auth } = api.auth;
	const { fields, httpErrors, ...envelope } = api.envelope;
	return {
		base: api.base,
		envelope: { ...envelope, ...(fields ? { fields } : {}), ...(httpErrors ? { httpErrors } : {}) } as unknown as Plain,
		auth: { ...auth, ...(refusal ? { refusal } : {}) } as unknown as Plain,
		...(api.idempotency ? { idempotency: api.idempotency } : {}),
		...(api.matching === 'loose' ? { matching: 'loose' } : {}),
	};
}
