import type { OperationModel } from '#codegen/check/api/api-model.ts';
import { columnsOf } from './columns.ts';
import { detailPage, hasDetail } from './detail-page.ts';
import { formPage } from './form-page.ts';
import { listPage, type Rows } from './list-page.ts';
import type { ScaffoldTexts } from './scaffold-texts.ts';
import type { Refusal, ScaffoldedPage } from './scaffolded-page.ts';
import { labelOf } from './words.ts';

interface ScaffoldOptions {
	operation: OperationModel;
	/** All operations, among which a form finds the one that answers its first values. */
	operations: readonly OperationModel[];
	page: string;
	dictionaries: ReadonlyMap<string, unknown>;
	texts: ScaffoldTexts;
}

/** Scaffolds a page for an operation: a form for its input, or a list or detail page for its response. */
export function scaffoldPage({ operation, operations, page, dictionaries, texts }: ScaffoldOptions): ScaffoldedPage | Refusal {
	const title = labelOf(operation.summary, operation.id);
	const of = { operation, page, title, dictionaries, texts };
	const writes = operation.method !== 'get' && operation.method !== 'head';
	if (operation.body || (writes && operation.parameters.size > 0)) return formPage({ ...of, operations });
	const rows = rowsOf(operation);
	const detail = hasDetail(operation.answer, dictionaries);
	if (rows && (rows.sure || !detail) && columnsOf(rows.type, dictionaries, [], texts).length > 0) return listPage({ ...of, rows });
	if (detail) return detailPage(of);
	return { refused: `\`${operation.name}\` takes no body and answers nothing that a page could show.` };
}

const LISTS = /^(list|records|rows|items|results?|data)$/i;

/** The list of a response; `sure` if the list is its main content. */
function rowsOf({ answer, paging, parameters }: OperationModel): (Rows & { sure: boolean }) | null {
	if (answer.kind === 'array') return { field: null, type: answer.items, sure: true };
	if (answer.kind !== 'object') return null;
	const lists = [...answer.fields()].flatMap(([field, { type, secret, feature }]) =>
		type.kind === 'array' && !secret && feature === undefined ? [{ field, type: type.items }] : [],
	);
	const paged = paging && lists.find(({ field }) => field === paging.list);
	if (paged) return { ...paged, sure: true };
	const found = lists.find(({ field }) => LISTS.test(field)) ?? (lists.length === 1 ? lists[0] : undefined);
	const asksForOne = [...parameters.values()].some(({ required }) => required);
	return found ? { ...found, sure: LISTS.test(found.field) && !asksForOne } : null;
}
