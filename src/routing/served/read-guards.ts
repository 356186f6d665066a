import type { GuardName } from '#generated/names.ts';
import type { AccessRules, Guard, GuardRule } from '#src/access/access-rules.ts';
import { isRoleList, readAccessKey } from './access-words.ts';
import { isObject, quote, type Raw, type ReportProblem } from './served-context.ts';

/** An empty list lets only administrators pass. */
const NOBODY: readonly string[] = [];

const EVERY_ROLE = '*';

interface GuardReading {
	access: AccessRules;
	key: string;
	report: ReportProblem;
}

/** Guards of a served record under all known names; all must pass. An unknown access key refuses everyone but administrators. */
export function readGuards(sources: readonly Raw[], access: AccessRules, report: ReportProblem): readonly Guard[] {
	const guards: Guard[] = [];
	for (const source of sources) {
		for (const key of Object.keys(source)) {
			const value = source[key];
			const kind = value === undefined || value === null ? 'other' : readAccessKey(key, value);
			if (kind === 'other' || kind === 'flag') continue;
			guards.push(...readEntry(kind, value, { access, key, report: (code, problem) => report(code, `${quote(key)}：${problem}`) }));
		}
	}
	const refusal = guards.find((guard) => Array.isArray(guard) && guard.length === 0);
	return refusal === undefined ? guards : [refusal];
}

/** Empty for an entry that lets everyone pass. */
function readEntry(kind: 'guard' | 'names' | 'unknown', value: unknown, reading: GuardReading): Guard[] {
	switch (kind) {
		case 'guard':
			return [typeof value === 'string' ? readGuardName(value, reading) : readNames(value, reading)].flatMap(optional);
		case 'names':
			return value === '' ? [] : [typeof value === 'string' ? readName(value, reading) : readNames(value, reading)].flatMap(optional);
		case 'unknown':
			return [refuse(reading, '看起来限制了谁能进，但应用不认识这个写法')];
	}
}

const optional = (guard: Guard | null): Guard[] => (guard === null ? [] : [guard]);

function refuse({ report }: GuardReading, problem: string, code: 'unknown-access' | 'unknown-guard' = 'unknown-access'): Guard {
	report(code, `${problem}，只有管理员能进`);
	return NOBODY;
}

export const isGuardName = (name: string, { guards }: Pick<AccessRules, 'guards'>): name is GuardName => Object.hasOwn(guards, name);

function readGuardName(name: string, reading: GuardReading): Guard {
	return isGuardName(name, reading.access) ? name : refuse(reading, `守卫“${quote(name)}”没有定义`, 'unknown-guard');
}

/** A single name may be a role, a permission or a guard. */
function readName(name: string, reading: GuardReading): Guard | null {
	const { roles, permissions } = reading.access;
	const declared = Object.hasOwn(roles, name) || Object.hasOwn(permissions, name);
	return !declared && isGuardName(name, reading.access) ? name : readNames([name], reading);
}

function readNames(value: unknown, reading: GuardReading): Guard | null {
	const { roles, permissions } = reading.access;
	if (isObject(value)) return readRule(value, reading);
	if (!Array.isArray(value)) return refuse(reading, '守卫的写法无法识别');
	if (isRoleList(reading.key) && value.includes(EVERY_ROLE)) return null;
	if (value.length === 0 && reading.key !== 'guard') return refuse(reading, '名单是空的');
	return knownNames(value, { ...roles, ...permissions }, '角色或权限', reading.report).names;
}

const RULE_KEYS: ReadonlySet<string> = new Set(['role', 'permission', 'ability', 'mode']);

function readRule(rule: Raw, reading: GuardReading): Guard | null {
	const { access, report } = reading;
	const { role, permission = rule.ability, mode = 'oneOf' } = rule;
	const strange = Object.keys(rule).find((key) => !RULE_KEYS.has(key));
	if (strange !== undefined) return refuse(reading, `守卫里的“${quote(strange)}”无法识别`);
	if (mode !== 'oneOf' && mode !== 'allOf' && mode !== 'except') return refuse(reading, `守卫的模式“${quote(mode)}”不存在`);
	const everyRole = listOf(role).includes(EVERY_ROLE);
	if (everyRole && mode === 'except') return refuse(reading, '守卫排除了所有角色');
	if (everyRole && mode === 'oneOf') return null;
	const wantedRoles = listOf(role).filter((name) => name !== EVERY_ROLE);
	const byRole = knownNames(wantedRoles, access.roles, '角色', report);
	const byPermission = knownNames(listOf(permission), access.permissions, '权限', report);
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
			report('unknown-access-name', `守卫里的${what}“${quote(name)}”没有定义，没有人能凭它进入`);
	}
	return { names, lost: list.length - names.length };
}
