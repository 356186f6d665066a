import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Blocks } from './blocks.tsx';
import { createPipes } from './create-pipes.ts';
import { orderData } from './data-plan.ts';
import { holdQueries } from './hold-queries.ts';
import { PageContext } from './page-context.tsx';
import type { PageDefinition, Scope } from './page-definition.ts';
import { usePageEnvironment } from './page-environment.tsx';
import { createPageScope } from './page-scope.ts';
import { createPageStore, type NavigateOptions } from './page-store.ts';
import styles from './page-view.module.css';
import { type PageData, useData } from './use-data.ts';
import { usePageCommands } from './use-page-commands.ts';

export interface PageViewProps {
	definition: PageDefinition;
	/** Path parameters; other ones make it another page, which starts anew. */
	params: Readonly<Record<string, string>>;
	/** Query of the address that belongs to this page, with its `?`; a page that is kept but hidden holds its own. */
	search: string;
	/** The page has written another query of its own. */
	onSearch: (search: string, options: NavigateOptions) => void;
	/** Title of the page, whenever it is shown and whenever the title changes. */
	onTitle: (title: string) => void;
	/** The page was hidden or is gone. `release` lets go of the answers that are held for its return. */
	onHidden?: (release: () => void) => void;
}

/** Draws a compiled page. */
export function PageView(props: PageViewProps) {
	const identity = `${props.definition.name} ${JSON.stringify(props.params)}`;
	return <PageInstance key={identity} {...props} />;
}

function PageInstance({ definition, params, search, onSearch, onTitle, onHidden }: PageViewProps) {
	const environment = usePageEnvironment();
	const session = environment.useSession();
	const dictionary = environment.useDictionaries();
	const pipes = useMemo(() => createPipes({ dictionary, now: environment.now }), [dictionary, environment]);
	const store = usePageStore(definition, search, onSearch);
	const moment = useSyncExternalStore(store.subscribe, store.get);
	const [order] = useState(() => orderData(definition.data));

	const query = useMemo(() => Object.fromEntries(new URLSearchParams(moment.search)), [moment.search]);
	const around: Omit<Scope, 'data'> = { state: moment.state, route: { params, query }, session };
	const scopeWith = (values: Scope['data']) => createPageScope({ ...around, data: values }, pipes);
	const data = useData({ definitions: definition.data, order, scopeWith, search: moment.search });
	const scope = scopeWith(data.values);
	const commands = usePageCommands(definition, store, { environment, scope: scope.scope, pipes, data });

	const title = scope.text(definition.title);
	// The title of the window is outside React.
	useEffect(() => onTitle(title), [onTitle, title]);
	useHeldAnswers(data.keys, onHidden);

	return (
		<PageContext value={{ definition, commands, scope, data, search: moment.search }}>
			<div className={styles.page}>
				<Blocks blocks={definition.view} />
			</div>
		</PageContext>
	);
}

function usePageStore(definition: PageDefinition, search: string, onSearch: PageViewProps['onSearch']) {
	const latest = useRef(onSearch);
	const [store] = useState(() =>
		createPageStore({ definitions: definition.state, search, navigate: (next, options) => latest.current(next, options) }),
	);
	useLayoutEffect(() => {
		latest.current = onSearch;
	}, [onSearch]);
	// The address is outside React.
	useLayoutEffect(() => store.receive(search), [store, search]);
	return store;
}

/** While a page is hidden its effects are undone, and its answers would have nobody left who wants them. */
function useHeldAnswers(keys: PageData['keys'], onHidden: PageViewProps['onHidden']): void {
	const client = useQueryClient();
	const latest = useRef(keys);
	useLayoutEffect(() => {
		latest.current = keys;
	});
	useEffect(() => {
		if (onHidden) return () => onHidden(holdQueries(client, latest.current));
	}, [client, onHidden]);
}
