import type { App } from '#src/app/app-model.ts';
import type { OutboxStore } from './outbox-store.ts';

/** The outbox of who is signed in; null for nobody. What shows it comes with it: without a network nothing comes later. */
export const loadOutbox = async (app: App): Promise<OutboxStore | null> =>
	(await import(/* webpackChunkName: "outbox" */ './open-outbox.tsx')).openOutbox(app);
