import type { TabsStore } from '#src/tabs/tabs-store.ts';
import type { App } from './app-model.ts';

/** Starts the page of a tab anew; what it then asks for comes from the server. */
export function refreshTab({ answers }: Pick<App, 'answers'>, tabs: TabsStore, key: string): void {
	answers.outdate();
	tabs.setScrollTop(key, 0);
	tabs.refresh(key);
}
