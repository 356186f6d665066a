import type { MockApp } from '#mock/operation.ts';
import type { HostMetadata } from './clock.ts';
import { MOCK_NOW } from './clock.ts';
import { hashState, loadSeed } from './load-seed.ts';
import type { State } from './store.ts';

export interface StoredState {
	kept: HostMetadata;
	state: State;
}

export interface OpenedState extends StoredState {
	/** `fresh`: nothing was stored; `reseeded`: the seed has changed since; `incomplete`: stored rows lack resources of the seed. */
	how: 'kept' | 'fresh' | 'reseeded' | 'incomplete';
}

/** Returns the stored rows, or the seed's if the seed has changed or the stored rows are incomplete. */
export function openState(app: MockApp, before: StoredState | null): OpenedState {
	const seeded = loadSeed(app, MOCK_NOW);
	const seed = hashState(seeded);
	const fresh = { kept: { seed, clock: MOCK_NOW }, state: seeded };
	if (!before) return { ...fresh, how: 'fresh' };
	if (before.kept.seed !== seed) return { ...fresh, how: 'reseeded' };
	const complete = Object.keys(seeded).every((resource) => Object.hasOwn(before.state, resource));
	return complete ? { ...before, how: 'kept' } : { ...fresh, how: 'incomplete' };
}
