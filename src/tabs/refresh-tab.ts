import type { App } from '#src/app/app-model.ts';
import type { TabsStore } from './tabs-store.ts';

/** Starts the page of a tab anew; what it then asks for comes from the server. */
export function refreshTab({ answers, leaving }: Pick<App, 'answers' | 'leaving'>, tabs: TabsStore, key: string, then?: () => void): void {
	leaving.leave({ kind: 'refresh', key }, () => {
		answers.outdate();
		tabs.setScrollTop(key, 0);
		tabs.refresh(key);
		then?.();
	});
}
