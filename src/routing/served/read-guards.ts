import * as texts from '#generated/messages/routing/served.ts';
import type { GuardName } from '#generated/names.ts';
import type { AccessRules, Guard, GuardRule, PlainGuard } from '#src/access/access-rules.ts';
import { isRecord } from '#src/lib/is-record.ts';
import { isRoleList, readAccessKey } from './access-words.ts';
import { quote, type Raw, type ReportProblem } from './served-context.ts';

/** An empty list lets only administrators pass. */
const NOBODY: readonly string[] = [];

const EVERY_ROLE = '*';

interface GuardReading {
	access: AccessRules;
	key: string;
	report: ReportProblem;
}

/**
 * Guards of a served record under all known names; all must pass. An unknown access key refuses everyone but administrators, who pass every
 * guard of a list.
 */
export function readGuards(sources: readonly Raw[], access: AccessRules, report: ReportProblem): readonly Guard[] {
	const { administrators } = access;
	const guards = readPlainGuards(sources, access, report);
	return administrators === undefined
		? guards
		: guards.map((guard) => (guard === administrators ? guard : { exempt: administrators, guard }));
}

function readPlainGuards(sources: readonly Raw[], access: AccessRules, report: ReportProblem): readonly PlainGuard[] {
	const guards: PlainGuard[] = [];
	for (const source of sources) {
		for (const key of Object.keys(source)) {
			const value = source[key];
			const kind = value === undefined || value === null ? 'other' : readAccessKey(key, value);
			if (kind === 'other' || kind === 'flag') continue;
			guards.push(
				...readEntry(kind, value, {
					access,
					key,
					report: (code, problem) => report(code, texts.problemOf({ subject: quote(key), message: problem })),
				}),
			);
		}
	}
	const refusal = guards.find((guard) => Array.isArray(guard) && guard.length === 0);
	return refusal === undefined ? guards : [refusal];
}

/** Empty for an entry that lets everyone pass. */
function readEntry(kind: 'guard' | 'names' | 'unknown', value: unknown, reading: GuardReading): PlainGuard[] {
	switch (kind) {
		case 'guard':
			return [typeof value === 'string' ? readGuardName(value, reading) : readNames(value, reading)].flatMap(optional);
		case 'names':
			return value === '' ? [] : [typeof value === 'string' ? readName(value, reading) : readNames(value, reading)].flatMap(optional);
		case 'unknown':
			return [refuse(reading, texts.unknownAccess)];
	}
}

const optional = (guard: PlainGuard | null): PlainGuard[] => (guard === null ? [] : [guard]);

function refuse({ report }: GuardReading, problem: string, code: 'unknown-access' | 'unknown-guard' = 'unknown-access'): PlainGuard {
	report(code, texts.administratorsOnly({ problem }));
	return NOBODY;
}

export const isGuardName = (name: string, { guards }: Pick<AccessRules, 'guards'>): name is GuardName => Object.hasOwn(guards, name);

function readGuardName(name: string, reading: GuardReading): PlainGuard {
	return isGuardName(name, reading.access) ? name : refuse(reading, texts.unknownGuard({ name: quote(name) }), 'unknown-guard');
}

/** A single name may be a role, a permission or a guard. */
function readName(name: string, reading: GuardReading): PlainGuard | null {
	const { roles, permissions } = reading.access;
	const declared = Object.hasOwn(roles, name) || Object.hasOwn(permissions, name);
	return !declared && isGuardName(name, reading.access) ? name : readNames([name], reading);
}

function readNames(value: unknown, reading: GuardReading): PlainGuard | null {
	const { roles, permissions } = reading.access;
	if (isRecord(value)) return readRule(value, reading);
	if (!Array.isArray(value)) return refuse(reading, texts.unreadableGuard);
	if (isRoleList(reading.key) && value.includes(EVERY_ROLE)) return null;
	if (value.length === 0 && reading.key !== 'guard') return refuse(reading, texts.emptyList);
	return knownNames(value, { ...roles, ...permissions }, texts.roleOrPermission, reading.report).names;
}

const RULE_KEYS: ReadonlySet<string> = new Set(['role', 'permission', 'ability', 'mode']);

function readRule(rule: Raw, reading: GuardReading): PlainGuard | null {
	const { access, report } = reading;
	const { role, permission = rule.ability, mode = 'oneOf' } = rule;
	const strange = Object.keys(rule).find((key) => !RULE_KEYS.has(key));
	if (strange !== undefined) return refuse(reading, texts.strangeKey({ key: quote(strange) }));
	if (mode !== 'oneOf' && mode !== 'allOf' && mode !== 'except') return refuse(reading, texts.unknownMode({ mode: quote(mode) }));
	const everyRole = listOf(role).includes(EVERY_ROLE);
	if (everyRole && mode === 'except') return refuse(reading, texts.noRoleLeft);
	if (everyRole && mode === 'oneOf') return null;
	const wantedRoles = listOf(role).filter((name) => name !== EVERY_ROLE);
	const byRole = knownNames(wantedRoles, access.roles, texts.role, report);
	const byPermission = knownNames(listOf(permission), access.permissions, texts.permission, report);
	// Dropping an unknown name makes `oneOf` stricter but the other modes laxer, so those refuse.
	if (mode !== 'oneOf' && byRole.lost + byPermission.lost > 0) return NOBODY;
	return { role: byRole.names, permission: byPermission.names, mode } satisfies GuardRule;
}

const listOf = (value: unknown): readonly unknown[] =>
	Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

function knownNames(list: readonly unknown[], declared: Raw, what: string, report: ReportProblem): { names: string[]; lost: number } {
	const names = list.filter((name): name is string => typeof name === 'string' && Object.hasOwn(declared, name));
	for (const name of list) {
		if (typeof name !== 'string' || !Object.hasOwn(declared, name))
			report('unknown-access-name', texts.unknownName({ kind: what, name: quote(name) }));
	}
	return { names, lost: list.length - names.length };
}
