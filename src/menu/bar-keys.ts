const TOP = '.menu-bar-item';
const PANEL = '.menu-bar-panel';
const FORTH: Readonly<Record<string, boolean>> = { ArrowUp: false, ArrowLeft: false, ArrowDown: true, ArrowRight: true };

/** Moves the focus along the bar or within the open panel; Home and End go to the ends. Returns whether it handled the key. */
export function moveInBar(bar: HTMLElement, from: Element, key: string): boolean {
	const panel = from.closest(PANEL);
	if (panel && !isSideways(key)) return moveTo(controlsOf(panel), from, key);
	if (isUpOrDown(key)) return false;
	return moveTo([...bar.querySelectorAll<HTMLElement>(TOP)], panel ? buttonOf(panel) : from, key);
}

export const buttonOf = (panel: Element): HTMLElement | null => panel.parentElement?.querySelector<HTMLElement>(TOP) ?? null;

/** Focuses the first or last entry of the panel below a button. */
export function enterPanel(button: Element, end: 'first' | 'last'): void {
	const panel = button.parentElement?.querySelector(PANEL);
	if (!panel) return;
	controlsOf(panel)
		.at(end === 'first' ? 0 : -1)
		?.focus();
}

const isSideways = (key: string): boolean => key === 'ArrowLeft' || key === 'ArrowRight';
const isUpOrDown = (key: string): boolean => key === 'ArrowUp' || key === 'ArrowDown';

const controlsOf = (panel: Element): HTMLElement[] => [...panel.querySelectorAll<HTMLElement>('a, button')];

function moveTo(controls: readonly HTMLElement[], from: Element | null, key: string): boolean {
	const next = nextIndex(controls.indexOf(from as HTMLElement), key, controls.length);
	if (next === null) return false;
	controls[next]?.focus();
	return true;
}

function nextIndex(at: number, key: string, length: number): number | null {
	if (length === 0) return null;
	if (key === 'Home') return 0;
	if (key === 'End') return length - 1;
	const forth = FORTH[key];
	return forth === undefined ? null : (at + (forth ? 1 : length - 1)) % length;
}
