import { createRoot } from 'react-dom/client';
import { settings as manifest } from '#generated/settings.ts';
import { startDebuggerBlocker } from '#src/debugger-blocker/start-debugger-blocker.ts';
import { createBrowserStorage } from '#src/lib/browser-storage.ts';
import { appPathAt } from '#src/routing/app-address.ts';
import { destinationOf } from '#src/routing/decide.ts';
import { completeSettings } from '#src/settings/complete-settings.ts';
import { createSettingsStore } from '#src/settings/settings-store.ts';
import { followUser, startTheme } from '#src/settings/start-theme.ts';
import { watchViewportHeight } from '#src/settings/viewport-height.ts';
import type { App } from './app-model.ts';
import { createApp } from './create-app.ts';
import { loadConfig } from './load-config.tsx';
import { Root } from './root.tsx';

/** Whether app.yaml has it on; elsewhere it falls out of the build. */
declare const __DEBUGGER_BLOCKER__: boolean;

/** Starts the app. The code of the first page is loaded before React renders, so the loading mark of `index.html` gives way to a whole page. */
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
	followUser(preferences, app.session);

	// 3. who uses it, and the code of the first page meanwhile; nothing of either while the screen is locked
	if (app.lock.state.locked) await app.lock.load().catch(() => undefined);
	if (!app.lock.state.locked) await openFirstPage(app);

	// 4. draw
	root.render(<Root app={app} />);
	if (__DEBUGGER_BLOCKER__) void startDebuggerBlocker(settings);
}

async function openFirstPage(app: App): Promise<void> {
	const path = appPathAt(location, app.address);
	const loading = destinationOf(path, momentOf(app)) === null ? app.load() : null;
	// A task later: the question who it is goes first, all else waits for that answer and would stand in its way on a slow line.
	await new Promise((resolve) => setTimeout(resolve));
	const guess = fetchPage(app, guessPath(app, path));
	await loading;
	await Promise.all([guess, fetchPage(app, destinationOf(path, momentOf(app)))]);
}

const momentOf = (app: App) => ({
	settings: app.settings,
	table: app.routes.table,
	built: app.routes.built,
	session: app.session.state,
	entry: app.entry,
});

/** Where the user most likely ends: as if the server had said already that they are who they were. */
function guessPath(app: App, path: string): string | null {
	const { state } = app.session;
	if (state.status !== 'unknown' || !app.routes.built) return null;
	return destinationOf(path, { ...momentOf(app), session: { ...state, status: 'ready', admin: true } });
}

async function fetchPage({ pages, routes }: App, path: string | null): Promise<void> {
	const page = path === null ? null : routes.table.match(path)?.route.page;
	// A page that cannot be fetched says so itself once it is drawn.
	if (page) await pages.load(page).catch(() => undefined);
}

function rootElement(): HTMLElement {
	const root = document.getElementById('root');
	if (!root) throw new Error('The document has no element with the id "root".');
	return root;
}
