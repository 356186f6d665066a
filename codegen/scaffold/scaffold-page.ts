import type { OperationModel } from '#codegen/check/api/api-model.ts';
import type { ValueField } from '#codegen/expression/value-type.ts';
import { columnsOf } from './columns.ts';
import { detailPage, hasDetail } from './detail-page.ts';
import { formPage } from './form-page.ts';
import { listPage, type Rows } from './list-page.ts';
import { NO_LINKS, type PageLinks } from './page-links.ts';
import type { ScaffoldTexts } from './scaffold-texts.ts';
import type { Refusal, ScaffoldedPage } from './scaffolded-page.ts';
import { kebabCase, labelOf, pluralsOf } from './words.ts';

interface ScaffoldOptions {
	operation: OperationModel;
	/** All operations, among which a form finds the one that answers its first values. */
	operations: readonly OperationModel[];
	page: string;
	dictionaries: ReadonlyMap<string, unknown>;
	texts: ScaffoldTexts;
	/** Where the page leads; a page on its own leads nowhere. */
	links?: PageLinks;
}

/** Scaffolds a page for an operation: a form for its input, or a list or detail page for its response. */
export function scaffoldPage({
	operation,
	operations,
	page,
	dictionaries,
	texts,
	links = NO_LINKS,
}: ScaffoldOptions): ScaffoldedPage | Refusal {
	const title = labelOf(operation.summary, operation.id);
	const of = { operation, page, title, dictionaries, texts };
	const writes = operation.method !== 'get' && operation.method !== 'head';
	if (operation.body || (writes && operation.parameters.size > 0)) return formPage({ ...of, operations });
	const rows = rowsOf(operation);
	const detail = hasDetail(operation.answer, dictionaries);
	if (rows && (rows.sure || !detail) && columnsOf(rows.type, dictionaries, [], texts).length > 0) return listPage({ ...of, rows, links });
	if (detail) return detailPage({ ...of, links });
	return { refused: `\`${operation.name}\` takes no body and answers nothing that a page could show.` };
}

const LISTS = /^(list|records|rows|items|results?|data)$/i;

/** The list of a response; `sure` if the list is its main content. */
export function rowsOf(operation: OperationModel): (Rows & { sure: boolean }) | null {
	const { answer, paging } = operation;
	if (answer.kind === 'array') return { field: null, type: answer.items, sure: true };
	if (answer.kind !== 'object') return null;
	const lists = [...answer.fields()].flatMap(([field, { type, secret, feature }]) =>
		type.kind === 'array' && !secret && feature === undefined ? [{ field, type: type.items }] : [],
	);
	const paged = paging && lists.find(({ field }) => field === paging.list);
	if (paged) return { ...paged, sure: true };
	const found = lists.find(({ field }) => LISTS.test(field)) ?? (lists.length === 1 ? lists[0] : undefined);
	if (!found) return null;
	const isMain = LISTS.test(found.field) || isNamedAfter(operation.path, found.field) || countsOnly(answer.fields(), found.field);
	return { ...found, sure: isMain && !asksForOne(operation) };
}

/** `animals` of `/animal/search`. */
function isNamedAfter(path: string, field: string): boolean {
	const name = kebabCase(field);
	return path.split('/').some((step) => step !== '' && pluralsOf(kebabCase(step)).includes(name));
}

/** Whether the other fields tell about the list: how many rows there are, which page it is. */
const countsOnly = (fields: ReadonlyMap<string, ValueField>, list: string): boolean =>
	[...fields].every(([name, { type }]) => name === list || type.kind === 'number' || type.kind === 'boolean');

/** Whether the operation takes one id, beside those that lead to a list. */
function asksForOne({ parameters, path }: OperationModel): boolean {
	const [first, ...more] = [...parameters.values()].filter(
		({ name, required, in: place }) => required && (place !== 'path' || path.endsWith(`{${name}}`)),
	);
	return first !== undefined && more.length === 0 && (first.in === 'path' || /^id$|_id$|Id$/.test(first.name));
}
