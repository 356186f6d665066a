import type { ReactNode } from 'react';

/** Encoded: a key may contain characters that ids may not. */
export const tabId = (key: string): string => `tab:${encodeURIComponent(key)}`;
export const panelId = (key: string): string => `page:${encodeURIComponent(key)}`;

/** The panel of a tab's page; `tabKey` is null for a page without a tab. The outer element is hidden when the tab is inactive. */
export function TabPanel({ tabKey, children }: { tabKey: string | null; children: ReactNode }) {
	const panel = tabKey !== null && { role: 'tabpanel', id: panelId(tabKey), 'aria-labelledby': tabId(tabKey) };
	return (
		<div className="shell-page">
			<div {...panel}>{children}</div>
		</div>
	);
}

/**
 * Hides inactive pages in the way that is fastest to undo. `<Activity>` unmounts their effects and removes them from layout. With
 * `content-visibility` they keep their layout (see `.shell-page[data-kept]`): for a long table, a new layout costs more than the rest of
 * the switch. Call it after React's commit.
 */
export function hidePanels(keys: readonly string[], shown: string): void {
	const keepsLayout = CSS.supports('content-visibility', 'hidden');
	for (const key of keys) {
		const panel = document.getElementById(panelId(key))?.parentElement;
		if (!panel) continue;
		const kept = key !== shown;
		panel.toggleAttribute('data-kept', kept);
		if (kept && keepsLayout) panel.style.removeProperty('display');
	}
}
