import type { AppModel } from '#codegen/check/check-app.ts';
import type { Names } from '#codegen/check/names.ts';
import type { SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import type { Manifests } from '#codegen/read/read-manifests.ts';
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
	'guard',
	'role',
	'permission',
] as const satisfies readonly Declaration['kind'][];

type DeclaredKind = Exclude<(typeof KINDS)[number], 'field'>;

/** Every declaration that matches `text`: a plain name, or `<kind>:<name>`. */
export function findNames(text: string, model: AppModel, manifests: Manifests): Declaration[] {
	const narrowed = narrow(text);
	const found = KINDS.flatMap((kind) => [
		...findKind(kind, text, model, manifests),
		...(narrowed?.kind === kind ? findKind(kind, narrowed.name, model, manifests) : []),
	]);
	return found;
}

/** Splits `route:index`; null without a known kind. */
export function narrow(text: string): { kind: Declaration['kind']; name: string } | null {
	const kind = KINDS.find((word) => text.startsWith(`${word}:`));
	return kind ? { kind, name: text.slice(kind.length + 1) } : null;
}

function findKind(kind: Declaration['kind'], text: string, model: AppModel, manifests: Manifests): Declaration[] {
	if (kind === 'field') return findFields(text, model);
	const names = declared(kind, model.names, manifests);
	return [...names]
		.filter(([name]) => name === text || (kind === 'operation' && idOf(name) === text))
		.map(([name, at]) => ({ kind, name, at, uses: ({ of, what }) => (of.kind === kind && of.name === name ? what : null) }));
}

export function namesOf(kind: Declaration['kind'] | null, model: AppModel, manifests: Manifests): string[] {
	return KINDS.filter((each): each is DeclaredKind => each !== 'field' && (!kind || each === kind)).flatMap((each) => {
		const names = [...declared(each, model.names, manifests).keys()];
		return each === 'operation' ? [...names, ...names.map(idOf)] : names;
	});
}

const idOf = (operation: string): string => operation.slice(operation.indexOf('.') + 1);

function declared(kind: DeclaredKind, names: Names, { rest }: Manifests): ReadonlyMap<string, SourceSpan> {
	switch (kind) {
		case 'operation':
			return declarationSpans(names.operations);
		case 'route':
			return declarationSpans(names.routes);
		case 'component':
			return declarationSpans(names.components);
		case 'handler':
			return declarationSpans(names.handlers);
		case 'page':
			return names.pages;
		case 'dictionary':
			return names.dictionaries;
		case 'guard':
			return names.guards;
		case 'role':
			return names.roles;
		case 'permission':
			return names.permissions;
		case 'menu':
			return new Map([...(rest.menus?.keys ?? [])].map(([name, { key }]) => [name, key]));
	}
}

const declarationSpans = (models: ReadonlyMap<string, { at: SourceSpan }>): ReadonlyMap<string, SourceSpan> =>
	new Map([...models].map(([name, { at }]) => [name, at]));
