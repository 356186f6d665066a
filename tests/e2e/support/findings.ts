import type { Finding } from './invariants/in-page.ts';
import type { ScreenState } from './invariants/screen-state.ts';

/** Findings of a walk. The frame around the pages and the parts that they share are reported once, with the first screen that shows them. */
export interface Findings {
	add: (screen: string, state: ScreenState, found: readonly Finding[]) => void;
	/** A line for each: where, for whom, at which sizes, which invariant, which element. */
	lines: () => string[];
}

interface Entry {
	screens: Set<string>;
	states: Set<string>;
	account: string;
	finding: Finding;
}

export function createFindings(): Findings {
	const entries = new Map<string, Entry>();
	return {
		add(screen, state, found) {
			for (const finding of found) {
				const key = [finding.invariant, finding.element, state.media].join();
				const entry = entries.get(key) ?? { screens: new Set(), states: new Set(), account: state.account, finding };
				entry.screens.add(screen);
				entry.states.add(sayState(state));
				entries.set(key, entry);
			}
		},
		lines: () => [...entries.values()].map(sayEntry),
	};
}

function sayEntry({ screens, states, account, finding: { invariant, element, says } }: Entry): string {
	const [first, ...others] = screens;
	const also = others.length > 0 ? ` (and on ${others.length} other screens)` : '';
	return `${first}, ${account}, at ${[...states].join(', ')}: ${invariant}: ${element} ${says}${also}`;
}

const sayState = ({ width, height, text, media }: ScreenState): string =>
	media === 'print' ? 'A4' : `${width}×${height}${text === 'large' ? ' with large text' : ''}`;
