import type { ApiModel, OperationModel } from '#codegen/check/api/api-model.ts';
import type { Plain } from '#codegen/read/tree.ts';
import { printJson, printKey, printScalar } from './print.ts';
import { header, type VirtualFile } from './virtual-file.ts';

const HELPERS = `type Part<T> = [NonNullable<T>] extends [never] ? unknown : NonNullable<T>;
type Body<O> = O extends { requestBody?: { content: infer C } } ? C[keyof C] : unknown;
type Given<O> = O extends { parameters: infer P }
	? Part<P[keyof P & 'query']> & Part<P[keyof P & 'path']> & Part<P[keyof P & 'header']> & Part<Body<O>>
	: unknown;
/** Parameters and body fields of an operation in one flat object. */
type Input<O> = unknown extends Given<O> ? Record<string, never> : Fixed<Given<O>>;
type Fixed<T> = T extends Blob ? T : T extends object ? { readonly [K in keyof T]: Fixed<T[K]> } : T;
type Success<R> = R extends { 200: infer A } ? A : R extends { 201: infer A } ? A : R extends { 202: infer A } ? A : R extends { 203: infer A } ? A
	: R extends { 204: infer A } ? A : R extends { 206: infer A } ? A : R extends { '2XX': infer A } ? A : R extends { default: infer A } ? A : never;
type Data<O> = O extends { responses: infer R } ? (Success<R> extends { content: infer C } ? C[keyof C] : null) : never;
`;

const typeOf = ({ api, id }: OperationModel): string => `${api}[${printScalar(id)}]`;

const isWhole = ({ body }: OperationModel): boolean => body?.media === 'raw' || body?.media === 'value';

const inputOf = (operation: OperationModel): string =>
	isWhole(operation) ? `Input<Whole<${typeOf(operation)}>>` : `Input<${typeOf(operation)}>`;

/** A call of a stream has its bytes; pages have its rows. */
const dataOf = (operation: OperationModel): string =>
	operation.stream ? `data: Blob; rows: Data<${typeOf(operation)}>['rows']` : `data: Data<${typeOf(operation)}>`;

/** Emitted for APIs that have such operations. */
const WHOLE_HELPERS = `/** An operation whose body is no object: callers give it as \`body\`. */
type Whole<O> = O extends { parameters: infer P; requestBody: infer B }
	? { parameters: P; requestBody: { content: { raw: { body: Content<B> } } } }
	: O extends { parameters: infer P; requestBody?: infer B } ? { parameters: P; requestBody: { content: { raw: { body?: Content<NonNullable<B>> } } } } : O;
type Content<B> = B extends { content: infer C } ? C[keyof C] : never;
`;

/** Start operations have a file of their own, because the sign-in page loads no others. */
export function emitOperations(apis: readonly ApiModel[], start: ReadonlySet<string>): VirtualFile[] {
	const operations = apis.flatMap((api) => api.operations).sort((a, b) => (a.name < b.name ? -1 : 1));
	const imports = apis.map(({ name }) => `import type { operations as ${name} } from './${name}.ts';\n`).join('');
	const table = (some: readonly OperationModel[]): string =>
		some.map((operation) => `\t${printKey(operation.name)}: ${printJson(specOf(operation), 1)},\n`).join('');
	const early = operations.filter(({ name }) => start.has(name));
	const late = operations.filter(({ name }) => !start.has(name));
	const from = header(apis.map(({ document }) => document.file).join(', '));
	const startText = `${from}import type { OperationSpec } from '#src/http/api-spec.ts';

/** Operations that may be called before the main layout is loaded. */
export const startOperations = {
${table(early)}} as const satisfies Readonly<Record<string, OperationSpec>>;
`;
	const types = operations
		.map((operation) => `\t${printKey(operation.name)}: { input: ${inputOf(operation)}; ${dataOf(operation)} };\n`)
		.join('');
	const text = `${from}import type { OperationSpec } from '#src/http/api-spec.ts';
${imports}import { startOperations } from './start-operations.ts';

${HELPERS}${operations.some(isWhole) ? WHOLE_HELPERS : ''}
export interface OperationTypes {
${types}}

export type OperationName = keyof OperationTypes;
export type InputOf<N extends OperationName> = OperationTypes[N]['input'];
export type DataOf<N extends OperationName> = OperationTypes[N]['data'];

export const operations: Readonly<Record<OperationName, OperationSpec<OperationName>>> = {
	...startOperations,
${table(late)}};
`;
	return [
		{ folder: 'generated', path: 'api/operations.ts', text },
		{ folder: 'generated', path: 'api/start-operations.ts', text: startText },
	];
}

const PREFIXES: Readonly<Record<string, string>> = { label: '.', matrix: ';' };

/** The path with the marks of openapi-fetch: `{;ids*}` writes a list as `;ids=1;ids=2`. */
const styledPath = ({ path, parameters }: OperationModel): string =>
	path.replaceAll(/\{([^{}]+)\}/g, (_braces, name: string) => {
		const style = parameters.get(name)?.style;
		return style ? `{${PREFIXES[style.style] ?? ''}${name}${style.explode ? '*' : ''}}` : `{${name}}`;
	});

export function specOf(operation: OperationModel): Plain {
	const media = operation.body?.media ?? null;
	const usual = media && media !== 'query' ? 'body' : 'query';
	const places: Record<string, string> = {};
	// The table is part of the first download, so it lists only the parameters whose place differs from the usual one.
	for (const [name, parameter] of operation.parameters)
		if (parameter.in !== usual && !operation.body?.fields.has(name)) places[name] = parameter.in;
	const styles = Object.fromEntries(
		[...operation.parameters].flatMap(([name, { in: place, style }]) => (style && place === 'query' ? [[name, { ...style }]] : [])),
	);
	return {
		api: operation.api,
		method: operation.method,
		path: styledPath(operation),
		in: places,
		...(Object.keys(styles).length > 0 && { styles }),
		body: media,
		public: operation.public,
		overlay: operation.overlay,
		invalidates: [...operation.invalidates],
		timeout: operation.timeout,
		...(operation.body?.contentType && { contentType: operation.body.contentType }),
		...(operation.headers && { headers: { ...operation.headers } }),
		...(operation.file !== null && { answers: 'file' }),
		...(operation.text !== null && { answers: 'text' }),
		...(operation.idempotency !== undefined && { idempotency: operation.idempotency }),
		...(operation.secrets.length > 0 && { secrets: [...operation.secrets] }),
	};
}

export function emitApis(apis: readonly ApiModel[]): VirtualFile {
	const table = apis.map((api) => {
		const { base, timeout, idempotency } = api;
		const { refusal: _mockOnly, ...auth } = api.auth;
		// Only forms read `fields`, and have it in their own definition.
		const { fields: _formsOnly, httpErrors: _mockAlone, ...envelope } = api.envelope;
		const spec = { base, timeout, ...(idempotency && { idempotency }), envelope, auth };
		return `\t${printKey(api.name)}: ${printJson(spec as unknown as Plain, 1)},\n`;
	});
	const text = `${header(apis.map(({ document }) => document.file).join(', '))}import type { ApiSpec } from '#src/http/api-spec.ts';

export const apis: Readonly<Record<string, ApiSpec>> = {
${table.join('')}};
`;
	return { folder: 'generated', path: 'api/apis.ts', text };
}
