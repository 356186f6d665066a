import type { AppSettings } from '#src/settings/app-settings.ts';

/** A breakpoint in open developer tools pauses longer than this, even if something resumes it immediately. */
const PAUSE_MS = 100;

interface BlockerEnvironment {
	now(): number;
	isDebugged(): boolean;
	isDesktop(): boolean;
	/** Redirects the user away. */
	leave(): void;
}

/** Checks periodically for open developer tools; on a desktop only for a limited time. */
export function watchDebugger({ period, start, stop }: AppSettings['debuggerBlocker'], environment: BlockerEnvironment): void {
	const startedAt = environment.now();
	const check = (): void => {
		if (environment.isDebugged()) environment.leave();
		else next(period);
	};
	const next = (wait: number): void => {
		if (environment.isDesktop() && environment.now() - startedAt + wait > stop) return;
		setTimeout(check, wait);
	};
	next(start);
}

/** The `debugger` statement pauses only if developer tools are open. */
export function isDebugged(): boolean {
	const before = performance.now();
	// biome-ignore lint/suspicious/noDebugger: this is what the statement is for here; the build keeps it
	debugger;
	return performance.now() - before > PAUSE_MS;
}
