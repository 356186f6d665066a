import { search } from '#generated/search.ts';
import type { App } from '#src/app/app-model.ts';
import { checkWhole } from '#src/operations/check-answers.ts';
import { safeRedirect } from '#src/routing/safe-redirect.ts';
import type { ContentHit, ContentSearch } from '#src/shell/shell-environment.tsx';
import type { SearchOperation } from './search-operation.ts';

/** The search of content as the shell uses it: nothing is found that is no page of the app. */
export function createContentSearch(
	{ http, settings, routes }: Pick<App, 'http' | 'settings' | 'routes'>,
	operation: SearchOperation | null = search,
): ContentSearch | null {
	if (!operation) return null;
	const isPage = (path: string): boolean => safeRedirect(path, '', (known) => routes.table.match(known) !== null) !== '';
	return {
		debounce: operation.debounce ?? settings.throttle.debounce,
		async find(keyword, signal) {
			const input = Object.entries(operation.with ?? {}).map(([name, compute]) => [name, compute(keyword)]);
			const result = await http.callByName(operation.call, Object.fromEntries(input), {
				...{ signal, quiet: true, check: checkWhole(operation.call) },
			});
			if (!result.ok) return null;
			return (operation.items(result.data) ?? []).map((row, index) => hitOf(row, index, operation)).filter(({ path }) => isPage(path));
		},
	};
}

function hitOf(row: unknown, index: number, { title, note, path }: SearchOperation): ContentHit {
	return { key: String(index), title: String(title(row) ?? ''), note: String(note?.(row) ?? ''), path: String(path(row) ?? '') };
}
