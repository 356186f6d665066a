/**
 * Inline script at the start of the body, before the app's scripts load: applies the stored theme before first paint, detects scripts
 * that fail to load and browsers that are too old, and preloads the files of the first page. `scripts/first-paint-script.ts` bundles it;
 * its imports are modules that the app also uses.
 */
import { readEntry } from '#src/lib/browser-storage.ts';
import { LOCK } from '#src/lock/lock-state.ts';
import { hasStoredToken } from '#src/session/token-storage.ts';
import { applyTheme } from '#src/settings/apply-theme.ts';
import { systemDarkness } from '#src/settings/system-darkness.ts';
import { readTheme, THEME_ENTRY, type Theme } from '#src/settings/theme.ts';
import type { FirstFiles } from '#src/shell/first-files.ts';
import { watchEntryScripts } from '#src/shell/show-start-failure.ts';

/** `site.key`, theme and token entry of app.yaml. */
declare const __SITE_KEY__: string;
declare const __THEME__: Theme;
declare const __TOKEN_STORAGE__: 'local' | 'session';
declare const __TOKEN_TABLE__: string;

watchEntryScripts();
refuseOldBrowser();
const defaults = __THEME__;
applyTheme(readTheme(readEntry(__SITE_KEY__, THEME_ENTRY), defaults), defaults, systemDarkness().matches);
preloadFirstFiles();

/**
 * Browsers with modules skip the script for old browsers. Below the versions that package.json lists under `browserslist` they need it as
 * well: of all that the app uses, `AbortSignal.any` came last.
 */
function refuseOldBrowser(): void {
	if ('any' in AbortSignal) return;
	document.addEventListener('DOMContentLoaded', () => {
		const skipped = document.querySelector<HTMLScriptElement>('script[nomodule]');
		if (skipped) document.body.append(Object.assign(document.createElement('script'), { src: skipped.src }));
	});
}

/** Preloads the files that `scripts/first-files.ts` listed: the main layout, and home, if a token is stored, otherwise the sign-in page. */
function preloadFirstFiles(): void {
	const list = document.getElementById('first-files')?.textContent;
	// A locked screen needs neither.
	if (!list || readEntry(__SITE_KEY__, LOCK)) return;
	const { guest, user, home }: FirstFiles = JSON.parse(list);
	const first = home.addresses.includes(location.pathname + location.hash) ? [...user, ...home.files] : user;
	for (const href of hasStoredToken(__TOKEN_STORAGE__, __TOKEN_TABLE__) ? first : guest) {
		const link = document.createElement('link');
		const script = href.endsWith('.js');
		Object.assign(link, script ? { rel: 'modulepreload', href } : { rel: 'preload', as: 'style', href });
		document.head.append(link);
	}
}
