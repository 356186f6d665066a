import { watchWindow } from '#src/lib/watch-window.ts';
import type { SessionStore } from './session-store.ts';

const EVERY_MS = 60_000;

/** Asks for the user whom the start could not confirm, until the server answers. `onConfirmed`: it has. */
export function confirmUser({ state, confirm }: SessionStore, onConfirmed: () => void): void {
	const ask = async (): Promise<void> => {
		if (!state.unconfirmed) return;
		await confirm();
		if (!state.unconfirmed && state.status === 'ready') onConfirmed();
	};
	window.addEventListener('online', () => void ask());
	watchWindow(ask, () => state.unconfirmed, EVERY_MS);
}
