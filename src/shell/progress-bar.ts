import NProgress from 'nprogress';
import type { AppSettings } from '#src/settings/app-settings.ts';
import './progress-bar.css';

/** The library's own template has roles that do not exist. */
const TEMPLATE = '<div class="bar"></div><div class="spinner shell-spinner"></div>';

export interface ProgressBar {
	start(): void;
	done(): void;
}

/** The bar at the top while a page is opening. It runs until every start has had its done. */
export function createProgressBar({ enabled, speed, trickleSpeed, spinner }: AppSettings['progress']): ProgressBar {
	if (!enabled) return { start: () => undefined, done: () => undefined };
	NProgress.configure({ speed, trickleSpeed, showSpinner: spinner, template: TEMPLATE, barSelector: '.bar', spinnerSelector: '.spinner' });
	let running = 0;
	return {
		start() {
			running += 1;
			NProgress.start();
		},
		done() {
			running = Math.max(0, running - 1);
			if (running === 0) NProgress.done();
		},
	};
}
