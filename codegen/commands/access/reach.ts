import type { SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { type AccessView, showsItem } from './access-view.ts';
import type { PageElement } from './page-element.ts';
import type { Subject } from './subjects.ts';

/** Everything one subject can reach; lists in manifest order, operations by name. */
export interface Reach {
	subject: Subject;
	routes: readonly { name: string; path: string; page: string | null; leadsTo: string | null; at: SourceSpan }[];
	menuItems: readonly { menu: string; title: string; leadsTo: string; at: SourceSpan }[];
	blocks: readonly { page: string; block: string; at: SourceSpan }[];
	actions: readonly { page: string; action: string; at: SourceSpan }[];
	operations: readonly string[];
}

export function reachOf(view: AccessView, subject: Subject): Reach {
	const { routes } = view;
	const pages = view.pages.filter(({ name }) => routes.reachesPage(name, subject));
	const elements = pages.flatMap(({ name, elements }) =>
		elements.filter(({ guards }) => routes.passesAll(guards, subject)).map((element) => ({ page: name, ...element })),
	);
	const ofKind = (kind: PageElement['kind']) => elements.filter((element) => element.kind === kind);
	return {
		subject,
		routes: routes.routes
			.filter((route) => routes.arrive(route, subject) === 'page')
			.map((route) => {
				const { name, path, page, at } = route;
				return { name, path, page, leadsTo: page === null ? (routes.destination(route)?.name ?? null) : null, at };
			}),
		menuItems: itemsFor(view, subject),
		blocks: ofKind('block').map(({ page, label, at }) => ({ page, block: label, at })),
		actions: ofKind('action').map(({ page, label, at }) => ({ page, action: label, at })),
		operations: [...new Set(elements.flatMap(({ operation }) => operation?.name ?? []))].sort(),
	};
}

function itemsFor(view: AccessView, subject: Subject): Reach['menuItems'] {
	return view.items
		.filter((item) => showsItem(view, item, subject))
		.map(({ menu, title, route, other, at }) => ({
			menu,
			title: title ?? (route && view.routes.get(route.name)?.title) ?? '',
			leadsTo: route?.name ?? other ?? '',
			at,
		}));
}
