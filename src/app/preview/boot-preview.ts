/** The app inside the preview frame of the menu studio: the app itself, with another list, role and theme, that changes nothing. */
import type { Root } from 'react-dom/client';
import { subscribe } from 'valtio/vanilla';
import { apis } from '#generated/api/apis.ts';
import { createBackEnd } from '#src/backend/transport.ts';
import { withBases } from '#src/http/runtime-config.ts';
import { createBrowserStorage } from '#src/lib/browser-storage.ts';
import { appPathAt, hrefAt } from '#src/routing/app-address.ts';
import type { SessionOperations } from '#src/session/session-operations.ts';
import type { AppSettings } from '#src/settings/app-settings.ts';
import { createSettingsStore } from '#src/settings/settings-store.ts';
import { startTheme, watchViewportHeight } from '#src/settings/start-theme.ts';
import { type FrameMessage, messageFrom, type Scene, type SceneMessage } from '#src/tools/menu-studio/preview/scene.ts';
import type { ChosenSettings } from '../choose-back-end.ts';
import { createApp } from '../create-app.tsx';
import { gateCalls } from './gate-calls.ts';
import { isolateWindow } from './isolate-window.ts';
import { requestThrough } from './request-through.ts';

export async function bootPreview(
	{ config, settings: chosen, operations, accounts: chosenAccounts }: ChosenSettings,
	root: Root,
): Promise<void> {
	const settings = settingsOf(chosen);
	const sources = Object.values(chosenAccounts?.tokens ?? {});
	isolateWindow(window, [settings.token.table, ...sources.map(({ key }) => key)]);

	const scenes = openScenes();
	let scene = await scenes.first;
	const accounts = chosenAccounts && accountsOf(chosenAccounts, () => scene);
	gateWindow({ config, settings, operations, tokenCalls: sources.map(({ call }) => call), list: () => scene.list });

	const goTo = ({ path }: Scene): void => {
		if (path !== undefined) history.replaceState({ idx: 0 }, '', hrefAt(path, settings.routing));
	};
	goTo(scene);
	const storage = createBrowserStorage(settings.site.key);
	const preferences = createSettingsStore(storage, settings.theme);
	preferences.setTheme({ layout: scene.layout, mode: scene.mode });
	// The inline script has applied the administrator's own theme, not that of the scene.
	document.body.removeAttribute('data-theme');
	startTheme(preferences, settings);
	watchViewportHeight();
	const app = createApp({ config: { ...config, backend: 'network' }, settings, operations, accounts, preferences, storage });
	const { session, routes } = app;
	await app.prepare();
	root.render(app.element);

	const show = async (next: Scene): Promise<void> => {
		const before = scene;
		scene = next;
		preferences.setTheme({ layout: next.layout, mode: next.mode });
		const moves = next.path !== before.path;
		// Applied before the navigation: the target may exist in the new list only.
		if (next.list !== before.list) await routes.apply(next.list);
		if (moves) {
			goTo(next);
			dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
		}
		const user = session.describe(session.state.info);
		if (user) session.adopt(user);
		tell({ kind: 'preview-shown' });
		tellPlace();
	};
	// Scenes are applied one after another, so that the last one wins.
	let shown = Promise.resolve();
	scenes.follow((next) => {
		// Without a connection the code of the menus may be missing; the next scene tries again.
		shown = shown.then(() => show(next)).catch(() => undefined);
	});
	const tellPlace = (): void => {
		tell({ kind: 'preview-at', path: appPathAt(location, settings.routing), title: document.title });
	};
	new MutationObserver(tellPlace).observe(document.head, { childList: true, subtree: true, characterData: true });
	subscribe(session.state, tellPlace);
	tellPlace();
}

interface GateOptions extends Pick<ChosenSettings, 'config' | 'settings' | 'operations'> {
	tokenCalls: readonly string[];
	/** The list of the scene, which takes the place of the server's. */
	list: () => Scene['list'];
}

/** Sends every request of this window through the gate: calls, files and uploads. */
function gateWindow({ config, settings, operations, tokenCalls, list }: GateOptions): void {
	const silent = { confirm: async () => false, message: () => undefined };
	const backEnd = createBackEnd(config, silent);
	// The network transport calls the global `fetch`, files are fetched with it, and uploads use XMLHttpRequest.
	const fetchFromNetwork = window.fetch.bind(window);
	const gate = gateCalls(backEnd.reset ? backEnd.transport : (request) => fetchFromNetwork(request), {
		apis: withBases(apis, config.apis),
		operations: operations.specs,
		listOperation: settings.routing.list ?? '',
		list,
		tokenCalls,
		at: location.href,
	});
	window.fetch = (input, init) => gate(new Request(input, init));
	window.XMLHttpRequest = requestThrough(gate);
}

/** `site.key` names storage entries and databases. The screen lock would ask for a password, which a preview does not send. */
function settingsOf(settings: AppSettings): AppSettings {
	return {
		...settings,
		site: { ...settings.site, key: `${settings.site.key}-preview` },
		access: { ...settings.access, authentication: 'all' },
		lock: { ...settings.lock, enabled: false },
		debuggerBlocker: { ...settings.debuggerBlocker, enabled: false },
	};
}

/** The signed-in administrator with the roles of the scene. Signing out ends nothing on the server. Nothing that is typed is kept. */
function accountsOf(
	{ signOut: _signOut, lock: _lock, draftKey: _draftKey, ...accounts }: SessionOperations,
	scene: () => Scene,
): SessionOperations {
	const { fields } = accounts;
	return {
		...accounts,
		fields: {
			...fields,
			name: () => scene().role.title,
			roles: () => scene().role.roles,
			permissions: () => scene().role.permissions,
		},
	};
}

const tell = (message: FrameMessage): void => window.parent.postMessage(message, location.origin);

interface Scenes {
	first: Promise<Scene>;
	/** Calls the listener with the latest scene, which may have arrived during the start, and with each later one. */
	follow(listener: (scene: Scene) => void): void;
}

function openScenes(): Scenes {
	let latest: Scene | null = null;
	let listener: ((scene: Scene) => void) | null = null;
	const first = new Promise<Scene>((resolve) => {
		window.addEventListener('message', (event) => {
			const message = messageFrom<SceneMessage>(event, window.parent);
			if (message?.kind !== 'preview-scene') return;
			latest = message.scene;
			resolve(latest);
			listener?.(latest);
		});
	});
	tell({ kind: 'preview-waiting' });
	return {
		first,
		follow(next) {
			listener = next;
			if (latest) next(latest);
		},
	};
}
