import { operations } from '#generated/api/operations.ts';
import type { App } from '#src/app/app-model.ts';
import { openFormDrafts } from '#src/drafts/form-drafts.ts';
import type { OperationSpec } from '#src/http/api-spec.ts';
import { openRecords } from '#src/lib/kept-records.ts';
import { appPathAt } from '#src/routing/app-address.ts';
import type { Letter } from './letter.ts';
import { OutboxNotice } from './outbox-notice.tsx';
import { outboxOwner } from './outbox-owner.ts';
import { createOutbox, type OutboxStore } from './outbox-store.ts';

const specs: Readonly<Record<string, OperationSpec>> = operations;

/** One for each user who is signed in. What waits from earlier is sent as soon as it is there. */
export function openOutbox(app: App): OutboxStore | null {
	const { outbox } = app;
	const owner = outboxOwner(app);
	if (outbox.opened?.owner === owner) return outbox.opened.store;
	outbox.opened?.store.stop();
	const store = owner === null ? null : create(app, owner);
	outbox.opened = owner !== null && store ? { owner, store } : null;
	outbox.shown.Notice = store && ((props) => <OutboxNotice {...props} store={store} confirm={app.feedback.confirm} />);
	void store?.sendAll();
	return store;
}

function create(app: App, owner: string): OutboxStore {
	const { storage, settings, http, clock, feedback } = app;
	const { key } = settings.site;
	const lock = `${key} outbox ${owner}`;
	const store = createOutbox({
		owner,
		storage,
		records: openRecords<Letter>(key, 'outbox'),
		now: clock.now,
		newStamp: () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`,
		here: () => appPathAt(location, app.address),
		// What moves is not hanging: see `timeOut`.
		call: (operation, input) => http.callByName(operation, input, { quiet: true, onProgress: () => undefined }),
		mayCall: () => outboxOwner(app) === owner,
		// A browser without locks: the server makes one of two.
		alone: (act) => navigator.locks?.request(lock, act) ?? act(),
		online: () => navigator.onLine,
		onSent: (letter) => settle(app, owner, letter),
		onRefused: ({ title, refusal }) => feedback.message('warning', `${title}没有发出去：${refusal}`),
		onEmptied: () => feedback.message('success', '待发送的内容都发出去了'),
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

/** As after a call that a page has made itself. */
function settle({ answers, storage, settings }: App, owner: string, { operation, draft }: Letter): void {
	answers.invalidate(specs[operation]?.invalidates ?? []);
	if (!draft) return;
	const drafts = openFormDrafts(storage, settings.site.key, owner);
	// What was written since is not at the server.
	if (JSON.stringify(drafts.read(draft.name)) === JSON.stringify(draft.values)) drafts.write(draft.name, null);
}
