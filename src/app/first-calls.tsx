import { openAnswerCache } from '#src/operations/open-answer-cache.ts';
import { createPipes } from '#src/pages/create-pipes.ts';
import { planData } from '#src/pages/data-plan.ts';
import { createPageScope } from '#src/pages/page-scope.ts';
import { readState } from '#src/pages/page-state.ts';
import { useAccess } from '#src/pages/use-access.ts';
import { useCalls } from '#src/pages/use-calls.ts';
import { useClock } from '#src/pages/use-clock.ts';
import { queryOf } from '#src/pages/use-data.ts';
import { useDictionaries } from '#src/pages/use-dictionaries.ts';
import { useLoad } from '#src/ui/use-load.ts';
import type { FirstCallsProps } from './layouts.ts';
import type { PageLoader } from './page-loader.ts';

/**
 * Prefetches the first page's data that depends on no other data. The page itself would request it only after its first paint, a third
 * of a second later on a slow phone. Later pages are not prefetched: a response that ends the session must find the address of the page
 * that requested it.
 */
export function FirstCalls({ pages, page, params, search }: FirstCallsProps & { pages: PageLoader }) {
	const loaded = useLoad(pages.loaderOf(page));
	const calls = useCalls();
	const clock = useClock();
	const { features, useSession } = useAccess();
	const session = useSession();
	const dictionaries = useDictionaries();
	if (!loaded || 'error' in loaded) return null;
	const definition = loaded.value;
	dictionaries.request();
	const pipes = createPipes({ dictionaries, ...clock });
	const query = Object.fromEntries(new URLSearchParams(search));
	const state = readState(definition.state, search);
	const scope = createPageScope({ state, route: { params, query }, session, features, data: {} }, pipes);
	const client = openAnswerCache(calls.answers);
	for (const data of Object.values(definition.data)) {
		const plan = planData(data, { scope, search, phaseOf: () => 'loading' });
		const options = queryOf(calls, data, plan, definition.shapes);
		if (options.enabled && !client.getQueryState(options.queryKey)) void client.prefetchQuery(options);
	}
	return null;
}
