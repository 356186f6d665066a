import { operations } from '#generated/api/operations.ts';
import * as texts from '#generated/messages/outbox.ts';
import { openFormDrafts } from '#src/drafts/form-drafts.ts';
import { openRecords } from '#src/lib/kept-records.ts';
import { appPathAt } from '#src/routing/app-address.ts';
import { OutboxNotice } from './outbox-notice.tsx';
import { createOutbox, type OutboxStore } from './outbox-store.ts';
import { type OutboxParts, outboxEntry, outboxOwner } from './outbox-user.ts';
import type { QueuedRequest } from './queued-request.ts';

/** Opens the outbox of the signed-in user and sends requests queued earlier. */
export function openOutbox(parts: OutboxParts): OutboxStore | null {
	const { outbox, feedback } = parts;
	const owner = outboxOwner(parts.session);
	if (outbox.opened?.owner === owner) return outbox.opened.store;
	outbox.opened?.store.stop();
	const store = owner === null ? null : create(parts, owner);
	outbox.opened = owner !== null && store ? { owner, store } : null;
	outbox.view.Notice = store && ((props) => <OutboxNotice {...props} store={store} throttle={parts.throttle} confirm={feedback.confirm} />);
	void store?.sendAll();
	return store;
}

function create(parts: OutboxParts, owner: string): OutboxStore {
	const { storage, siteKey, http, clock, feedback } = parts;
	const lock = `${siteKey} outbox ${owner}`;
	const store = createOutbox({
		owner,
		entry: outboxEntry(owner),
		storage,
		records: openRecords<QueuedRequest>(siteKey, 'outbox'),
		now: clock.now,
		newStamp: () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`,
		here: () => appPathAt(location, parts.address),
		// With progress events, a slow upload does not time out: see `timeOut`.
		call: ({ operation, input, attempt }) =>
			http.call(operation, input, { quiet: true, onProgress: () => undefined, attempt: attempt ?? undefined }),
		mayCall: () => outboxOwner(parts.session) === owner,
		// Without Web Locks, two windows may send the same request; the back end does it once for its key.
		alone: (act) => navigator.locks?.request(lock, act) ?? act(),
		online: () => navigator.onLine,
		onSent: (request) => settle(parts, owner, request),
		onRefused: ({ title, refusal }) => feedback.message('warning', texts.refused({ title, refusal: refusal ?? '' })),
		onEmptied: () => feedback.message('success', texts.allSent),
	});
	const onLine = (): void => void store.sendAll();
	window.addEventListener('online', onLine);
	return {
		...store,
		stop() {
			window.removeEventListener('online', onLine);
			store.stop();
		},
	};
}

/** Invalidates answers as after a page's own call, and deletes the draft. */
function settle({ answers, storage, siteKey }: OutboxParts, owner: string, { operation, draft }: QueuedRequest): void {
	answers.invalidate(operations[operation].invalidates);
	if (!draft) return;
	const drafts = openFormDrafts(storage, siteKey, owner);
	// A draft edited since has not been sent.
	if (JSON.stringify(drafts.read(draft.name)) === JSON.stringify(draft.values)) drafts.write(draft.name, null);
}
