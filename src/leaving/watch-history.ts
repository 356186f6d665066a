import { subscribe } from 'valtio/vanilla';
import type { Navigator } from '#src/routing/navigator.ts';
import type { OpenModals } from '#src/ui/open-modals.ts';

/** A move through the browser's history that the router has not seen yet. */
export interface HistoryMove {
	/** Returns to the page that the move left, then calls `then`. The router sees neither. */
	undo(then: () => void): void;
	repeat(): void;
}

interface WatchHistoryOptions {
	navigator: Pick<Navigator, 'index'>;
	modals: Pick<OpenModals, 'state' | 'isOpen' | 'requestClose'>;
	/** Called for each move that closes no dialog. */
	onMove: (move: HistoryMove) => void;
}

/** Number of the entry below the first of the app; the router numbers its own from 0. */
const FLOOR = -1;

/**
 * Sees each move through the history before the router does: window listeners run in the order they were added. `popstate` fires after the
 * history has moved, so a move can only be undone. A move while a dialog is open closes the dialog instead. Returns the
 * function that stops it.
 */
export function watchHistory({ navigator, modals, onMove }: WatchHistoryOptions): () => void {
	let undone: (() => void) | null = null;
	const onPopState = (event: PopStateEvent): void => {
		if (undone) {
			event.stopImmediatePropagation();
			undone();
			undone = null;
			return;
		}
		const to = indexIn(event.state);
		// An entry without a number is an address typed by hand.
		const steps = (to ?? Number.NaN) - navigator.index();
		if (!Number.isNaN(steps) && steps !== 0) {
			const undo: HistoryMove['undo'] = (then) => {
				event.stopImmediatePropagation();
				undone = then;
				history.go(-steps);
			};
			if (modals.isOpen()) undo(modals.requestClose);
			else onMove({ undo, repeat: () => history.go(steps) });
		}
		// Nothing is to be seen on the floor.
		if (to === FLOOR && !undone) history.back();
	};
	window.addEventListener('popstate', onPopState);
	let laid = false;
	const stop = subscribe(modals.state, () => {
		const index = indexIn(history.state) ?? 0;
		if (modals.state.top === null || index > 0 || (laid && index === 0)) return;
		layFloor(index);
		laid = true;
	});
	return () => {
		window.removeEventListener('popstate', onPopState);
		stop();
	};
}

const indexIn = (state: unknown): number | undefined => (state as { idx?: number } | null)?.idx;

/**
 * Without an entry below, going back from the first page of the app leaves the window's document, which nothing can undo. The floor has the
 * same address, so that the page stays as it is.
 */
function layFloor(index: number): void {
	const state = history.state as object | null;
	if (index !== FLOOR) history.replaceState({ ...state, idx: FLOOR }, '');
	history.pushState({ ...state, idx: 0 }, '');
}
