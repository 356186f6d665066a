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
