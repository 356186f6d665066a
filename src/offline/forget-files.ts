import { cacheName } from './kept-files.ts';

/** Removes the pictures and documents that the service worker keeps. Never rejects: a browser without caches has none. */
export async function forgetFiles(): Promise<void> {
	try {
		const names = (await caches.keys()).filter((name) => name.startsWith(cacheName('files', '')));
		await Promise.all(names.map((name) => caches.delete(name)));
	} catch {
		// See above.
	}
}
