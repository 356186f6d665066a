import { panelId } from './tab-panel.tsx';

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
