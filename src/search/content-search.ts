import { search } from '#generated/search.ts';
import { compiledInput } from '#src/http/compiled-input.ts';
import type { Http } from '#src/http/create-http.ts';
import { checkWhole } from '#src/operations/check-answers.ts';
import type { LoadedOperations } from '#src/operations/loaded-operations.ts';
import { safeRedirect } from '#src/routing/safe-redirect.ts';
import type { RoutesState } from '#src/routing/served-routes.ts';
import type { AppSettings } from '#src/settings/app-settings.ts';
import type { SearchOperation } from './search-operation.ts';

export interface ContentHit {
	key: string;
	title: string;
	note: string;
	path: string;
}

export interface ContentSearch {
	/** Debounce in milliseconds. */
	debounce: number;
	find(keyword: string, signal: AbortSignal): Promise<readonly ContentHit[] | null>;
}

export interface SearchEnvironment {
	/** Path of the search page; null for an app without one. */
	searchPath: string | null;
	go(path: string): void;
	/** Null for an app without content search. */
	loadContentSearch?(): Promise<ContentSearch | null>;
}

/** Creates the content search for the shell. Drops results whose path is not a page of the app. */
export function createContentSearch(
	{ http, settings, routes, operations }: { http: Http; settings: AppSettings; routes: RoutesState; operations: LoadedOperations },
	operation: SearchOperation | null = search,
): ContentSearch | null {
	if (!operation) return null;
	const isPage = (path: string): boolean => safeRedirect(path, '', (target) => routes.table.match(target) !== null) !== '';
	return {
		debounce: operation.debounce ?? settings.throttle.debounce,
		async find(keyword, signal) {
			const input = Object.entries(operation.with ?? {}).map(([name, compute]) => [name, compute(keyword)]);
			const result = await http.call(operation.call, compiledInput(Object.fromEntries(input)), {
				signal,
				quiet: true,
				check: checkWhole(operations.reached(operation.call)),
			});
			if (!result.ok) return null;
			return (operation.items(result.data) ?? []).map((row, index) => hitOf(row, index, operation)).filter(({ path }) => isPage(path));
		},
	};
}

function hitOf(row: unknown, index: number, { title, note, path }: SearchOperation): ContentHit {
	return { key: String(index), title: String(title(row) ?? ''), note: String(note?.(row) ?? ''), path: String(path(row) ?? '') };
}
