import { watchWindow } from '#src/lib/watch-window.ts';
import type { SessionStore } from './session-store.ts';

const EVERY_MS = 60_000;

/** Asks for the user whom the start could not confirm, until the server answers. */
export function confirmUser({ state, confirm }: SessionStore): void {
	window.addEventListener('online', () => void confirm());
	watchWindow(confirm, () => state.unconfirmed, EVERY_MS);
}
