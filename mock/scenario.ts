/** Named conditions under which the app can be tried. Nothing here is random: a scenario does the same thing each time. */

export interface Scenario {
	name: ScenarioName;
	/** One sentence for the README and for error messages. */
	doc: string;
	/** Every list, page and tree answers no rows, except those with `always`. */
	empty: boolean;
	/** Milliseconds before each answer. */
	delay: number;
	/** How long a sign-in lasts, in milliseconds of the mock's clock. */
	sessionLife: number;
	/** What happens to the n-th request, counted from 1 for each back end. */
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
		doc: 'A sign-in lasts 60 seconds, so that the way back to the login page can be tried.',
		sessionLife: 60_000,
	},
};

/** The scenario of that name, `demo` without one. Throws a sentence that lists the names for an unknown one. */
export function chooseScenario(name: string | null | undefined): Scenario {
	const wanted = name || 'demo';
	if (Object.hasOwn(scenarios, wanted)) return scenarios[wanted as ScenarioName];
	const known = Object.values(scenarios).map((scenario) => `  ${scenario.name}: ${scenario.doc}`);
	throw new Error(`There is no mock scenario "${wanted}". There are:\n${known.join('\n')}`);
}
