import type { AppModel } from '#codegen/check/check-app.ts';
import type { ServedSite } from '#src/routing/served/served-site.ts';
import { accessRulesOf, plainRoute } from './emit-shell.ts';

/** Pages, access rules, routes and fixed places of the app: the input of the route list checker. */
export function servedSiteOf(model: AppModel): ServedSite {
	const { pages, routes, settings } = model;
	const { routing = {}, site: names } = settings as { routing?: Readonly<Record<string, unknown>>; site?: { frames?: readonly string[] } };
	const nameOf = (place: string): string | null => (typeof routing[place] === 'string' ? routing[place] : null);
	const site = {
		pages: pages.map(({ name }) => name),
		blank: pages.filter(({ layout }) => layout === 'blank').map(({ name }) => name),
		access: accessRulesOf(model),
		frames: names?.frames ?? [],
		routes: routes.tree.map(plainRoute),
		places: { home: nameOf('home'), login: nameOf('login'), notFound: nameOf('notFound'), studio: nameOf('studio') },
	};
	// The compiler's types of checked manifests are those of the runtime, with wider fields.
	return site as unknown as ServedSite;
}
