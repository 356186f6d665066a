/** Renders every page that is not plain, in a chunk of its own because of the query library. */
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { createPipes } from './create-pipes.ts';
import { orderData } from './data-plan.ts';
import { DialogHost } from './dialog-host.tsx';
import { PageContext } from './page-context.tsx';
import type { PageDefinition, Scope } from './page-definition.ts';
import { usePageEnvironment } from './page-environment.tsx';
import { createPageScope } from './page-scope.ts';
import { createPageStore, type PageStore } from './page-store.ts';
import styles from './page-view.module.css';
import type { PageViewProps } from './page-view-props.ts';
import { useAlive } from './use-alive.ts';
import { useCachedData } from './use-cached-data.ts';
import { useOpenDialogs } from './use-open-dialogs.ts';
import { usePageCommands } from './use-page-commands.ts';
import { usePageEvents } from './use-page-events.ts';
import { WholeView } from './whole-view.tsx';

export function DataPage({ definition, params, search, name, onSearch, onTitle, onHidden }: PageViewProps) {
	const environment = usePageEnvironment();
	const session = environment.useSession();
	const dictionaries = environment.useDictionaries();
	const pipes = useMemo(() => createPipes({ dictionaries, ...environment }), [dictionaries, environment]);
	const store = usePageStore(definition, search, onSearch);
	const { moment } = useSnapshot(store.state, { sync: true });
	const order = useMemo(() => orderData(definition.data), [definition]);

	const query = useMemo(() => Object.fromEntries(new URLSearchParams(moment.search)), [moment.search]);
	const around: Omit<Scope, 'data'> = { state: moment.state, route: { params, query }, session, features: environment.features };
	const scopeWith = (values: Scope['data']) => createPageScope({ ...around, data: values }, pipes);
	const data = useCachedData(
		{ definitions: definition.data, shapes: definition.shapes, order, scopeWith, search: moment.search },
		onHidden,
	);
	const scope = scopeWith(data.values);
	const drawn = { definition, store, environment, scope: scope.scope, pipes, data };
	const alive = useAlive();
	const dialogs = useOpenDialogs();
	const commands = usePageCommands(drawn, { alive, show: dialogs.show, close: () => undefined });

	usePageEvents(definition.on, { scope, data, run: commands.run });
	const title = scope.text(definition.title);
	useEffect(() => onTitle(title), [onTitle, title]);

	return (
		<PageContext value={{ definition, title: title || name, commands, scope, data, search: moment.search }}>
			<div className={styles.page}>
				<WholeView blocks={definition.view} head={{ block: 'page-banner', needs: [], title: name }} />
			</div>
			{definition.dialogs && (
				<DialogHost
					dialogs={dialogs}
					drawn={drawn}
					alive={alive}
					onHidden={onHidden}
					usePageData={useCachedData}
					definitions={definition.dialogs}
				/>
			)}
		</PageContext>
	);
}

function usePageStore(definition: PageDefinition, search: string, onSearch: PageViewProps['onSearch']) {
	const latest = useRef(onSearch);
	const before = useRef<PageStore | null>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: later address changes reach the store by `receive`; a saved manifest changes the variables
	const store = useMemo(
		() =>
			createPageStore({
				definitions: definition.state,
				search,
				navigate: (next, options) => latest.current(next, options),
				...(import.meta.env.DEV && before.current && { before: before.current.get() }),
			}),
		[definition],
	);
	useLayoutEffect(() => {
		latest.current = onSearch;
		before.current = store;
	}, [onSearch, store]);
	useLayoutEffect(() => store.receive(search), [store, search]);
	return store;
}
