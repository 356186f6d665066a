// In place of the service worker that `npm run build` writes under this name: on an origin that once had one, such as that of the dev server,
// it ends that worker, whose files are those of an old build.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
	event.waitUntil(
		self.registration
			.unregister()
			.then(() => self.clients.matchAll({ type: 'window' }))
			.then((pages) => Promise.all(pages.map((page) => page.navigate(page.url)))),
	);
});
