import { beforeEach, expect, test } from 'vitest';
import { isolateWindow } from '#src/app/preview/isolate-window.ts';
import { createBrowserStorage } from '#src/lib/browser-storage.ts';
import { createTokenStorage } from '#src/session/token-storage.ts';

const real = window.localStorage;

/** The window of a preview: what belongs to this window is its own, as in a frame. */
function previewWindow() {
	const target = {
		localStorage: real,
		sessionStorage: window.sessionStorage,
		history: Object.create(null, {
			state: { value: { idx: 0 }, writable: true },
			replaceState: {
				value(state: unknown, _unused: string, url?: string) {
					target.history.state = state as never;
					visited.push(url ?? '');
				},
				writable: true,
			},
		}),
		navigator: {},
		BroadcastChannel: class {
			readonly name: string;
			constructor(name: string) {
				this.name = name;
			}
		},
		addEventListener: window.addEventListener.bind(window),
		dispatchEvent: (event: Event) => Boolean(events.push(event.type)),
	};
	const visited: string[] = [];
	const events: string[] = [];
	return { target, visited, events };
}

const isolate = (kept: readonly string[]) => {
	const made = previewWindow();
	isolateWindow(made.target as unknown as Parameters<typeof isolateWindow>[0], kept);
	return made;
};

beforeEach(() => real.clear());

test('reads the kept entries, and writes nothing that other windows see', () => {
	real.setItem('token', 'secret');
	real.setItem('app-lock', 'locked');
	const { target } = isolate(['token', 'other']);
	const { localStorage } = target;
	expect(localStorage.getItem('token')).toBe('secret');
	expect(localStorage.getItem('app-lock')).toBeNull();
	localStorage.setItem('app-theme', 'dark');
	localStorage.removeItem('token');
	expect([localStorage.getItem('app-theme'), localStorage.getItem('token')]).toEqual(['dark', null]);
	expect(Object.keys(localStorage)).toEqual(['app-theme']);
	expect([real.getItem('app-theme'), real.getItem('token')]).toEqual([null, 'secret']);
});

test('the pages of a picture cannot take the focus', () => {
	const { target } = previewWindow();
	let focused = 0;
	class Part {
		focus(): void {
			focused += 1;
		}
	}
	const frame = document.createElement('iframe');
	const framed = Object.assign(target, { HTMLElement: Part, SVGElement: Part, frameElement: frame });
	isolateWindow(framed as unknown as Parameters<typeof isolateWindow>[0], []);
	new Part().focus();
	expect(focused).toBe(1);
	frame.inert = true;
	frame.setAttribute('inert', '');
	isolateWindow(framed as unknown as Parameters<typeof isolateWindow>[0], []);
	new Part().focus();
	expect(focused).toBe(1);
});

test('has no locks in common with other windows, and channels of its own', () => {
	const { target } = isolate([]);
	expect((target.navigator as Navigator).locks).toBeUndefined();
	expect(new target.BroadcastChannel('player').name).toBe('preview player');
});

test('does not hear what other windows store', () => {
	isolate([]);
	const heard: unknown[] = [];
	createBrowserStorage('app').watch('lock', (text) => heard.push(text));
	createTokenStorage({ storage: 'local', table: 'token', field: 'token' }).watch((token) => heard.push(token));
	real.setItem('token', '{"token":"new"}');
	window.dispatchEvent(new StorageEvent('storage', { key: 'app-lock', newValue: 'locked' }));
	expect(heard).toEqual([]);
});

test('goes back within its own history and no further', async () => {
	const { target, visited, events } = isolate([]);
	const { history } = target as unknown as Window;
	history.pushState({ idx: 1 }, '', '/one');
	history.pushState({ idx: 2 }, '', '/two');
	history.back();
	await new Promise((resolve) => setTimeout(resolve));
	expect(history.state).toEqual({ idx: 1 });
	expect(events).toEqual(['popstate']);
	history.go(-5);
	await new Promise((resolve) => setTimeout(resolve));
	expect(events).toEqual(['popstate']);
	history.forward();
	await new Promise((resolve) => setTimeout(resolve));
	expect(history.state).toEqual({ idx: 2 });
	expect(visited.slice(0, 2)).toEqual(['/one', '/two']);
});
