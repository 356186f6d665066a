/**
 * The service worker: opens the app without a network. It holds the shell, and keeps what pages fetch of the build. `build/service-worker.ts`
 * bundles it.
 */
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { createHandlerBoundToURL, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, type StrategyOptions } from 'workbox-strategies';
import { cacheName, isFile, isPage, type KeptKind, kindOf, type Site } from './kept-files.ts';

declare const self: ServiceWorkerGlobalScope;
declare const __SITE__: Site;
declare const __SHELL__: PrecacheEntry[];

const DAY = 24 * 60 * 60;

/** Seconds until the network counts as away. */
const PATIENCE = 4;

const site = __SITE__;

precacheAndRoute(__SHELL__, { directoryIndex: '', cleanURLs: false });
registerRoute(
	({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPage(url, site),
	createHandlerBoundToURL(`${site.base}index.html`),
);
route('code', new CacheFirst(keeping('code', 400, 60)));
for (const [kind, entries, days] of [
	['config', 1, 365],
	['engines', 60, 60],
	['files', 200, 30],
] as const)
	route(kind, new NetworkFirst({ ...keeping(kind, entries, days), networkTimeoutSeconds: PATIENCE }));

clientsClaim();
self.addEventListener('message', ({ data }) => {
	// A new release waits until a student takes it: see `take-update.ts`.
	if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});

function route(kind: KeptKind, strategy: CacheFirst | NetworkFirst): void {
	registerRoute(({ request, url, sameOrigin }) => sameOrigin && !request.headers.has('Range') && kindOf(url, site) === kind, strategy);
}

function keeping(kind: KeptKind, maxEntries: number, days: number): StrategyOptions {
	return {
		cacheName: cacheName(kind, site.base),
		plugins: [
			{ cacheWillUpdate: async ({ response }) => (isFile(response) ? response : null) },
			new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * DAY, purgeOnQuotaError: true }),
		],
	};
}
