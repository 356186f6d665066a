import { proxy } from 'valtio/vanilla';
import type { OutboxStore } from '#src/outbox/outbox-store.ts';
import type { OutboxParts } from '#src/outbox/outbox-user.ts';
import type { AppSettings } from '#src/settings/app-settings.ts';

interface OutboxOptions extends Omit<OutboxParts, 'siteKey' | 'throttle' | 'outbox'> {
	settings: AppSettings;
}

export interface LazyOutbox {
	parts: OutboxParts;
	/** Loads the outbox and its views in one chunk: offline, the views could not be fetched later. */
	open(): Promise<OutboxStore | null>;
}

export function createOutbox({ settings, ...needed }: OutboxOptions): LazyOutbox {
	const view = proxy<OutboxParts['outbox']['view']>({ Notice: null });
	const parts = { ...needed, siteKey: settings.site.key, throttle: settings.throttle.click, outbox: { opened: null, view } };
	return {
		parts,
		open: async () => (await import(/* webpackChunkName: "outbox" */ '#src/outbox/open-outbox.tsx')).openOutbox(parts),
	};
}
