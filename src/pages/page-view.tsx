import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { Blocks } from './blocks.tsx';
import { createPipes } from './create-pipes.ts';
import { orderData } from './data-plan.ts';
import { PageContext } from './page-context.tsx';
import type { PageDefinition, Scope } from './page-definition.ts';
import { usePageEnvironment } from './page-environment.tsx';
import { createPageScope } from './page-scope.ts';
import { createPageStore, type NavigateOptions } from './page-store.ts';
import styles from './page-view.module.css';
import { useData } from './use-data.ts';
import { usePageCommands } from './use-page-commands.ts';

export interface PageViewProps {
	definition: PageDefinition;
	/** Path parameters; other ones make it another page, which starts anew. */
	params: Readonly<Record<string, string>>;
	/** Query of the address that belongs to this page, with its `?`; a page that is kept but hidden holds its own. */
	search: string;
}

/** Draws a compiled page. */
export function PageView({ definition, params, search }: PageViewProps) {
	const identity = `${definition.name} ${JSON.stringify(params)}`;
	return <PageInstance key={identity} definition={definition} params={params} search={search} />;
}

function PageInstance({ definition, params, search }: PageViewProps) {
	const environment = usePageEnvironment();
	const session = environment.useSession();
	const dictionary = environment.useDictionaries();
	const pipes = useMemo(() => createPipes({ dictionary, now: environment.now }), [dictionary, environment]);
	const store = usePageStore(definition, search);
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
	useEffect(() => environment.setTitle(title), [environment, title]);

	return (
		<PageContext value={{ definition, commands, scope, data, search: moment.search }}>
			<div className={styles.page}>
				<Blocks blocks={definition.view} />
			</div>
		</PageContext>
	);
}

function usePageStore(definition: PageDefinition, search: string) {
	const navigate = useNavigate();
	const latestNavigate = useRef(navigate);
	const [store] = useState(() =>
		createPageStore({
			definitions: definition.state,
			search,
			navigate: (next, { replace }: NavigateOptions) =>
				void latestNavigate.current({ search: next }, { replace, preventScrollReset: true }),
		}),
	);
	// The router makes a new function at each address; the address itself is outside React.
	useLayoutEffect(() => {
		latestNavigate.current = navigate;
	}, [navigate]);
	useLayoutEffect(() => store.receive(search), [store, search]);
	return store;
}
