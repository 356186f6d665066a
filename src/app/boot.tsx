import { createRoot, type Root } from 'react-dom/client';
import { settings as manifest } from '#generated/settings.ts';
import { startDebuggerBlocker } from '#src/debugger-blocker/start-debugger-blocker.ts';
import { loadRuntimeConfig, type RuntimeConfig } from '#src/http/runtime-config.ts';
import { createBrowserStorage } from '#src/lib/browser-storage.ts';
import { completeSettings } from '#src/settings/default-settings.ts';
import { createSettingsStore } from '#src/settings/settings-store.ts';
import { startTheme, watchViewportHeight } from '#src/settings/start-theme.ts';
import { StartFailure } from '#src/ui/start-failure.tsx';
import { createApp } from './create-app.tsx';

/** Set from app.yaml at build time; if false, the blocker is dropped from the build. */
declare const __DEBUGGER_BLOCKER__: boolean;

/** Starts the app. Loads the code of the first page before React renders, so no loading state flashes. */
export async function boot(): Promise<void> {
	const settings = completeSettings(manifest);
	// Error boundaries report what they catch.
	const root = createRoot(rootElement(), { onCaughtError: () => undefined });
	const loadingConfig = loadConfig(`${settings.routing.base.replace(/\/+$/, '')}/config.json`, root);

	// 1. settings and theme, before the first paint
	const storage = createBrowserStorage(settings.site.key);
	const preferences = createSettingsStore(storage, settings.theme);
	startTheme(preferences, settings);
	watchViewportHeight();

	// 2. parts of the app
	const app = createApp({ config: await loadingConfig, settings, preferences, storage });

	// 3. the user and, in parallel, the code of the first page; neither while the screen is locked
	await app.prepare();

	// 4. render
	root.render(app.element);
	if (__DEBUGGER_BLOCKER__) void startDebuggerBlocker(settings);
}

function rootElement(): HTMLElement {
	const root = document.getElementById('root');
	if (!root) throw new Error('The document has no element with the id "root".');
	return root;
}

const ADVICE = '请检查网络后重试。如果一直这样，请把上面这句话告诉老师或管理员。';

async function loadConfig(address: string, root: Root): Promise<RuntimeConfig> {
	for (let attempt = 0; ; attempt += 1) {
		const result = await loadRuntimeConfig(address, attempt > 0);
		if (result.ok) return result.config;
		await new Promise<void>((resolve) => {
			// Stays pending: the button is busy until the next attempt fails and replaces this page.
			const retry = () => new Promise(() => resolve());
			root.render(<StartFailure key={attempt} title="应用没有启动" text={result.problem} detail={ADVICE} onRetry={retry} />);
		});
	}
}
