import type { AppSettings } from '#src/settings/app-settings.ts';

/** Tools that are open and stop at a breakpoint stop for longer than this, even when something lets them go on at once. */
const PAUSE_MS = 100;

interface Surroundings {
	now(): number;
	/** Whether developer tools are open. */
	isDebugged(): boolean;
	isDesktop(): boolean;
	/** Sends the user away. */
	leave(): void;
}

/** Looks for open developer tools again and again; on a desktop for a while only. */
export function watchDebugger({ period, start, stop }: AppSettings['debuggerBlocker'], around: Surroundings): void {
	const begun = around.now();
	const check = (): void => {
		if (around.isDebugged()) around.leave();
		else next(period);
	};
	const next = (wait: number): void => {
		if (around.isDesktop() && around.now() - begun + wait > stop) return;
		setTimeout(check, wait);
	};
	next(start);
}

/** Tools stop at the statement until somebody lets them go on; without them it takes no time. */
export function isDebugged(): boolean {
	const before = performance.now();
	// biome-ignore lint/suspicious/noDebugger: this is what the statement is for here; the build keeps it
	debugger;
	return performance.now() - before > PAUSE_MS;
}
