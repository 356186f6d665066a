import { shownText } from '#src/lib/shown-text.ts';
import type { PageData } from './page-data.ts';
import type { Expression, Scope, TextValue } from './page-definition.ts';
import type { Pipes } from './pipes.ts';

/** Names that constructs of a page add to the scope. */
export type Bound = Pick<Scope, 'row' | 'record' | 'form' | 'result'>;

/** Works out the expressions of a page in one scope. */
export interface PageScope {
	scope: Scope;
	/** What was added by `with`. */
	bound: Bound;
	read<Value>(expression: Expression<Value>): Value;
	/** The value of a slot as text; '' for null and for unreadable values such as objects. */
	shown(expression: Expression<unknown> | undefined): string;
	/** '' for a text that is left out. */
	text(text: TextValue | undefined): string;
	/** The same scope with more names. */
	with(bound: Bound): PageScope;
}

export function createPageScope(scope: Scope, pipes: Pipes, bound: Bound = {}): PageScope {
	return {
		scope,
		bound,
		read: (expression) => expression(scope, pipes),
		shown: (expression) => shownText(expression?.(scope, pipes)),
		text: (text) => shownText(typeof text === 'function' ? text(scope, pipes) : text),
		with: (more) => createPageScope({ ...scope, ...more }, pipes, { ...bound, ...more }),
	};
}

/**
 * Whether the condition of a block holds: null, or the data without which it does not hold because its call has failed. A failed call is
 * no answer: what depends on it is not quietly left out.
 */
export function readWhen(when: Expression<boolean>, scope: PageScope, { values, status }: PageData): readonly string[] | null {
	const lacks: string[] = [];
	let waits = false;
	const data = new Proxy(values, {
		get(all, name: string) {
			const phase = status[name]?.phase;
			if (phase === 'failed' && !lacks.includes(name)) lacks.push(name);
			waits ||= phase === 'loading';
			return all[name];
		},
	});
	try {
		return scope.read((own, pipes) => when({ ...own, data }, pipes)) ? null : lacks;
	} catch (error) {
		// It reads an answer that is still on its way.
		if (waits) return lacks;
		throw error;
	}
}
