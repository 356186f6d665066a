/** A guard as the editor shows it. Pure. */
import * as texts from '#generated/messages/tools/menu-studio/inspector/guards.ts';
import type { AccessRules } from '#src/access/access-rules.ts';

export type GuardMode = 'oneOf' | 'allOf' | 'except';

export type GuardValue =
	/** Everyone who is signed in. */
	| { kind: 'everyone' }
	/** A guard of permissions.yaml. */
	| { kind: 'named'; name: string }
	| { kind: 'rule'; roles: readonly string[]; permissions: readonly string[]; mode: GuardMode }
	/** A value that the editor cannot show; it stays until another one is chosen. */
	| { kind: 'other' };

export const MODE_WORDS: Readonly<Record<GuardMode, string>> = { oneOf: texts.oneOf, allOf: texts.allOf, except: texts.except };

const names = (value: unknown): readonly string[] | null => {
	if (value === undefined || value === null) return [];
	return Array.isArray(value) && value.every((each) => typeof each === 'string') ? value : null;
};

export function readGuardValue(guard: unknown, { roles }: AccessRules): GuardValue {
	if (guard === undefined || guard === null) return { kind: 'everyone' };
	if (typeof guard === 'string') return { kind: 'named', name: guard };
	if (Array.isArray(guard)) {
		const list = names(guard);
		if (!list) return { kind: 'other' };
		const isRole = (name: string): boolean => Object.hasOwn(roles, name);
		return { kind: 'rule', roles: list.filter(isRole), permissions: list.filter((name) => !isRole(name)), mode: 'oneOf' };
	}
	if (typeof guard !== 'object') return { kind: 'other' };
	const { role, permission, mode = 'oneOf', ...rest } = guard as Readonly<Record<string, unknown>>;
	const roleNames = names(role);
	const permissionNames = names(permission);
	const known = mode === 'oneOf' || mode === 'allOf' || mode === 'except';
	if (!roleNames || !permissionNames || !known || Object.keys(rest).length > 0) return { kind: 'other' };
	return { kind: 'rule', roles: roleNames, permissions: permissionNames, mode };
}

/** The value for `meta.guard`; undefined for everyone. */
export function writeGuardValue(value: GuardValue): unknown {
	switch (value.kind) {
		case 'everyone':
			return undefined;
		case 'named':
			return value.name;
		case 'rule': {
			const { roles, permissions, mode } = value;
			return {
				...(roles.length > 0 && { role: [...roles] }),
				...(permissions.length > 0 && { permission: [...permissions] }),
				...(mode !== 'oneOf' && { mode }),
			};
		}
		default:
			return value;
	}
}

/** A guard of permissions.yaml in words, such as `only for editors`. */
export const guardWords = (name: string, { guards }: AccessRules): string =>
	Object.hasOwn(guards, name) ? texts.onlyFor({ title: guards[name]?.title ?? name }) : texts.undefinedGuard({ name });
