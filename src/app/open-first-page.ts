import { type AddressMode, appPathAt } from '#src/routing/app-address.ts';
import { destinationOf, type GuardSources, momentOf } from '#src/routing/decide.ts';

interface FirstPageOptions {
	sources: GuardSources;
	address: AddressMode;
	/** Loads the user and their routes. */
	load(): Promise<void>;
	/** Fetches the code of a page. */
	prefetch(path: string): Promise<void>;
}

/** Loads the user, if the first page depends on them, and the code of that page. */
export async function openFirstPage({ sources, address, load, prefetch }: FirstPageOptions): Promise<void> {
	const path = appPathAt(location, address);
	const destination = (): string | null => destinationOf(path, momentOf(sources));
	const fetchPage = async (at: string | null): Promise<void> => (at === null ? undefined : prefetch(at));
	const loading = destination() === null ? load() : null;
	// A task later: everything else waits for the answer about the user, and would delay it on a slow line.
	await new Promise((resolve) => setTimeout(resolve));
	const guess = fetchPage(guessPath(path, sources));
	await loading;
	await Promise.all([guess, fetchPage(destination())]);
}

/** The most likely destination: the one of a signed-in administrator. */
function guessPath(path: string, sources: GuardSources): string | null {
	const { state } = sources.session;
	if (state.status !== 'unknown' || !sources.routes.built) return null;
	return destinationOf(path, { ...momentOf(sources), session: { ...state, status: 'ready', admin: true } });
}
