/**
 * Inline script at the start of the body, before the app's scripts load: applies the stored theme before first paint, detects scripts
 * that fail to load and browsers that are too old, and preloads the files of the first page. `build/first-paint-script.ts` bundles it;
 * its imports are modules that the app also uses.
 */
import { sendEarly, type UserCall } from '#src/http/early-requests.ts';
import type { RuntimeConfig } from '#src/http/runtime-config.ts';
import { tokenToSend } from '#src/http/token-suffix.ts';
import { readEntry } from '#src/lib/browser-storage.ts';
import { LOCK } from '#src/lock/lock-state.ts';
import { readStoredToken, type TokenStorageOptions } from '#src/session/token-storage.ts';
import { applyTheme } from '#src/settings/apply-theme.ts';
import { systemDarkness } from '#src/settings/system-darkness.ts';
import { readTheme, THEME_ENTRY, type Theme } from '#src/settings/theme.ts';
import type { FirstFiles, PageFiles } from '#src/shell/first-files.ts';
import { watchEntryScripts } from '#src/shell/show-start-failure.ts';

/** Of app.yaml. */
declare const __SITE_KEY__: string;
declare const __THEME__: Theme;
declare const __TOKEN__: TokenStorageOptions;
/** Address of `config.json`. */
declare const __CONFIG__: string;
declare const __USER_CALL__: UserCall | null;

watchEntryScripts();
refuseOldBrowser();
const defaults = __THEME__;
applyTheme(readTheme(readEntry(__SITE_KEY__, THEME_ENTRY), defaults), defaults, systemDarkness().matches);
const token = readStoredToken(__TOKEN__);
// A locked screen needs neither.
if (!readEntry(__SITE_KEY__, LOCK)) {
	void preloadFirstFiles();
	// The preview of the menu studio has a back end of its own.
	if (token && __USER_CALL__ && !window.frameElement?.hasAttribute('data-preview')) void callUserEarly(__USER_CALL__);
}

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

/** Preloads the files that `build/first-files.ts` listed: the main layout and the page, if a token is stored, otherwise the sign-in page. */
async function preloadFirstFiles(): Promise<void> {
	const list = document.getElementById('first-files')?.textContent;
	if (!list) return;
	const { guest, user, pages }: FirstFiles = JSON.parse(list);
	if (!token) return preload(guest);
	// First, since browsers limit the connections to a server.
	const { answer } = sendEarly(new Request(pages));
	preload(user);
	try {
		preload(filesAt(location.pathname + location.hash, await (await answer).json()));
	} catch {
		// The app loads them later.
	}
}

function filesAt(address: string, { files, pages }: PageFiles): string[] {
	const page = pages.find(({ pattern }) => new RegExp(pattern, 'i').test(address));
	return (page?.files ?? []).flatMap((index) => files[index] ?? []);
}

function preload(files: readonly string[]): void {
	for (const href of files) {
		const link = document.createElement('link');
		const script = href.endsWith('.js');
		Object.assign(link, script ? { rel: 'modulepreload', href } : { rel: 'preload', as: 'style', href });
		document.head.append(link);
	}
}

/** On a slow line, a round trip earlier than the app could. */
async function callUserEarly({ api, base, path, auth }: UserCall): Promise<void> {
	try {
		const config = sendEarly(new Request(__CONFIG__));
		// The app reads the same answer.
		const { apis, backend }: Partial<RuntimeConfig> = await (await config.answer).clone().json();
		// An app that has started by now calls the user itself.
		if (config.joined || (backend && backend !== 'network')) return;
		const headers = Object.fromEntries(auth.headers.map((name) => [name, tokenToSend(token, auth)]));
		sendEarly(new Request((apis?.[api] ?? base) + path, { headers, cache: 'no-store' }));
	} catch {
		// The app meets the same error and shows it.
	}
}
