import type { ReactNode } from 'react';
import type { FeedbackStore } from '#src/feedback/feedback-store.ts';
import type { Http } from '#src/http/create-http.ts';
import type { ServerClock } from '#src/http/server-clock.ts';
import type { BrowserStorage } from '#src/lib/browser-storage.ts';
import type { StorageEntry } from '#src/lib/storage-entry.ts';
import type { AnswerCache } from '#src/operations/answer-cache.ts';
import type { AddressMode } from '#src/routing/app-address.ts';
import type { SessionStore } from '#src/session/session-store.ts';
import type { OutboxStore } from './outbox-store.ts';

/** A proxy of the component that shows the queue. The component is null until the outbox is opened. */
export interface OutboxView {
	Notice: ((props: { online: boolean; children: ReactNode }) => ReactNode) | null;
}

export interface UserOutbox {
	/** null until first needed. */
	opened: { owner: string; store: OutboxStore } | null;
	view: OutboxView;
}

export interface OutboxParts {
	outbox: UserOutbox;
	siteKey: string;
	/** Milliseconds for which a button rests after sending a request. */
	throttle: number;
	address: AddressMode;
	session: SessionStore;
	storage: BrowserStorage;
	http: Http;
	clock: ServerClock;
	answers: AnswerCache;
	feedback: FeedbackStore;
}

export const outboxOwner = ({ state }: SessionStore): string | null => (state.status === 'ready' ? state.user.id : null);

/** Storage entry that exists while requests of this user are queued, so an empty outbox is never loaded. */
export const outboxEntry = (owner: string): StorageEntry => `outbox-${owner}`;
