/** Separates the window of a preview from the other windows of the app, which share its origin. */

type Target = Pick<Window, 'localStorage' | 'sessionStorage' | 'history' | 'addEventListener' | 'frameElement'> & typeof globalThis;

/**
 * Replaces storages, locks, channels and the history of `target` before the app starts. The preview reads the stored entries of `kept`
 * (tokens), and writes to memory only. Locks of other windows neither stop it nor wait for it.
 */
export function isolateWindow(target: Target, kept: readonly string[]): void {
	for (const name of ['localStorage', 'sessionStorage'] as const) {
		const memory = memoryStorage(entriesOf(target, name, kept));
		Object.defineProperty(target, name, { configurable: true, value: memory });
	}
	// Ignores storage events of other windows.
	target.addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true });
	Object.defineProperty(target.navigator, 'locks', { configurable: true, value: undefined });
	const { BroadcastChannel } = target;
	target.BroadcastChannel = class extends BroadcastChannel {
		constructor(name: string) {
			super(`preview ${name}`);
		}
	};
	separateHistory(target);
	if (isPicture(target)) refuseFocus(target);
}

/** Whether the frame is inert, that is, a picture without interaction. */
const isPicture = ({ frameElement }: Target): boolean => frameElement?.hasAttribute('inert') ?? false;

/** Pages focus their heading or first field. In an inert frame, that still takes the focus away from the window around it. */
function refuseFocus({ HTMLElement, SVGElement }: Target): void {
	for (const { prototype } of [HTMLElement, SVGElement]) prototype.focus = () => undefined;
}

function entriesOf(target: Target, name: 'localStorage' | 'sessionStorage', kept: readonly string[]): Record<string, string> {
	try {
		const storage = target[name];
		return Object.fromEntries(kept.flatMap((key) => (storage.getItem(key) === null ? [] : [[key, storage.getItem(key) ?? '']])));
	} catch {
		// Storage is blocked.
		return {};
	}
}

/** Entries are own properties, as in a real storage: `Object.keys` lists them. */
function memoryStorage(entries: Readonly<Record<string, string>>): Storage {
	const methods = {
		get length() {
			return Object.keys(this).length;
		},
		getItem(this: Record<string, string>, key: string): string | null {
			return Object.hasOwn(this, key) ? (this[key] ?? null) : null;
		},
		setItem(this: Record<string, string>, key: string, value: string): void {
			this[key] = String(value);
		},
		removeItem(this: Record<string, string>, key: string): void {
			delete this[key];
		},
	};
	return Object.assign(Object.create(methods), entries);
}

/** A frame's history entries are steps of the whole window: going back in the preview would leave the studio. So it keeps its own list. */
function separateHistory({ history, dispatchEvent }: Target): void {
	const replace = history.replaceState.bind(history);
	const here = (): Entry => ({ state: history.state, url: location.href });
	let entries: Entry[] = [here()];
	let index = 0;
	const own: Pick<History, 'pushState' | 'replaceState' | 'go' | 'back' | 'forward'> = {
		pushState(state, unused, url) {
			replace(state, unused, url);
			entries = [...entries.slice(0, index + 1), here()];
			index += 1;
		},
		replaceState(state, unused, url) {
			replace(state, unused, url);
			entries[index] = here();
		},
		go(steps = 0) {
			// Asynchronous, as the browser's own history is.
			setTimeout(() => {
				const entry = entries[index + steps];
				if (!entry || steps === 0) return;
				index += steps;
				replace(entry.state, '', entry.url);
				dispatchEvent(new PopStateEvent('popstate', { state: entry.state }));
			});
		},
		back: () => own.go(-1),
		forward: () => own.go(1),
	};
	Object.assign(history, own);
}

interface Entry {
	state: unknown;
	url: string;
}
