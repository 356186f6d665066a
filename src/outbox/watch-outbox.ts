import { subscribe } from 'valtio/vanilla';
import { type OutboxParts, outboxEntry, outboxOwner } from './outbox-user.ts';

/** Opens the outbox when a user with queued requests signs in, and closes it on sign-out. */
export function watchOutbox({ outbox, storage, session }: OutboxParts, open: () => Promise<unknown>): void {
	let owner: string | null = null;
	let unwatch = (): void => undefined;
	const openIfQueued = (text: string | null): void => {
		// If the code fails to load, requests stay queued until the next window opens or the next request is queued.
		if (text) void open().catch(() => undefined);
	};
	const follow = (): void => {
		const before = owner;
		owner = outboxOwner(session);
		if (owner === before) return;
		unwatch();
		outbox.opened?.store.stop();
		outbox.opened = null;
		outbox.view.Notice = null;
		if (owner === null) return;
		unwatch = storage.watch(outboxEntry(owner), openIfQueued);
		openIfQueued(storage.read(outboxEntry(owner)));
	};
	follow();
	subscribe(session.state, follow);
}
