/** Runs in the page: shows it in a state and finds what breaks an invariant. */
import { describeElement } from './describe-element.ts';
import type { ScreenState } from './screen-state.ts';
import { readSurface } from './surface.ts';
import { INVARIANTS } from './table.ts';

export interface Finding {
	invariant: string;
	element: string;
	says: string;
}

declare global {
	interface Window {
		findFaults: (state: ScreenState) => Promise<Finding[]>;
	}
}

/** Twice the default size. */
const LARGE = '28px';

window.findFaults = async (state) => {
	const { style } = document.documentElement;
	if (state.text === 'large') style.setProperty('--font-size', LARGE);
	else style.removeProperty('--font-size');
	await rendered();
	finishAnimations();
	// An earlier measurement may have scrolled the page, and its sticky bars then lie over controls.
	scrollTo({ top: 0, behavior: 'instant' });
	const surface = readSurface(document);
	return INVARIANTS.filter(({ applies }) => applies(state)).flatMap(({ name, find }) =>
		[...find(surface, state)].map(({ element, says }) => ({ invariant: name, element: describeElement(element), says })),
	);
};

/** Components that watch the window render after its first frame, and what they show then may have to load. */
async function rendered(): Promise<void> {
	await nextFrame();
	do await nextFrame();
	while ([...document.querySelectorAll('[aria-busy="true"]')].some((each) => each.checkVisibility()));
}

const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

function finishAnimations(): void {
	for (const each of document.getAnimations()) if (Number.isFinite(each.effect?.getComputedTiming().endTime)) each.finish();
}
