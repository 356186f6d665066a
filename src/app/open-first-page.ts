import { type AddressMode, appPathAt } from '#src/routing/app-address.ts';
import { destinationOf, type GuardSources, navigationContextOf } from '#src/routing/guard/guard-navigation.ts';

interface FirstPageOptions {
	sources: GuardSources;
	address: AddressMode;
	load(): Promise<void>;
	prefetch(path: string): Promise<void>;
}

/** Loads the user, if the first page depends on them, and prefetches the page's code. */
export async function openFirstPage({ sources, address, load, prefetch }: FirstPageOptions): Promise<void> {
	const path = appPathAt(location, address);
	const destination = (): string | null => destinationOf(path, navigationContextOf(sources));
	const fetchPage = async (at: string | null): Promise<void> => (at === null ? undefined : prefetch(at));
	const loading = destination() === null ? load() : null;
	// Waits one task: the user request is on the critical path and must go out first on a slow network.
	await new Promise((resolve) => setTimeout(resolve));
	const guess = fetchPage(guessPath(path, sources));
	await loading;
	await Promise.all([guess, fetchPage(destination())]);
}

/** Guesses the destination as a signed-in administrator would reach it. */
function guessPath(path: string, sources: GuardSources): string | null {
	const { state } = sources.session;
	if (state.status !== 'unknown' || !sources.routes.built) return null;
	return destinationOf(path, { ...navigationContextOf(sources), session: { ...state, status: 'ready', admin: true } });
}
