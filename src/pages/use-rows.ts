import type { QueryKey } from '@tanstack/query-core';
import { recordOf } from '#src/lib/record-of.ts';
import { shownText } from '#src/lib/shown-text.ts';
import type { AnswerCache } from '#src/operations/answer-cache.ts';
import type { Expression, ListSource, TextValue } from './block-base.ts';
import { usePage } from './page-context.tsx';
import type { DataDefinition } from './page-definition.ts';
import type { PageScope } from './page-scope.ts';
import { cursorIn, pageNumber } from './page-state.ts';
import { useCalls } from './use-calls.ts';

export interface Row {
	key: string;
	scope: PageScope;
}

export interface CursorSteps {
	previous: string | null;
	next: string | null;
	open: (cursor: string) => void;
}

export interface Paging {
	page: number;
	/** Null if the server does not tell. */
	total: number | null;
	/** With cursors, the number of pages known of. */
	pageCount: number;
	open: (page: number) => void;
	/** Cursors of the pages around; '' is the first page, null none or not known. Absent if pages have numbers. */
	cursors?: CursorSteps;
}

interface Listed {
	/** Null if the source is not paged. */
	paging: Paging | null;
	/** The rows belong to previous arguments; the current ones are loading. */
	outdated: boolean;
}

/** Rows created on first access, since only few of several thousand are visible. */
export interface RowList extends Listed {
	count: number;
	/** Returns the same object for the same index. */
	at(index: number): Row;
}

export interface Rows extends RowList {
	rows: readonly Row[];
}

export type KeyExpression = Expression<string | number | null | undefined>;

export function useRows(source: ListSource, key: KeyExpression | undefined): Rows {
	const list = useRowList(source, key);
	return { ...list, rows: Array.from({ length: list.count }, (_, index) => list.at(index)) };
}

export function useRowList(source: ListSource, key: KeyExpression | undefined): RowList {
	const { scope, data } = usePage();
	const paging = usePaging(source.paged);
	const rows = scope.read(source.rows) ?? [];
	const made: Row[] = [];
	const at = (index: number): Row => {
		made[index] ??= toRow(scope.with({ row: rows[index] }), key, index);
		return made[index];
	};
	return { count: rows.length, at, paging, outdated: source.paged !== undefined && (data.status[source.paged]?.outdated ?? false) };
}

export function toRow(scope: PageScope, key: KeyExpression | undefined, index: number): Row {
	const own = key ? scope.read(key) : idOf(scope.bound.row);
	return { key: String(own ?? index), scope };
}

/** The key of a row whose block names none. */
export const idOf = (row: unknown): string | number | null | undefined =>
	typeof row === 'object' && row !== null && 'id' in row ? (row.id as string | number | null) : null;

export interface RowGroup {
	/** '' for rows of no group. */
	title: string;
	rows: readonly Row[];
}

interface Grouping {
	group?: TextValue;
	groupOrder?: Expression<number> | undefined;
}

/** Keeps the order of the rows within each group. */
export function groupRows(rows: readonly Row[], { group, groupOrder }: Grouping): readonly RowGroup[] {
	if (!group) return [{ title: '', rows }];
	const groups = new Map<string, Row[]>();
	const sorted = groupOrder ? rows.toSorted((one, other) => one.scope.read(groupOrder) - other.scope.read(groupOrder)) : rows;
	for (const row of sorted) {
		const title = row.scope.text(group);
		const own = groups.get(title);
		if (own) own.push(row);
		else groups.set(title, [row]);
	}
	return [...groups].map(([title, own]) => ({ title, rows: own }));
}

function usePaging(name: string | undefined): Paging | null {
	const { definition, data, search, commands } = usePage();
	const { answers } = useCalls();
	const paged = name === undefined ? undefined : definition.data[name]?.paged;
	if (name === undefined || !paged) return null;
	const open = (page: number | string): void => commands.openPage(name, page);
	if (paged.next !== undefined) {
		const { queryKey = null, outdated = false } = data.status[name] ?? {};
		const next = outdated ? '' : shownText(fieldOf(data.values[name], paged.next));
		return pagingByCursor({ cursor: cursorIn(search, paged.queryKey), next, outdated, open }, { paged, queryKey, answers });
	}
	const total = Number(fieldOf(data.values[name], paged.total) ?? 0) || 0;
	// Uses the page size in the response, since the server may cap the requested one.
	const size = Number(fieldOf(data.values[name], paged.size)) || paged.defaultSize;
	return {
		page: pageNumber(search, paged.queryKey),
		total,
		pageCount: Math.max(1, Math.ceil(total / size)),
		open,
	};
}

interface ShownCursor {
	cursor: string;
	next: string;
	/** The page is loading. */
	outdated: boolean;
	open: (page: number | string) => void;
}

function pagingByCursor({ cursor, next, outdated, open }: ShownCursor, kept: CursorPage): Paging {
	const page = cursor === '' ? 1 : 2;
	const previous = cursor === '' ? null : cursorBefore(cursor, kept);
	// The steps stay while the page loads.
	const pageCount = next === '' && !outdated ? page : page + 1;
	return { page, total: null, pageCount, open, cursors: { previous, next: next || null, open } };
}

interface CursorPage {
	paged: NonNullable<DataDefinition['paged']>;
	queryKey: QueryKey | null;
	answers: AnswerCache;
}

/** The cursor of the page whose answer names this one as the next; null if the answer is no longer kept, such as after a reload. */
function cursorBefore(cursor: string, { paged, queryKey, answers }: CursorPage): string | null {
	if (!queryKey) return null;
	const [operation, input] = queryKey;
	const others = (given: unknown): string => JSON.stringify(Object.entries(recordOf(given)).filter(([name]) => name !== paged.page));
	const before = answers.client
		?.getQueryCache()
		.findAll({ queryKey: [operation] })
		.find((query) => shownText(fieldOf(query.state.data, paged.next ?? '')) === cursor && others(query.queryKey[1]) === others(input));
	return before ? shownText(recordOf(before.queryKey[1])[paged.page]) : null;
}

const fieldOf = (answer: unknown, field: string): unknown =>
	typeof answer === 'object' && answer !== null ? (answer as Readonly<Record<string, unknown>>)[field] : undefined;
