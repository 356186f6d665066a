import type { AppSettings } from '#src/settings/app-settings.ts';

export interface BlockConditions {
	host: string;
	enabled: boolean;
	/** Redirect target; '' for none. */
	address: string;
	/** Query strings with `?`: the document's and, in hash mode, the page's. */
	queries: readonly string[];
	userAgent: string;
}

/** Local host names, or '' for a file URL. */
const LOCAL = /^(|localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[?::1\]?)$/i;

/** Search engine crawlers look like debuggers. */
const BOTS =
	/(google|bing|yandex|duckduck|apple|petal|sogou|so|bytedance|semrush)-?bot|baiduspider|bytespider|360spider|yisouspider|sogou \w+ spider|slurp|mediapartners-google|adsbot|google-inspectiontool/i;

/** Whether to check for developer tools; spec 4. */
export function shouldBlock({ host, enabled, address, queries, userAgent }: BlockConditions): boolean {
	if (!enabled || address === '' || LOCAL.test(host) || BOTS.test(userAgent)) return false;
	return queries.every((query) => new URLSearchParams(query).get('debugger') !== 'auto');
}

/** In hash mode, the part after `#` has its own query. */
export function queriesOf({ search, hash }: Pick<Location, 'search' | 'hash'>): string[] {
	const at = hash.indexOf('?');
	return at < 0 ? [search] : [search, hash.slice(at)];
}

/** Runs after the first render. Loads the blocker's code only if it applies. */
export async function startDebuggerBlocker({ debuggerBlocker: settings, layout }: AppSettings): Promise<void> {
	const { enabled, address } = settings;
	const conditions = { host: location.hostname, enabled, address, queries: queriesOf(location), userAgent: navigator.userAgent };
	if (!shouldBlock(conditions)) return;
	const { watchDebugger, isDebugged } = await import(/* webpackChunkName: "debugger-blocker" */ './debugger-blocker.ts');
	watchDebugger(settings, {
		now: () => performance.now(),
		isDebugged,
		isDesktop: () => window.innerWidth >= layout.mobileBelow,
		// `replace` keeps the back button from returning here.
		leave: () => location.replace(address),
	});
}
