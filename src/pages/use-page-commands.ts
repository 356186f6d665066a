import { useLayoutEffect, useRef, useState } from 'react';
import type { Rest } from '#src/ui/use-press.ts';
import type { CallWatch, PageCommands } from './page-context.tsx';
import type { PageData } from './page-data.ts';
import type { PageDefinition, Scope } from './page-definition.ts';
import type { PageEnvironment } from './page-environment.tsx';
import { argumentsOf, createPageScope, type PageScope } from './page-scope.ts';
import type { PageStore } from './page-store.ts';
import type { Pipes } from './pipes.ts';
import { type ActionContext, runActions } from './run-actions.ts';
import { showAtOnce, showRow } from './show-at-once.ts';
import type { Calls } from './use-calls.ts';
import type { Clock } from './use-clock.ts';

/** State of the last render, which commands read when they run. */
export interface Drawn {
	definition: PageDefinition;
	store: PageStore;
	environment: PageEnvironment;
	/** Without `state`, which is read from the store. */
	scope: Omit<Scope, 'state'>;
	pipes: Pipes;
	data: PageData;
}

/** Must not change while the commands are in use. */
export interface CommandOptions extends Pick<PageCommands, 'show' | 'close'> {
	alive: () => boolean;
}

/** Creates the commands of a page or dialog once; they always use the latest render. */
export function usePageCommands(drawn: Drawn, options: CommandOptions): PageCommands {
	const latest = useRef(drawn);
	// Commands run in event handlers and after calls, never during render, so they see the committed state.
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
		environment: watch?.rest ? { ...drawn().environment, call: throttledCall(drawn().environment, watch.rest) } : drawn().environment,
		shapes: drawn().definition.shapes,
		scope,
		set,
		show,
		close,
		refresh: async (names) => {
			await Promise.all(names.map((name) => drawn().data.status[name]?.refetch()));
		},
		invalidate: (operations) => drawn().environment.answers.invalidate(operations),
		showAtOnce: (changes, around, send) =>
			showAtOnce(changes, { scope: around, data: drawn().data, answers: drawn().environment.answers }, send),
		showRow: (added, row) => showRow(added, row, { data: drawn().data, answers: drawn().environment.answers }),
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
			if (queryKey !== undefined) store.set({}, { [queryKey]: page === 1 || page === '' ? null : String(page) }, { replace: false });
		},
		run: (steps, bound, watch) => runActions(steps, actionContext(watch), bound),
	};
}

/** The click throttle of spec 9: `call` for one control, which rests for `throttle.click` after each write that succeeds. After a failure it can be used at once. */
function throttledCall({ call, writes, throttle }: Pick<Calls, 'call' | 'writes'> & Pick<Clock, 'throttle'>, rest: Rest): Calls['call'] {
	return async (operation, input, options) => {
		const result = await call(operation, input, options);
		if (result.ok && writes(operation)) rest(throttle);
		return result;
	};
}

const scopeOf = ({ scope, pipes }: Drawn, state: Scope['state']): PageScope => createPageScope({ ...scope, state }, pipes);

/** Page numbers to reset after setting these values: those of calls whose arguments change. */
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
