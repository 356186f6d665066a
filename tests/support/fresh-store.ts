import { MOCK_NOW } from '#mock/clock.ts';
import type { MockApp } from '#mock/operation.ts';
import { loadSeed } from '#mock/seed.ts';
import { createStore, type Store } from '#mock/store.ts';

/** Seeds as text, by app and clock: growing one anew for each test takes ten times as long as reading it. */
const seeds = new WeakMap<MockApp, Map<number, string>>();

/** A store over the app's seed that no other test has written to. */
export function freshStore(app: MockApp, now: number = MOCK_NOW): Store {
	const ofApp = seeds.get(app) ?? new Map<number, string>();
	seeds.set(app, ofApp);
	const seed = ofApp.get(now) ?? JSON.stringify(loadSeed(app, now));
	ofApp.set(now, seed);
	return createStore(JSON.parse(seed));
}
