import type { Kept } from './clock.ts';
import { MOCK_NOW } from './clock.ts';
import type { MockApp } from './operation.ts';
import { hashState, loadSeed } from './seed.ts';
import type { State } from './store.ts';

export interface KeptState {
	kept: Kept;
	state: State;
}

export interface OpenedState extends KeptState {
	/** `fresh`: nothing was kept; `reseeded`: what was kept grew from another seed. */
	how: 'kept' | 'fresh' | 'reseeded';
}

/** What a host starts with: the kept rows, unless the seed has changed since they were sown. */
export function openState(app: MockApp, before: KeptState | null): OpenedState {
	const seeded = loadSeed(app, MOCK_NOW);
	const seed = hashState(seeded);
	if (before?.kept.seed === seed) return { ...before, how: 'kept' };
	return { kept: { seed, clock: MOCK_NOW }, state: seeded, how: before ? 'reseeded' : 'fresh' };
}
