/** The only file that imports nprogress. */
import NProgress from 'nprogress';
import type { AppSettings } from '#src/settings/app-settings.ts';
import './nprogress.css';

/** The library's template has invalid roles. */
const TEMPLATE = '<div class="bar"></div><div class="spinner shell-spinner"></div>';

export const bar = NProgress;

export function configure({ speed, trickleSpeed, spinner }: Omit<AppSettings['progress'], 'enabled'>): void {
	NProgress.configure({ speed, trickleSpeed, showSpinner: spinner, template: TEMPLATE, barSelector: '.bar', spinnerSelector: '.spinner' });
}
