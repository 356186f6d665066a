/** Named test conditions. Scenarios are deterministic. */

export interface Scenario {
	name: ScenarioName;
	doc: string;
	/** Every list, page and tree is empty, except those with `always`. */
	empty: boolean;
	/** Milliseconds before each response. */
	delay: number;
	/** Session length in milliseconds of the mock's clock. */
	sessionLife: number;
	/** Returns the fault for the n-th request of a mock server, from 1. */
	faultOf(count: number): 'none' | 'unreachable' | 'error';
}

export type ScenarioName = 'demo' | 'empty' | 'slow' | 'offline' | 'flaky' | 'expired';

const none = (): 'none' => 'none';
const FOREVER = Number.POSITIVE_INFINITY;
const base = { empty: false, delay: 0, sessionLife: FOREVER, faultOf: none };

export const scenarios: Readonly<Record<ScenarioName, Scenario>> = {
	demo: { ...base, name: 'demo', doc: 'The whole seed, at once and without faults.' },
	empty: { ...base, name: 'empty', doc: 'Every list is empty; accounts, single records and dictionaries stay.', empty: true },
	slow: { ...base, name: 'slow', doc: 'Each answer takes 1.5 seconds.', delay: 1500 },
	offline: { ...base, name: 'offline', doc: 'No request gets an answer, as without a network.', faultOf: () => 'unreachable' },
	flaky: {
		...base,
		name: 'flaky',
		doc: 'Every third request fails with code 500.',
		faultOf: (count) => (count % 3 === 0 ? 'error' : 'none'),
	},
	expired: {
		...base,
		name: 'expired',
		doc: 'A sign-in lasts 60 seconds, to test the return to the login page.',
		sessionLife: 60_000,
	},
};

/** Returns the scenario with this name, by default `demo`. Throws for an unknown name and lists the valid ones. */
export function chooseScenario(name: string | null | undefined): Scenario {
	const wanted = name || 'demo';
	if (Object.hasOwn(scenarios, wanted)) return scenarios[wanted as ScenarioName];
	const known = Object.values(scenarios).map((scenario) => `  ${scenario.name}: ${scenario.doc}`);
	throw new Error(`There is no mock scenario "${wanted}". There are:\n${known.join('\n')}`);
}
