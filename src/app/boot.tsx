import { createRoot, type Root } from 'react-dom/client';
import { apis } from '#generated/api/apis.ts';
import { features } from '#generated/features.ts';
import * as texts from '#generated/messages/app.ts';
import { settings as manifest } from '#generated/settings.ts';
import { startDebuggerBlocker } from '#src/debugger-blocker/start-debugger-blocker.ts';
import { dropEarlyRequests } from '#src/http/early-requests.ts';
import { loadRuntimeConfig } from '#src/http/runtime-config.ts';
import { createBrowserStorage } from '#src/lib/browser-storage.ts';
import type { AppSettings } from '#src/settings/app-settings.ts';
import { completeSettings } from '#src/settings/default-settings.ts';
import { createSettingsStore } from '#src/settings/settings-store.ts';
import { startTheme, watchViewportHeight } from '#src/settings/start-theme.ts';
import { StartFailure } from '#src/ui/start-failure.tsx';
import { backEndNames, type ChosenSettings, chooseBackEnd } from './choose-back-end.ts';
import { createApp } from './create-app.tsx';

/** Set from app.yaml at build time; if false, the blocker is dropped from the build. */
declare const __DEBUGGER_BLOCKER__: boolean;

/** Starts the app. Loads the code of the first page before React renders, so no loading state flashes. */
export async function boot(): Promise<void> {
	const settings = completeSettings(manifest);
	// Error boundaries report what they catch.
	const root = createRoot(document.getElementById('root') as HTMLElement, { onCaughtError: () => undefined });
	const loadingConfig = loadConfig(settings, root);
	// In the frame of the menu studio only. In a frame of another origin `frameElement` is null.
	if (window.frameElement?.hasAttribute('data-preview')) {
		return (await import('./preview/boot-preview.ts')).bootPreview(await loadingConfig, root);
	}

	// 1. settings and theme, before the first paint
	const storage = createBrowserStorage(settings.site.key);
	const preferences = createSettingsStore(storage, settings.theme);
	startTheme(preferences, settings);
	watchViewportHeight();

	// 2. parts of the app
	const app = createApp({ ...(await loadingConfig), preferences, storage });

	// 3. the user and, in parallel, the code of the first page; neither while the screen is locked
	await app.prepare();
	dropEarlyRequests();

	// 4. render
	root.render(app.element);
	if (__DEBUGGER_BLOCKER__) void startDebuggerBlocker(settings);
}

async function loadConfig(settings: AppSettings, root: Root): Promise<ChosenSettings> {
	const address = `${settings.routing.base.replace(/\/+$/, '')}/config.json`;
	const scope = { backEnds: backEndNames, apis: Object.keys(apis), origins: settings.http.origins, features };
	for (let attempt = 0; ; attempt += 1) {
		const loaded = await loadRuntimeConfig(address, scope, attempt > 0);
		const result = loaded.ok ? await chooseBackEnd(loaded.config, settings) : loaded;
		if (result.ok) return result.chosen;
		await new Promise<void>((resolve) => {
			// Stays pending: the button is busy until the next attempt fails and replaces this page.
			const retry = () => new Promise(() => resolve());
			root.render(<StartFailure key={attempt} title={texts.notStarted} text={result.problem} detail={texts.advice} onRetry={retry} />);
		});
	}
}
