import { kindOf } from './kept-files.ts';

/** Registers the service worker and names what was fetched before it, which the browser has cached. The app can then be installed, too. Never rejects. */
export async function startWorker(base: string): Promise<void> {
	try {
		const { serviceWorker } = navigator;
		await serviceWorker.register(`${base}sw.js`, { scope: base, updateViaCache: 'none' });
		const { active } = await serviceWorker.ready;
		const site = { base, apis: [] };
		const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
		const urlsToCache = loaded.filter((name) => isOwn(name) && kindOf(new URL(name), site) !== null);
		// Here, so that a first visit does not fetch it.
		document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: `${base}manifest.webmanifest` }));
		active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
	} catch {
		// A browser may forbid service workers, e.g. in a private window. The app works without.
	}
}

const isOwn = (address: string): boolean => address.startsWith(`${location.origin}/`);
