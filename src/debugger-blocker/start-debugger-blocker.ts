import type { AppSettings } from '#src/settings/app-settings.ts';

export interface BlockQuestion {
	/** Name of the host, without its port. */
	host: string;
	/** The build has the blocker on. */
	enabled: boolean;
	/** The address it sends users to; '' for none. */
	address: string;
	/** Queries of the address, with `?`: that of the document, and in hash mode that of the page. */
	queries: readonly string[];
	userAgent: string;
}

/** Names and addresses by which a computer calls itself, or a file that has no host. */
const LOCAL = /^(|localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[?::1\]?)$/i;

/** Search engines read pages with tools that look like a debugger. */
const BOTS =
	/(google|bing|yandex|duckduck|apple|petal|sogou|so|bytedance|semrush)-?bot|baiduspider|bytespider|360spider|yisouspider|sogou \w+ spider|slurp|mediapartners-google|adsbot|google-inspectiontool/i;

/** Whether open developer tools are looked for at all; spec 4. */
export function shouldBlock({ host, enabled, address, queries, userAgent }: BlockQuestion): boolean {
	if (!enabled || address === '' || LOCAL.test(host) || BOTS.test(userAgent)) return false;
	return queries.every((query) => new URLSearchParams(query).get('debugger') !== 'auto');
}

/** In hash mode what follows `#` has a query of its own. */
export function queriesOf({ search, hash }: Pick<Location, 'search' | 'hash'>): string[] {
	const at = hash.indexOf('?');
	return at < 0 ? [search] : [search, hash.slice(at)];
}

/** Called once the app is drawn. Where the blocker does not apply, nothing of it is fetched. */
export async function startDebuggerBlocker({ debuggerBlocker: settings, layout }: AppSettings): Promise<void> {
	const { enabled, address } = settings;
	const question = { host: location.hostname, enabled, address, queries: queriesOf(location), userAgent: navigator.userAgent };
	if (!shouldBlock(question)) return;
	const { watchDebugger, isDebugged } = await import(/* webpackChunkName: "debugger-blocker" */ './debugger-blocker.ts');
	watchDebugger(settings, {
		now: () => performance.now(),
		isDebugged,
		isDesktop: () => window.innerWidth >= layout.mobileBelow,
		// Not to be come back to by the back button.
		leave: () => location.replace(address),
	});
}
