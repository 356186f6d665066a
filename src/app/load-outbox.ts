import type { OutboxStore } from '#src/outbox/outbox-store.ts';
import type { App } from './app-model.ts';

/** The outbox of who is signed in; null for nobody. What shows it comes with it: without a network nothing comes later. */
export const loadOutbox = async (app: App): Promise<OutboxStore | null> =>
	(await import(/* webpackChunkName: "outbox" */ './open-outbox.tsx')).openOutbox(app);
