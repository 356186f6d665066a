import type { AppModel } from '#codegen/check/check-app.ts';
import type { PageModel } from '#codegen/check/page/check-page.ts';
import type { Manifests } from '#codegen/read/read-manifests.ts';
import { type ObjectSpec, scalarAt } from '#codegen/read/spec.ts';
import type { SourceReader } from '#codegen/source/source-reader.ts';
import { type AccessSettings, accessSettings } from './access-settings.ts';
import { type GuardedItem, menuItems } from './menu-items.ts';
import type { PageElement } from './page-element.ts';
import { pageElements } from './page-elements.ts';
import { RouteAccess } from './route-access.ts';
import { sourceCalls } from './source-calls.ts';
import { type Subject, subjectsOf } from './subjects.ts';

interface ViewedPage {
	name: string;
	model: PageModel;
	elements: readonly PageElement[];
}

export interface AccessView {
	model: AppModel;
	manifests: Manifests;
	settings: AccessSettings;
	subjects: readonly Subject[];
	routes: RouteAccess;
	items: readonly GuardedItem[];
	pages: readonly ViewedPage[];
}

/** `app` exists whenever there is a model. With `source`, pages also have the calls of their components and handlers. */
export function createAccessView(model: AppModel, manifests: Manifests & { app: ObjectSpec }, source?: SourceReader): AccessView {
	const settings = accessSettings(manifests.app);
	const calls = source && sourceCalls(model.names, source);
	const specs = new Map(manifests.rest.pages.map((spec) => [String(scalarAt(spec, 'page')), spec]));
	return {
		model,
		manifests,
		settings,
		subjects: subjectsOf(model.access, settings),
		routes: new RouteAccess(model, settings),
		items: menuItems(manifests.rest.menus),
		pages: model.pages.map((page) => {
			const spec = specs.get(page.name);
			return {
				name: page.name,
				model: page,
				elements: (spec ? pageElements(spec) : []).flatMap((element) => [element, ...(calls?.(element) ?? [])]),
			};
		}),
	};
}

/** Whether a menu shows the item to the subject: some page with menus is reachable, and the guards of the item and its route pass. */
export function showsItem({ routes, pages }: AccessView, item: GuardedItem, subject: Subject): boolean {
	const route = item.route ? routes.get(item.route.name) : undefined;
	if (!routes.passesAll([...item.guards, ...(route?.guards ?? [])], subject)) return false;
	return pages.some(({ name, model }) => hasMenus(model) && routes.reachesPage(name, subject));
}

/** A page with the `blank` layout has menus only if a block draws one. */
const hasMenus = ({ layout, blocks }: PageModel): boolean => layout === 'main' || blocks.includes('links');
