import type { OutboxStore } from '#src/outbox/outbox-store.ts';
import type { App } from './app-model.ts';

/** The outbox of who is signed in; null for nobody. The dialog that shows it comes in the same chunk: without a network nothing comes later. */
export const loadOutbox = async (app: App): Promise<OutboxStore | null> =>
	(await import(/* webpackChunkName: "outbox" */ './open-outbox.ts')).openOutbox(app);
