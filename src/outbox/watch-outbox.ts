import { subscribe } from 'valtio/vanilla';
import { type OutboxParts, outboxEntry, outboxOwner } from './outbox-user.ts';

/** Opens the outbox of a user who signs in with letters queued, and closes it when they leave. */
export function watchOutbox({ outbox, storage, session }: OutboxParts, open: () => Promise<unknown>): void {
	let owner: string | null = null;
	let unwatch = (): void => undefined;
	const look = (text: string | null): void => {
		// Without its code the queue stays until the next window opens, or the next letter is kept.
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
		unwatch = storage.watch(outboxEntry(owner), look);
		look(storage.read(outboxEntry(owner)));
	};
	follow();
	subscribe(session.state, follow);
}
