import type { MockApp } from '#mock/operation.ts';
import type { HostMetadata } from './clock.ts';
import { MOCK_NOW } from './clock.ts';
import { hashState, loadSeed } from './load-seed.ts';
import { mergeSeed, withRecord } from './merge-seed.ts';
import type { State } from './store.ts';

export interface StoredState {
	kept: HostMetadata;
	state: State;
}

export interface OpenedState extends StoredState {
	/**
	 * `fresh`: nothing was stored; `merged`: changes of the seed were merged into the stored rows; `reseeded`: the seed has changed, but
	 * the stored rows lack the record that a merge needs; `incomplete`: stored rows lack resources of the seed.
	 */
	how: 'kept' | 'fresh' | 'merged' | 'reseeded' | 'incomplete';
}

/** Returns the stored rows with later changes of the seed, or the rows of the seed if the stored ones are incomplete. */
export function openState(app: MockApp, before: StoredState | null): OpenedState {
	const seeded = loadSeed(app, MOCK_NOW);
	const seed = hashState(seeded);
	const fresh = { kept: { seed, clock: MOCK_NOW }, state: withRecord(seeded) };
	if (!before) return { ...fresh, how: 'fresh' };
	if (before.kept.seed !== seed) {
		const merged = mergeSeed(before.state, seeded);
		return merged ? { kept: { ...before.kept, seed }, state: merged, how: 'merged' } : { ...fresh, how: 'reseeded' };
	}
	const complete = Object.keys(seeded).every((resource) => Object.hasOwn(before.state, resource));
	return complete ? { ...before, how: 'kept' } : { ...fresh, how: 'incomplete' };
}
