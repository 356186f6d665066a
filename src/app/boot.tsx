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

/** Whether app.yaml has it on; elsewhere it falls out of the build. */
declare const __DEBUGGER_BLOCKER__: boolean;

/** Starts the app. The first page is drawn whole: its code is there before React begins, so nothing flashes up in between. */
export async function boot(): Promise<void> {
	const settings = completeSettings(manifest);
	// A boundary reports what it caught itself.
	const root = createRoot(rootElement(), { onCaughtError: () => undefined });
	const loadingConfig = loadConfig(`${settings.routing.base.replace(/\/+$/, '')}/config.json`, root);

	// 1. settings and theme, before anything is drawn
	const storage = createBrowserStorage(settings.site.key);
	const preferences = createSettingsStore(storage, settings.theme);
	startTheme(preferences, settings);
	watchViewportHeight();

	// 2. the parts of the app
	const app = createApp({ config: await loadingConfig, settings, preferences, storage });

	// 3. the user, and meanwhile the code of the first page; nothing of either while the screen is locked
	await app.prepare();

	// 4. draw
	root.render(app.element);
	if (__DEBUGGER_BLOCKER__) void startDebuggerBlocker(settings);
}

function rootElement(): HTMLElement {
	const root = document.getElementById('root');
	if (!root) throw new Error('The document has no element with the id "root".');
	return root;
}

const ADVICE = '请检查网络后重试。如果一直这样，请把上面这句话告诉老师或管理员。';

/** Loads `config.json`. Until that succeeds, a page names the file and what is wrong with it, and offers another attempt. */
async function loadConfig(address: string, root: Root): Promise<RuntimeConfig> {
	for (let attempt = 0; ; attempt += 1) {
		const result = await loadRuntimeConfig(address, attempt > 0);
		if (result.ok) return result.config;
		await new Promise<void>((resolve) => {
			// The button stays busy until the next attempt has failed, too, and its page replaces this one.
			const retry = () => new Promise(() => resolve());
			root.render(<StartFailure key={attempt} title="应用没有启动" text={result.problem} detail={ADVICE} onRetry={retry} />);
		});
	}
}
