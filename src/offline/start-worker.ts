/** Registers the service worker and names what was fetched before it, which the browser has cached. The app can then be installed, too. Never rejects. */
export async function startWorker(base: string): Promise<void> {
	try {
		const { serviceWorker } = navigator;
		await serviceWorker.register(`${base}sw.js`, { scope: base, updateViaCache: 'none' });
		const { active } = await serviceWorker.ready;
		const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
		// The worker keeps those for which it has a rule.
		const urlsToCache = loaded.filter((name) => name.startsWith(`${location.origin}/`));
		// Here, so that a first visit does not fetch it.
		document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: `${base}manifest.webmanifest` }));
		active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
	} catch {
		// A browser may forbid service workers, e.g. in a private window. The app works without.
	}
}
