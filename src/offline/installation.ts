import { proxy } from 'valtio/vanilla';

/** Chromium's alone, and so missing in the types of the DOM. */
interface InstallOffer extends Event {
	prompt(): Promise<unknown>;
}

declare global {
	interface WindowEventMap {
		beforeinstallprompt: InstallOffer;
	}
}

export interface Installation {
	/** A valtio proxy. `offered`: the browser can install the app now. */
	readonly state: { offered: boolean };
	/** Lets the browser ask the user. */
	install(): Promise<void>;
}

/** Takes the browser's offer to install the app, which it makes by itself, for the time when the user wants it. */
export function watchInstallation(): Installation {
	const state = proxy({ offered: false });
	let offer: InstallOffer | null = null;
	const take = (next: InstallOffer | null): void => {
		offer = next;
		state.offered = next !== null;
	};
	window.addEventListener('beforeinstallprompt', (event) => {
		event.preventDefault();
		take(event);
	});
	window.addEventListener('appinstalled', () => take(null));
	return {
		state,
		async install() {
			const once = offer;
			// An offer can be used once; after a no the browser makes another one.
			take(null);
			await once?.prompt();
		},
	};
}
