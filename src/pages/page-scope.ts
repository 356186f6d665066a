import { type CompiledInput, compiledInput } from '#src/http/compiled-input.ts';
import { shownText } from '#src/lib/shown-text.ts';
import type { Expression, TextValue } from './block-base.ts';
import type { PageData } from './page-data.ts';
import type { DataDefinition, Scope } from './page-definition.ts';
import type { Pipes } from './pipes.ts';

export type Bound = Pick<Scope, 'row' | 'record' | 'form' | 'result' | 'slot' | 'event'>;

export interface PageScope {
	scope: Scope;
	bound: Bound;
	read<Value>(expression: Expression<Value>): Value;
	/** Value of a slot as text; '' for null and for values without a text form, such as objects. */
	shown(expression: Expression<unknown> | undefined): string;
	/** '' for undefined. */
	text(text: TextValue | undefined): string;
	/** Undefined if no case of a choice fits. */
	look<Name extends string>(look: Name | Expression<Name | ''> | undefined): Name | undefined;
	with(bound: Bound): PageScope;
}

export function createPageScope(scope: Scope, pipes: Pipes, bound: Bound = {}): PageScope {
	return {
		scope,
		bound,
		read: (expression) => expression(scope, pipes),
		shown: (expression) => shownText(expression?.(scope, pipes)),
		text: (text) => shownText(typeof text === 'function' ? text(scope, pipes) : text),
		look: (look) => (typeof look === 'function' ? look(scope, pipes) || undefined : look),
		with: (more) => createPageScope({ ...scope, ...more }, pipes, { ...bound, ...more }),
	};
}

/** The text; null while data that it reads is not there. */
export function readyText(text: TextValue, scope: PageScope, { values, status }: PageData): string | null {
	if (typeof text === 'string') return text;
	let lacks = false;
	const data = new Proxy(values, {
		get(all, name: string) {
			lacks ||= name in status && status[name]?.phase !== 'ready';
			return all[name];
		},
	});
	try {
		const value = scope.read((own, pipes) => text({ ...own, data }, pipes));
		return lacks ? null : shownText(value);
	} catch (error) {
		if (lacks) return null;
		throw error;
	}
}

/** Paging parameters of a list with cursors; the first page has none. */
export const cursorInput = (
	{ page, size, defaultSize }: NonNullable<DataDefinition['paged']>,
	cursor: string,
): Readonly<Record<string, string | number>> => ({ ...(cursor !== '' && { [page]: cursor }), [size]: defaultSize });

/** Arguments that have a value, and the paging parameters, which an argument may replace. */
export function argumentsOf(
	definition: Pick<DataDefinition, 'with'>,
	scope: PageScope,
	paging: Readonly<Record<string, string | number>> = {},
): CompiledInput {
	const given = Object.entries(definition.with ? scope.read(definition.with) : {});
	const filled = given.filter(([, value]) => value !== null && value !== undefined && value !== '');
	return compiledInput({ ...paging, ...Object.fromEntries(filled) });
}

/**
 * Evaluates the condition of a block. Returns null if it holds, else the failed data that it depends on, so that a failed call shows an
 * error instead of silently hiding the block. A block that `keepsRoom` also depends on essential data that is still loading: its page is
 * likely to show it.
 */
export function readWhen(
	when: Expression<boolean>,
	scope: PageScope,
	{ values, status }: PageData,
	keepsRoom = false,
): readonly string[] | null {
	const lacks: string[] = [];
	let waits = false;
	const data = new Proxy(values, {
		get(all, name: string) {
			const phase = status[name]?.phase;
			if (phase === 'failed' && !lacks.includes(name)) lacks.push(name);
			waits ||= phase === 'loading';
			if (phase === 'loading' && keepsRoom && status[name]?.essential && !lacks.includes(name)) lacks.push(name);
			return all[name];
		},
	});
	try {
		return scope.read((own, pipes) => when({ ...own, data }, pipes)) ? null : lacks;
	} catch (error) {
		// The expression read data that is still loading.
		if (waits) return lacks;
		throw error;
	}
}
