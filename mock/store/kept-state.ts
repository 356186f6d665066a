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
	 * `fresh`: nothing was stored; `merged`: the seed has changed since, and its changes are in the stored rows; `reseeded`: the same, but the
	 * stored rows do not tell what was changed; `incomplete`: stored rows lack resources of the seed.
	 */
	how: 'kept' | 'fresh' | 'merged' | 'reseeded' | 'incomplete';
}

/** Returns the stored rows, with the changes of the seed since; or those of the seed if the stored rows are incomplete. */
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
