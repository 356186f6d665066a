import { routes as builtin } from '#generated/routes.ts';
import type { Http } from '#src/http/create-http.ts';
import { createRouteTable, type RouteTable } from '#src/routing/route-table.ts';
import { mergeRoutes, readServedRoutes } from '#src/routing/served-routes.ts';
import type { AppSettings } from '#src/settings/app-settings.ts';
import type { FeedbackStore } from '#src/shell/feedback/feedback-store.ts';

export const builtinTable = (): RouteTable => createRouteTable(builtin);

interface ServedRoutesOptions {
	settings: AppSettings;
	http: () => Http;
	feedback: FeedbackStore;
	onRoutes: (table: RouteTable) => void;
	/** Records that were left out, with the reason. */
	onLeft: (problems: readonly string[]) => void;
}

/** Gets the routes of the user from the server, where app.yaml wants that. */
export function createRoutePreparation({ settings, http, feedback, onRoutes, onLeft }: ServedRoutesOptions): () => Promise<boolean> {
	const { source, list } = settings.routing;
	if (source !== 'server' || list === null) return () => Promise.resolve(true);
	return async () => {
		const result = await http().callByName(list, {});
		if (!result.ok) return false;
		const served = readServedRoutes((result.data as { list?: unknown } | null)?.list);
		if (!served.ok) {
			feedback.message('error', served.message);
			return false;
		}
		if (served.left.length > 0) onLeft(served.left);
		onRoutes(createRouteTable(mergeRoutes(builtin, served.routes)));
		return true;
	};
}
