import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Blocks } from './blocks.tsx';
import { type PageCommands, PageContext } from './page-context.tsx';
import { noData } from './page-data.ts';
import { usePageEnvironment } from './page-environment.tsx';
import { createPageScope } from './page-scope.ts';
import styles from './page-view.module.css';
import type { PageViewProps } from './page-view-props.ts';
import type { Pipes } from './pipes.ts';
import { runActions } from './run-actions.ts';
import { useAlive } from './use-alive.ts';

/** The compiler calls a page plain only if no expression of it uses a pipe. */
const NO_PIPES = {} as Pipes;

const nothing = (): void => undefined;

/** Renders a page without variables, data, dialogs and pipes, such as sign-in, and so without the code of all those. */
export function PlainPage({ definition, params, search, name, onTitle }: PageViewProps) {
	const environment = usePageEnvironment();
	const session = environment.useSession();
	const query = useMemo(() => Object.fromEntries(new URLSearchParams(search)), [search]);
	const scope = createPageScope({ state: {}, route: { params, query }, session, features: environment.features, data: {} }, NO_PIPES);
	const commands = usePlainCommands({ definition, environment, scope });
	const title = scope.text(definition.title);
	useEffect(() => onTitle(title), [onTitle, title]);
	return (
		<PageContext value={{ definition, title: title || name, commands, scope, data: noData, search }}>
			<div className={styles.page}>
				<Blocks blocks={definition.view} />
			</div>
		</PageContext>
	);
}

interface Drawn extends Pick<PageViewProps, 'definition'> {
	environment: ReturnType<typeof usePageEnvironment>;
	scope: ReturnType<typeof createPageScope>;
}

/** The commands read the latest render when they run. */
function usePlainCommands(drawn: Drawn): PageCommands {
	const latest = useRef(drawn);
	useLayoutEffect(() => {
		latest.current = drawn;
	});
	const alive = useAlive();
	const [commands] = useState((): PageCommands => {
		const none = { set: nothing, show: nothing, close: nothing };
		return {
			...none,
			openPage: nothing,
			run(steps, bound, watch) {
				const { environment, definition } = latest.current;
				const scope = () => latest.current.scope;
				const context = { environment, shapes: definition.shapes, scope, refresh: async () => undefined, alive, watch };
				return runActions(steps, { ...none, ...context, invalidate: environment.answers.invalidate }, bound);
			},
		};
	});
	return commands;
}
