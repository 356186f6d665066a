import { type GlobalTarget, resolveName, unknownName } from '#codegen/check/names.ts';
import type { SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { describeType, type ValueType } from '#codegen/expression/value-type.ts';
import type { ReferenceSpec } from '#codegen/read/spec.ts';
import type { ConstructContext } from './construct.ts';

type Context = Pick<ConstructContext, 'names' | 'page' | 'report'>;

/** Reports a name that is declared nowhere, and a state of another type than the construct puts into it. */
export function checkReference(spec: ReferenceSpec, { names, page, report }: Context): void {
	const { to, name, at } = spec;
	if (to === 'state') checkState(spec, { names, page, report });
	else if (to === 'data' || to === 'paged-data') resolveOwn(to, name, at, { page, report });
	else if (to === 'dialog') resolveOwn(to, name, at, { page, report });
	else if (to !== 'block') resolveName(names, to as GlobalTarget, name, at, report);
}

function checkState({ name, holds, at }: ReferenceSpec, { page, report }: Context): void {
	resolveOwn('state', name, at, { page, report });
	const type = page.state.get(name);
	if (!type || !holds || fitsState(type, holds)) return;
	report({
		code: 'wrong-parameter-type',
		message: `State \`${name}\` holds ${describeType({ ...type, nullable: false })}, but here ${PUT[holds]} is put into it.`,
		hint: 'Give the state another type, or name another state.',
		at,
	});
}

const PUT = { text: 'text', key: 'text or a number', keys: 'a list of keys (`strings` or `integers`)' } as const;

function fitsState({ kind }: ValueType, holds: keyof typeof PUT): boolean {
	if (holds === 'keys') return kind === 'array';
	return kind === 'string' || (holds === 'key' && kind === 'number');
}

const DECLARED_BY = { state: 'state', data: 'data', 'paged-data': 'data', dialog: 'dialogs' } as const;

/** Reports a name that the page does not declare. */
export function resolveOwn(
	to: keyof typeof DECLARED_BY,
	name: string,
	at: SourceSpan,
	{ page, report }: Pick<ConstructContext, 'page' | 'report'>,
): void {
	const kind = DECLARED_BY[to];
	const table: ReadonlyMap<string, unknown> = page[kind];
	if (!table.has(name) && !page.incomplete.has(kind)) report(unknownName(to, name, [...table.keys()], at));
}
