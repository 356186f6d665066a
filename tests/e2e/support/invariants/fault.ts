import type { ScreenState } from './screen-state.ts';
import type { Surface } from './surface.ts';

export interface Fault {
	element: Element;
	/** What is wrong with the element, as a predicate. */
	says: string;
}

export type FindFaults = (surface: Surface, state: ScreenState) => Iterable<Fault>;
