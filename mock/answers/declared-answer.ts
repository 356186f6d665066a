/** Compiles the declared answers of `x-mock`: filter, sort, join, page and write the rows of one resource. */

import type { DetailAnswer, OneAnswer, PageAnswer, TreeAnswer } from '#mock/generated/answer-types.ts';
import { quoted } from '#mock/http/answer-headers.ts';
import { notModified } from '#mock/http/envelope-error.ts';
import type { DeclaredAnswer, PagingSpec, SessionAnswer } from '#mock/operation.ts';
import type { AnyRow } from '#mock/store/store.ts';
import type { AnswerContext, AnswerOptions, Respond } from './answer-context.ts';
import { compileField, type ReadField } from './field-path.ts';
import { compileSelection } from './filter.ts';
import { compileFind, compileRefusal } from './find-row.ts';
import { compileFinishing } from './finish-row.ts';
import { originalOf } from './join.ts';
import { compileSelect } from './select-rows.ts';
import { compileSession } from './session.ts';
import { buildTree } from './tree.ts';
import { compileToggle, compileUpsert } from './upsert.ts';
import { compileCreate, compileDelete, compileUpdate } from './write.ts';

export function compileAnswer(spec: DeclaredAnswer | SessionAnswer, paging: PagingSpec | null, options: AnswerOptions): Respond {
	const respond = compileRows(spec, paging, options);
	if (!('within' in spec) || spec.within === undefined) return respond;
	const { within, beside } = spec;
	return (context) => ({ ...(typeof beside === 'object' ? beside : {}), [within]: respond(context) });
}

function compileRows(spec: DeclaredAnswer | SessionAnswer, paging: PagingSpec | null, options: AnswerOptions): Respond {
	if ('session' in spec) return compileSession(spec, options);
	switch (spec.answer) {
		case 'list': {
			const finishing = compileFinishing(spec, options.compute);
			const select = compileSelect(spec, finishing);
			return (context) => select(context).map((row) => finishing.finish(row, context));
		}
		case 'page':
			return compilePage(spec, paging ?? ONE_PAGE, options);
		case 'tree':
			return compileTree(spec, options);
		case 'one':
			return compileOne(spec, options);
		case 'detail':
			return compileDetail(spec, options);
		case 'const':
			return () => spec.value ?? null;
		case 'file':
			return () => new File([spec.text], spec.name, { type: options.file ?? 'text/plain' });
		case 'create':
			return compileCreate(spec, options);
		case 'update':
			return compileUpdate(spec, options);
		case 'upsert':
			return compileUpsert(spec, options);
		case 'toggle':
			return compileToggle(spec, options);
		case 'delete':
			return compileDelete(spec, options);
	}
}

/** Builds the tree from the original rows, not from joined copies, so that each row has one identity. */
function compileTree(spec: TreeAnswer, { compute }: AnswerOptions): Respond {
	const { resource, children: parentField = 'parentId' } = spec;
	const finishing = compileFinishing(spec, compute);
	const select = compileSelect(spec, finishing);
	return (context) => {
		const chosen = select(context).map((row) => originalOf(row) ?? row);
		const finish = (row: AnyRow): AnyRow => finishing.finish(row, context);
		return buildTree({ all: context.store.rows<AnyRow>(resource), chosen, parentField, finish });
	};
}

/** Used by operations without paging parameters: one page with all rows. */
const ONE_PAGE: PagingSpec = { page: 'page', size: 'size', list: 'list', total: 'total', defaultSize: Number.MAX_SAFE_INTEGER };

/** Returns a page with its total; `pages`, page number and page size are set for schemas that name them. */
function compilePage(spec: PageAnswer, paging: PagingSpec, { compute }: AnswerOptions): Respond {
	const { counts, filter = {} } = spec;
	const finishing = compileFinishing(spec, compute);
	const { finish, computed } = finishing;
	const select = compileSelect(spec, finishing, counts);
	const counted = counts === undefined ? undefined : filter[counts];
	const selectCounted = compileSelection({ filter: counts && counted ? { [counts]: counted } : {} });
	return (context) => {
		const found = select(context);
		const test = selectCounted(context.input, null);
		const rows = test ? found.filter(test) : found;
		if (paging.next !== undefined) {
			const { start, end, next } = cursorPage(rows, context.input, paging);
			const shown = rows.slice(start, end).map((row) => finish(row, context));
			return { ...computed?.(context).page?.(shown), [paging.next]: next, [paging.list]: shown };
		}
		const page = atLeastOne(context.input[paging.page], 1);
		const size = atLeastOne(context.input[paging.size], paging.defaultSize);
		const shown = rows.slice((page - 1) * size, page * size).map((row) => finish(row, context));
		const about = { current: page, size, pages: Math.ceil(rows.length / size), [paging.page]: page, [paging.size]: size };
		if (counts !== undefined) Object.assign(about, { counts: countBy(found, compileField(counts)) });
		Object.assign(about, computed?.(context).page?.(shown));
		return { ...about, [paging.total]: rows.length, [paging.list]: shown };
	};
}

/** A cursor is the id of the last row shown, and its place, which the next row takes if it is removed. Null after the last row. */
function cursorPage(rows: readonly AnyRow[], input: AnswerContext['input'], { page, size, defaultSize }: PagingSpec) {
	const [, id = '', place = '0'] = /^(.*)\.(\d+)$/.exec(String(input[page] ?? '')) ?? [];
	const known = rows.findIndex((row) => String(row.id) === id);
	const start = known < 0 ? Number(place) : known + 1;
	const end = start + atLeastOne(input[size], defaultSize);
	const last = rows[end - 1];
	return { start, end, next: last && end < rows.length ? `${last.id}.${end - 1}` : null };
}

function countBy(rows: readonly AnyRow[], read: ReadField): Record<string, number> {
	const counts: Record<string, number> = {};
	for (const row of rows) counts[String(read(row))] = (counts[String(read(row))] ?? 0) + 1;
	return counts;
}

const atLeastOne = (value: unknown, or: number): number => (typeof value === 'number' && value >= 1 ? Math.floor(value) : or);

function compileOne(spec: OneAnswer, { accepts, compute }: AnswerOptions): Respond {
	const finishing = compileFinishing(spec, compute);
	const select = compileSelect(spec, finishing);
	const refuse = compileRefusal(spec.missing);
	const tag = compileTag(spec.etag);
	return (context) => {
		const row = select(context)[0];
		if (row) return tag(finishing.finish(row, context), context);
		return accepts(null) ? null : refuse(context);
	};
}

function compileDetail(spec: DetailAnswer, { compute }: AnswerOptions): Respond {
	const finishing = compileFinishing(spec, compute);
	const find = compileFind(spec, finishing);
	const tag = compileTag(spec.etag);
	return (context) => tag(finishing.finish(find(context), context), context);
}

/** Writes the header `ETag`; answers 304 if the client has the row already. */
function compileTag(etag: string | undefined): (row: AnyRow, context: AnswerContext) => AnyRow {
	if (etag === undefined) return (row) => row;
	const read = compileField(etag);
	return (row, { input, header }) => {
		const tag = quoted(String(read(row)));
		header('ETag', tag);
		return namesTag(String(input['If-None-Match'] ?? ''), tag) ? notModified() : row;
	};
}

/** `If-None-Match` may list several tags, and compares weakly (RFC 9110, 13.1.2). */
const namesTag = (header: string, tag: string): boolean =>
	header.split(',').some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === tag);
