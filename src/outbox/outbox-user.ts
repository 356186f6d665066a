import type { ReactNode } from 'react';
import type { FeedbackStore } from '#src/feedback/feedback-store.ts';
import type { Http } from '#src/http/create-http.ts';
import type { ServerClock } from '#src/http/server-clock.ts';
import type { BrowserStorage } from '#src/lib/browser-storage.ts';
import type { AnswerCache } from '#src/operations/answer-cache.ts';
import type { AddressMode } from '#src/routing/app-address.ts';
import type { SessionStore } from '#src/session/session-store.ts';
import type { OutboxStore } from './outbox-store.ts';

/** A proxy of the component that shows the queue. The component is null until the outbox has been opened. */
export interface OutboxView {
	/** `children` are shown while nothing is queued. */
	Notice: ((props: { online: boolean; children: ReactNode }) => ReactNode) | null;
}

/** The outbox of the signed-in user. */
export interface UserOutbox {
	/** null until it is first needed. */
	opened: { owner: string; store: OutboxStore } | null;
	view: OutboxView;
}

/** The parts of the app that an outbox works with. */
export interface OutboxParts {
	outbox: UserOutbox;
	/** `site.key` of app.yaml. */
	siteKey: string;
	address: AddressMode;
	session: SessionStore;
	storage: BrowserStorage;
	http: Http;
	clock: ServerClock;
	answers: AnswerCache;
	feedback: FeedbackStore;
}

/** The user whose letters are sent now; null for nobody. */
export const outboxOwner = ({ state }: SessionStore): string | null => (state.status === 'ready' ? state.user.id : null);

/** Storage entry that exists while letters of this user are queued, so that nobody loads an empty outbox. */
export const outboxEntry = (owner: string): string => `outbox-${owner}`;
