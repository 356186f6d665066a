/** Reads the settings of a whole API document: our `x-` keys and its servers. */
import type { Plain } from '#codegen/read/tree.ts';
import type { AuthModel, EnvelopeModel, JsonObject, PagingModel, RefusalModel } from './api-model.ts';
import { objectOr } from './json-object.ts';
import { isObject } from './schema-type.ts';

/** Version of OpenAPI as text. YAML reads `3.1` without quotes as a number, and `3.0` as 3. */
export function versionOf({ openapi }: JsonObject): string {
	return openapi === 3 ? '3.0' : String(openapi ?? '');
}

/** The ways in which operations of the API may page: by numbers, by cursors, or each by one of both. */
export function readPagings(root: JsonObject): readonly PagingModel[] {
	const paging = root['x-paging'];
	if (!isObject(paging)) return [];
	const nameAt = (key: string, or: string): string => (typeof paging[key] === 'string' ? paging[key] : or);
	const shared = { size: nameAt('size', 'size'), list: nameAt('list', 'list'), defaultSize: numberOr(paging.defaultSize, 20) };
	const { page, size, list, total, defaultSize } = { ...shared, page: nameAt('page', 'page'), total: nameAt('total', 'total') };
	const numbers = { page, size, list, total, defaultSize };
	if (paging.cursor === undefined) return [numbers];
	const cursors = { ...shared, page: nameAt('cursor', 'cursor'), total: '', next: nameAt('next', 'next') };
	return paging.page === undefined ? [cursors] : [numbers, cursors];
}

/** Members of problem details, RFC 9457. */
const PROBLEM = { message: ['detail', 'title'], fields: { at: ['errors'], item: { name: 'pointer', message: 'detail' } } };

/** Without a field for the data, responses have no envelope and failures are problem details. */
export function readEnvelope(root: JsonObject): EnvelopeModel {
	const envelope = objectOr(root['x-envelope']);
	const words = (key: string, or: string[]): string[] => (Array.isArray(envelope[key]) ? envelope[key].map(String) : or);
	const data = typeof envelope.data === 'string' ? envelope.data : '';
	return {
		code: words('code', []),
		message: words('message', data === '' ? PROBLEM.message : []),
		data,
		success: (Array.isArray(envelope.success) ? envelope.success : []).filter(
			(value) => typeof value === 'string' || typeof value === 'number',
		),
		fields: readRefusals(envelope.fields) ?? (data === '' ? PROBLEM.fields : null),
		httpErrors: envelope.httpErrors === true,
	};
}

/** `data.errors` is a map; `{ at: data.errors, name: field, message: text }` is a list. `checkEnvelope` reports other forms. */
function readRefusals(value: Plain | undefined): RefusalModel | null {
	const at = isObject(value) ? value.at : value;
	if (typeof at !== 'string') return null;
	const item = isObject(value) ? { name: stringOr(value.name, 'field'), message: stringOr(value.message, 'message') } : null;
	return { at: at.split('.'), item };
}

const stringOr = (value: Plain | undefined, or: string): string => (typeof value === 'string' ? value : or);

export function readAuth(root: JsonObject, api: string): AuthModel {
	const auth = objectOr(root['x-auth']);
	return {
		token: typeof auth.token === 'string' ? auth.token : api,
		headers: Array.isArray(auth.headers) ? auth.headers.map(String) : [],
		dropLast: numberOr(auth.dropLast, 0),
		prefix: typeof auth.prefix === 'string' ? auth.prefix : '',
		rotate: typeof auth.rotate === 'string' ? auth.rotate : null,
		refusal: typeof auth.refusal === 'string' ? auth.refusal : null,
	};
}

export function readBase(root: JsonObject): string {
	const server = Array.isArray(root.servers) ? root.servers[0] : undefined;
	return isObject(server) && typeof server.url === 'string' ? server.url.replace(/\/$/, '') : '';
}

/** The header of the key; null for `false`, which turns off that of the document. `checkIdempotency` reports other values. */
export function readIdempotency(value: Plain | undefined): string | null | undefined {
	if (value === false) return null;
	return typeof value === 'string' ? value : undefined;
}

export const numberOr = (value: Plain | undefined, or: number): number => (typeof value === 'number' ? value : or);
