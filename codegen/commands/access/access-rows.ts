import type { SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import type { Sources } from '#codegen/diagnostics/line-table.ts';
import type { Plain } from '#codegen/read/tree.ts';
import { type AccessView, createAccessView } from './access-view.ts';
import type { PageElement } from './page-element.ts';

export type AccessRowKind = 'page' | 'menu' | 'block' | 'button' | 'operation';

/** A page, menu item, block, button or operation with its guards. */
export interface AccessRow {
	kind: AccessRowKind;
	label: string;
	/** The page that contains it; '' for a menu item. */
	page: string;
	/** Name of the route that it opens; '' if none. */
	route: string;
	/** Guards of the enclosing elements, then its own. */
	guards: readonly Plain[];
}

/** Everything that guards can open or close: pages by route, items of menus, and the blocks, buttons and operations of pages. */
export function accessRows(model: AccessView['model'], manifests: AccessView['manifests'], sources: Sources): AccessRow[] {
	const { app } = manifests;
	if (!app) return [];
	const view = createAccessView(model, { ...manifests, app });
	const written = ({ file, start, end }: SourceSpan): string => plainText(sources.get(file)?.slice(start, end) ?? '');
	const unique = (guards: readonly Plain[]): Plain[] => [...new Map(guards.map((guard) => [JSON.stringify(guard), guard])).values()];
	const routes = view.routes.routes.filter(({ page }) => page !== null);
	const rows = [
		...routes.map(({ name, title, path, page, guards }) => ({
			kind: 'page' as const,
			label: `${title} ${path}`.trim(),
			page: page ?? '',
			route: name,
			guards,
		})),
		...view.items.map(({ menu, title, route, other, guards }) => {
			const known = route ? view.routes.get(route.name) : undefined;
			const label = `${menu} · ${title ?? known?.title ?? other ?? ''}`;
			return {
				kind: 'menu' as const,
				label,
				page: '',
				route: route?.name ?? '',
				guards: [...guards, ...(known?.guards ?? [])],
			};
		}),
		...view.pages.flatMap(({ name, elements }) =>
			elements.map((element) => ({ ...rowOf(element, written), page: name, route: element.opens?.name ?? '' })),
		),
	];
	return rows.map((row) => ({ ...row, guards: unique(row.guards) }));
}

function rowOf(element: PageElement, written: (at: SourceSpan) => string): Pick<AccessRow, 'kind' | 'label' | 'guards'> {
	const { kind, label, operation, named, guards } = element;
	const name = named ? written(named) : '';
	const detail = operation ? operation.name : label;
	return {
		kind: operation ? 'operation' : kind === 'block' ? 'block' : 'button',
		label: name === '' ? detail : `${name} · ${detail}`,
		guards,
	};
}

/** A text of a manifest without its quotes, on one line. */
const plainText = (text: string): string =>
	text
		.trim()
		.replace(/^(['"])([\s\S]*)\1$/, '$2')
		.replace(/\s+/g, ' ');
