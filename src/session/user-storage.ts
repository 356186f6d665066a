import type { BrowserStorage } from '#src/lib/browser-storage.ts';

/**
 * What the app remembers of one user, such as drafts or open tabs: each entry stands under the user's id, so that the next user of the
 * browser finds only their own. `user` tells who that is at the moment; a guest has entries, too.
 */
export function createUserStorage(storage: BrowserStorage, user: () => { id: string }): BrowserStorage {
	const nameOf = (name: string): string => userEntry(name, user().id);
	return {
		read: (name) => storage.read(nameOf(name)),
		write: (name, text) => storage.write(nameOf(name), text),
		watch: (name, onChange) => storage.watch(nameOf(name), onChange),
	};
}

const userEntry = (name: string, id: string): string => `${name}@${encodeURIComponent(id)}`;
