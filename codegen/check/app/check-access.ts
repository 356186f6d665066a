import { unknownName } from '#codegen/check/names.ts';
import type { Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { suggestName } from '#codegen/diagnostics/did-you-mean.ts';
import { type ObjectSpec, type Spec, scalarAt } from '#codegen/read/spec.ts';
import type { Plain } from '#codegen/read/tree.ts';

export interface AccessModel {
	roles: { readonly [name: string]: { title: string; permissions: readonly string[] } };
	permissions: { readonly [name: string]: { title: string } };
	guards: { readonly [name: string]: Plain };
	roleNames: ReadonlyMap<string, SourceSpan>;
	permissionNames: ReadonlyMap<string, SourceSpan>;
	guardNames: ReadonlyMap<string, SourceSpan>;
	/** Set if an earlier finding may hide declarations; unknown names are then not reported. */
	incomplete: boolean;
}

export function checkAccess(spec: ObjectSpec | null, incomplete: boolean, report: Report): AccessModel {
	const roles = entriesOf(spec, 'roles');
	const permissions = entriesOf(spec, 'permissions');
	const guards = entriesOf(spec, 'guards');
	const names = {
		roleNames: declarationSpans(roles),
		permissionNames: declarationSpans(permissions),
		guardNames: declarationSpans(guards),
		incomplete,
	};
	for (const { value } of [...roles, ...guards]) checkGuard(value, names, report);
	return {
		...names,
		roles: Object.fromEntries(roles.map(({ name, value }) => [name, { title: titleOf(value), permissions: listOf(value, 'permissions') }])),
		permissions: Object.fromEntries(permissions.map(({ name, value }) => [name, { title: titleOf(value) }])),
		guards: Object.fromEntries(guards.map(({ name, value }) => [name, readGuard(value)])),
	};
}

/** A guard in its runtime form: a guard name, a one-of list, or an object with a mode (spec 6). */
export function readGuard(spec: Spec): Plain {
	if (spec.kind === 'reference') return spec.name;
	if (spec.kind === 'scalar') return spec.value;
	if (spec.kind === 'list') return spec.items.map(readGuard);
	if (spec.kind !== 'object') return null;
	return Object.fromEntries([...spec.keys].map(([key, { value }]) => [key, readGuard(value)]));
}

type AccessNames = Pick<AccessModel, 'roleNames' | 'permissionNames' | 'guardNames' | 'incomplete'>;

export function checkGuard(spec: Spec, names: AccessNames, report: Report): void {
	if (names.incomplete) return;
	if (spec.kind === 'list') for (const item of spec.items) checkOneOf(item, names, report);
	if (spec.kind === 'reference' && spec.to === 'guard' && !names.guardNames.has(spec.name))
		report(unknownName('guard', spec.name, [...names.guardNames.keys()], spec.at));
	if (spec.kind !== 'object') return;
	for (const { value } of spec.keys.values()) {
		if (value.kind === 'list') for (const item of value.items) checkReference(item, names, report);
	}
}

function checkOneOf(item: Spec, names: AccessNames, report: Report): void {
	if (item.kind !== 'scalar') return checkReference(item, names, report);
	const name = String(item.value);
	if (names.roleNames.has(name) || names.permissionNames.has(name)) return;
	const known = [...names.roleNames.keys(), ...names.permissionNames.keys()];
	const code = name.includes(':') ? 'unknown-permission' : 'unknown-role';
	report({
		code,
		message: `\`${name}\` is neither a role nor a permission of permissions.yaml, so no user can have it.`,
		...suggestName({ name, at: item.at, candidates: known, otherwise: `Known are: ${known.join(', ')}.` }),
	});
}

function checkReference(item: Spec, names: AccessNames, report: Report): void {
	if (item.kind !== 'reference') return;
	const table = item.to === 'role' ? names.roleNames : item.to === 'permission' ? names.permissionNames : null;
	if (table && !table.has(item.name)) report(unknownName(item.to, item.name, [...table.keys()], item.at));
}

interface Entry {
	name: string;
	key: SourceSpan;
	value: Spec;
}

function entriesOf(spec: ObjectSpec | null, key: string): Entry[] {
	const value = spec?.keys.get(key)?.value;
	return value?.kind === 'record' ? [...value.entries].map(([name, entry]) => ({ name, ...entry })) : [];
}

const declarationSpans = (entries: readonly Entry[]): ReadonlyMap<string, SourceSpan> =>
	new Map(entries.map(({ name, key }) => [name, key]));

const titleOf = (spec: Spec): string => (spec.kind === 'object' ? String(scalarAt(spec, 'title') ?? '') : '');

function listOf(spec: Spec, key: string): string[] {
	const list = spec.kind === 'object' ? spec.keys.get(key)?.value : undefined;
	return list?.kind === 'list' ? list.items.map((item) => (item.kind === 'reference' ? item.name : '')) : [];
}
