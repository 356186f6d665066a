import { useLayoutEffect, useRef, useState } from 'react';
import { argumentsOf } from './data-plan.ts';
import type { CallWatch, PageCommands } from './page-context.tsx';
import type { PageData } from './page-data.ts';
import type { PageDefinition, Scope } from './page-definition.ts';
import type { PageEnvironment } from './page-environment.tsx';
import { createPageScope, type PageScope } from './page-scope.ts';
import type { PageStore } from './page-store.ts';
import type { Pipes } from './pipes.ts';
import { type ActionContext, runActions } from './run-actions.ts';

/** What was drawn last; commands read it when they run, long after they were made. */
export interface Drawn {
	definition: PageDefinition;
	store: PageStore;
	environment: PageEnvironment;
	/** Without the state, which the store knows better. */
	scope: Omit<Scope, 'state'>;
	pipes: Pipes;
	data: PageData;
}

/** What commands do besides; it stays the same as long as they live. */
export interface CommandOptions extends Pick<PageCommands, 'show' | 'close'> {
	/** Whether the page is on screen. */
	alive: () => boolean;
}

/** Makes the commands of a page, or of a dialog of it, once; they always work on what is on screen now. */
export function usePageCommands(drawn: Drawn, options: CommandOptions): PageCommands {
	const latest = useRef(drawn);
	// Commands run in events and after answers, never while drawing, so they may see what was committed.
	useLayoutEffect(() => {
		latest.current = drawn;
	});
	const [commands] = useState(() => createCommands(() => latest.current, options));
	return commands;
}

function createCommands(drawn: () => Drawn, { alive, show, close }: CommandOptions): PageCommands {
	const scope = (): PageScope => scopeOf(drawn(), drawn().store.get().state);
	const set: PageCommands['set'] = (values, options) => {
		drawn().store.set(values, pagesToLeave(drawn(), values), { replace: false, ...options });
	};
	const actionContext = (watch?: CallWatch): ActionContext => ({
		environment: drawn().environment,
		shapes: drawn().definition.shapes,
		scope,
		set,
		show,
		close,
		refresh: async (names) => {
			await Promise.all(names.map((name) => drawn().data.status[name]?.refetch()));
		},
		invalidate: (operations) => drawn().environment.answers.invalidate(operations),
		alive,
		watch,
	});
	return {
		set,
		show,
		close,
		openPage: (name, page) => {
			const { definition, store } = drawn();
			const queryKey = definition.data[name]?.paged?.queryKey;
			if (queryKey !== undefined) store.set({}, { [queryKey]: page > 1 ? String(page) : null }, { replace: false });
		},
		run: (steps, bound, watch) => runActions(steps, actionContext(watch), bound),
	};
}

const scopeOf = ({ scope, pipes }: Drawn, state: Scope['state']): PageScope => createPageScope({ ...scope, state }, pipes);

/** Page numbers that make no sense any more once these values are set: those of calls whose arguments change by it. */
function pagesToLeave(drawn: Drawn, values: Readonly<Record<string, unknown>>) {
	const { definition, store } = drawn;
	const before = scopeOf(drawn, store.get().state);
	const after = scopeOf(drawn, store.preview(values));
	const keys: Record<string, null> = {};
	for (const data of Object.values(definition.data)) {
		if (data.paged && JSON.stringify(argumentsOf(data, before)) !== JSON.stringify(argumentsOf(data, after)))
			keys[data.paged.queryKey] = null;
	}
	return keys;
}
