/** The mock's rows and routes as json-server reads them: `npx json-server mock/generated/db.json --routes mock/generated/routes.json`. */
import type { ApiModel, JsonObject, OperationModel } from '#codegen/check/api/api-model.ts';
import type { Plain } from '#codegen/read/tree.ts';
import type { State } from '#mock/store/store.ts';
import type { VirtualFile } from './virtual-file.ts';

/** One row per line, so that a diff shows rows. */
export const emitDatabase = (rows: State): VirtualFile => ({
	folder: 'mockGenerated',
	path: 'db.json',
	text: printDatabase(rows),
});

function printDatabase(rows: State): string {
	const resources = Object.entries(rows).map(([name, list]) => `${JSON.stringify(name)}: ${printRows(list)}`);
	return `{\n${resources.join(',\n')}\n}\n`;
}

const printRows = (rows: readonly unknown[]): string =>
	rows.length === 0 ? '[]' : `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`;

/** Rewrites the address of each declared operation to its resource. Literal paths come before those with parameters, which match them, too. */
export function emitRoutes(apis: readonly ApiModel[]): VirtualFile {
	const rules = apis.flatMap((api) => api.operations.flatMap((operation) => rulesOf(api, operation)));
	const sorted = rules.sort(([a], [b]) => Number(a.includes('/:')) - Number(b.includes('/:')) || (a < b ? -1 : 1));
	const text = `${JSON.stringify(Object.fromEntries(sorted), null, '\t')}\n`;
	return { folder: 'mockGenerated', path: 'routes.json', text };
}

type Rule = readonly [from: string, to: string];

const READS = ['list', 'page', 'tree', 'one', 'detail'];

/** json-server matches the query as part of the address, so a call with a query needs a rule of its own. */
function rulesOf({ base }: ApiModel, { method, path, mock }: OperationModel): Rule[] {
	if (method !== 'get' || typeof mock?.resource !== 'string' || !READS.includes(String(mock.answer))) return [];
	const from = base + path.replace(/\{([^}]+)\}/g, ':$1');
	const target = `/${mock.resource}`;
	const keys = Object.entries(mock.answer === 'detail' ? ((mock.key as JsonObject | undefined) ?? { id: 'id' }) : {});
	const key = keys.find(([, field]) => field === 'id');
	if (key) {
		const [parameter] = key;
		return from.includes(`:${parameter}`)
			? [[from, `${target}/:${parameter}`]]
			: [[`${from}\\?${parameter}=:${parameter}`, `${target}/:${parameter}`]];
	}
	const query = [...fixedQuery(mock), ...sortQuery(mock.sort)].join('&');
	return [
		[from, query ? `${target}?${query}` : target],
		[`${from}\\?(.*)`, `${target}?${[...(query ? [query] : []), '$1'].join('&')}`],
	];
}

function fixedQuery({ where = {} }: JsonObject): string[] {
	return Object.entries(where as JsonObject).flatMap(([field, value]) =>
		(Array.isArray(value) ? value : [value]).map((each) => `${field}=${encodeURIComponent(String(each))}`),
	);
}

function sortQuery(sort: Plain | undefined): string[] {
	const text = typeof sort === 'string' ? sort : (sort as JsonObject | undefined)?.default;
	if (typeof text !== 'string') return [];
	const words = text.split(',');
	return [
		`_sort=${words.map((word) => word.replace(/^-/, '')).join(',')}`,
		`_order=${words.map((word) => (word.startsWith('-') ? 'desc' : 'asc')).join(',')}`,
	];
}
