import { subscribe } from 'valtio/vanilla';
import type { App } from '#src/app/app-model.ts';
import { loadOutbox } from './load-outbox.ts';
import { outboxEntry } from './outbox-entry.ts';
import { outboxOwner } from './outbox-owner.ts';

/** What a user has not got sent goes on its way as soon as they are here, and stays where it is as soon as they are not. */
export function watchOutbox(app: App): void {
	const { outbox, storage, session } = app;
	let owner: string | null = null;
	let unwatch = (): void => undefined;
	const look = (text: string | null): void => {
		// Without its code it waits for the next window, or for whatever is kept next.
		if (text) void loadOutbox(app).catch(() => undefined);
	};
	const follow = (): void => {
		const before = owner;
		owner = outboxOwner(app);
		if (owner === before) return;
		unwatch();
		outbox.opened?.store.stop();
		outbox.opened = null;
		outbox.shown.Notice = null;
		if (owner === null) return;
		unwatch = storage.watch(outboxEntry(owner), look);
		look(storage.read(outboxEntry(owner)));
	};
	follow();
	subscribe(session.state, follow);
}
