import type { AccessRules } from '#src/access/access-rules.ts';
import type { RouteRecord } from '../route-record.ts';
import type { ServedContext } from './served-context.ts';

/** The facts about a compiled app that checks of served lists need, in the app, its mock server and the compiler. */
export interface ServedSite {
	/** Names of the compiled pages. */
	pages: readonly string[];
	/** Names of `pages` that are drawn without header and menu. */
	blank: readonly string[];
	access: AccessRules;
	/** `site.frames` of app.yaml. */
	frames: readonly string[];
	/** The built-in routes. */
	routes: readonly RouteRecord[];
	/** `routing` of app.yaml. */
	places: ServedContext['places'];
}

/** The routes that a server cannot change: pages outside every group, spec 2.1. */
export function publicRoutes(builtin: readonly RouteRecord[]): RouteRecord[] {
	return builtin.filter(({ component, children }) => component !== 'Layout' && !children);
}

export const servedContextOf = ({ pages, blank, access, frames, routes, places }: ServedSite): ServedContext => ({
	pages,
	blank,
	access,
	frames,
	builtin: routes,
	own: publicRoutes(routes),
	places,
});
