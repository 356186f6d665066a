import type { MockApp } from '#mock/operation.ts';
import { loadSeed } from '#mock/store/load-seed.ts';
import type { AnyRow, State } from '#mock/store/store.ts';

const known = new WeakMap<object, Map<number, State>>();

/** Expands the seed once a file and copies its rows for each test. Nested values are frozen: operations replace them. */
export function freshSeed(app: Pick<MockApp, 'seed' | 'expand'>, now: number): State {
	const loaded = loadOnce(app, now);
	return Object.fromEntries(Object.entries(loaded).map(([resource, rows]) => [resource, rows.map((row) => ({ ...row }))]));
}

function loadOnce(app: Pick<MockApp, 'seed' | 'expand'>, now: number): State {
	const byTime = known.get(app) ?? new Map<number, State>();
	known.set(app, byTime);
	const state = byTime.get(now) ?? loadSeed(app, now);
	if (!byTime.has(now)) for (const row of Object.values(state).flat()) freezeFields(row);
	byTime.set(now, state);
	return state;
}

const freezeFields = (row: AnyRow): void => Object.values(row).forEach(freeze);

function freeze(value: unknown): void {
	if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
	Object.freeze(value);
	Object.values(value).forEach(freeze);
}
