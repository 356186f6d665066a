import type { ReactNode } from 'react';

/** A tab and its page name each other; a key may hold what no id may. */
export const tabId = (key: string): string => `tab:${encodeURIComponent(key)}`;
export const panelId = (key: string): string => `page:${encodeURIComponent(key)}`;

/** The page of a tab; `tabKey` is null for a page without one. The outer element is the one that hides it. */
export function TabPanel({ tabKey, children }: { tabKey: string | null; children: ReactNode }) {
	const panel = tabKey !== null && { role: 'tabpanel', id: panelId(tabKey), 'aria-labelledby': tabId(tabKey) };
	return (
		<div className="shell-page">
			<div {...panel}>{children}</div>
		</div>
	);
}

/**
 * Hides the pages of other tabs in the way that brings them back soonest. `<Activity>` undoes their effects and takes them out of the
 * layout; where the browser knows `content-visibility`, they leave the screen but keep their layout (see `.shell-page[data-kept]`), which a long
 * table takes longer to get again than everything else of a switch together. Called once React has hidden and shown what it had to.
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
