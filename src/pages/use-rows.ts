import type { Expression, ListSource } from './block-base.ts';
import { usePage } from './page-context.tsx';
import type { PageScope } from './page-scope.ts';
import { pageNumber } from './page-state.ts';

export interface Row {
	key: string;
	scope: PageScope;
}

export interface Paging {
	page: number;
	total: number;
	pageCount: number;
	open: (page: number) => void;
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

function usePaging(name: string | undefined): Paging | null {
	const { definition, data, search, commands } = usePage();
	const paged = name === undefined ? undefined : definition.data[name]?.paged;
	if (name === undefined || !paged) return null;
	const total = Number(fieldOf(data.values[name], paged.total) ?? 0) || 0;
	// Uses the page size in the response, since the server may cap the requested one.
	const size = Number(fieldOf(data.values[name], paged.size)) || paged.defaultSize;
	return {
		page: pageNumber(search, paged.queryKey),
		total,
		pageCount: Math.max(1, Math.ceil(total / size)),
		open: (page) => commands.openPage(name, page),
	};
}

const fieldOf = (answer: unknown, field: string): unknown =>
	typeof answer === 'object' && answer !== null ? (answer as Readonly<Record<string, unknown>>)[field] : undefined;
