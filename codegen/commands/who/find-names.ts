import type { AppModel } from '#codegen/check/check-app.ts';
import { type Names, tableOf } from '#codegen/check/names.ts';
import type { SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { findFields } from './find-fields.ts';
import type { Declaration } from './use.ts';

export const KINDS = [
	'operation',
	'field',
	'route',
	'page',
	'menu',
	'component',
	'handler',
	'dictionary',
	'feature',
	'guard',
	'role',
	'permission',
] as const satisfies readonly Declaration['kind'][];

type DeclaredKind = Exclude<(typeof KINDS)[number], 'field'>;

/** Every declaration that matches `text`: a plain name, or `<kind>:<name>`. */
export function findNames(text: string, model: AppModel): Declaration[] {
	const narrowed = narrow(text);
	return KINDS.flatMap((kind) => [
		...findKind(kind, text, model),
		...(narrowed?.kind === kind ? findKind(kind, narrowed.name, model) : []),
	]);
}

/** Splits `route:index`; null without a known kind. */
export function narrow(text: string): { kind: Declaration['kind']; name: string } | null {
	const kind = KINDS.find((word) => text.startsWith(`${word}:`));
	return kind ? { kind, name: text.slice(kind.length + 1) } : null;
}

function findKind(kind: Declaration['kind'], text: string, model: AppModel): Declaration[] {
	if (kind === 'field') return findFields(text, model);
	const names = declared(kind, model.names);
	return [...names]
		.filter(([name]) => name === text || (kind === 'operation' && idOf(name) === text))
		.map(([name, at]) => ({ kind, name, at, uses: ({ of, what }) => (of.kind === kind && of.name === name ? what : null) }));
}

export function namesOf(kind: Declaration['kind'] | null, model: AppModel): string[] {
	return KINDS.filter((each): each is DeclaredKind => each !== 'field' && (!kind || each === kind)).flatMap((each) => {
		const names = [...declared(each, model.names).keys()];
		return each === 'operation' ? [...names, ...names.map(idOf)] : names;
	});
}

const idOf = (operation: string): string => operation.slice(operation.indexOf('.') + 1);

function declared(kind: DeclaredKind, names: Names): ReadonlyMap<string, SourceSpan> {
	const table: ReadonlyMap<string, SourceSpan | { at: SourceSpan }> = tableOf(names, kind);
	return new Map([...table].map(([name, entry]) => [name, 'at' in entry ? entry.at : entry]));
}
