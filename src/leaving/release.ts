import { proxy } from 'valtio/vanilla';
import { fetchServedBuild } from '#src/http/served-build.ts';

/** Milliseconds between two questions for a newer release. */
export const VERSION_EVERY_MS = 600_000;

export interface Release {
	/** A valtio proxy. `newer`: the server serves another build than the one that runs. */
	readonly state: { newer: boolean };
	/** Asks the server; true if it serves another build. Never rejects: without an answer there is none. */
	check(): Promise<boolean>;
}

/** `running`: time of the running build, see `builtOf`; '' for one that is not watched. `address`: of `version.json`. */
export function createRelease(running: string, address: string): Release {
	const state = proxy({ newer: false });
	return {
		state,
		async check() {
			if (running !== '' && !state.newer) state.newer = isOther(running, await fetchServedBuild(address));
			return state.newer;
		},
	};
}

/** Time of the running build, from its `index.html`; '' on the dev server. */
export const builtOf = (page: Document): string => page.querySelector<HTMLMetaElement>('meta[name="built"]')?.content ?? '';

const isOther = (running: string, served: string): boolean => served !== '' && served !== running;
