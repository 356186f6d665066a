import { isRecord } from '#src/lib/is-record.ts';
import type { RouteMeta } from '../route-record.ts';
import { readGuards } from './read-guards.ts';
import { type Raw, type Reading, type ReportProblem, textOf, wordsOf } from './served-context.ts';

/** Names of each flag in related products; `!` inverts. */
const FLAGS = {
	hidden: ['hidden', 'hideInMenu', 'hideMenu', 'isHide', '!showLink'],
	alwaysShow: ['alwaysShow', 'showParent'],
	levelHidden: ['levelHidden'],
	noClosable: ['noClosable', 'affix', 'affixTab', 'fixedTag', 'fixedTab', 'isAffix'],
	noKeepAlive: ['noKeepAlive', 'noCache', 'ignoreCache', 'ignoreKeepAlive', '!keepAlive', '!isKeepAlive'],
	dynamicNewTab: ['dynamicNewTab', 'fullPathKey', 'multiTab'],
	tabHidden: ['tabHidden', 'tagHidden', 'hideInTab', 'hiddenTag', 'hideTab', 'isHideTab', 'noAffix'],
	noColumn: ['noColumn'],
} as const satisfies Partial<Record<keyof RouteMeta, readonly string[]>>;

/** Names of each text in related products; the first one that is set counts. */
const TEXTS = {
	title: ['title', 'locale'],
	icon: ['icon'],
	activeMenu: ['activeMenu', 'activePath', 'currentActiveMenu'],
} as const satisfies Partial<Record<keyof RouteMeta, readonly string[]>>;

/** Our field for each name, `!` in front if it means the opposite: `{ hideInMenu: 'hidden', showLink: '!hidden' }`. */
export const META_FIELDS: Readonly<Record<string, string>> = Object.fromEntries([
	['badge', 'badge'],
	['query', 'query'],
	...Object.entries({ ...FLAGS, ...TEXTS }).flatMap(([field, names]) =>
		names.map((name) => (name.startsWith('!') ? [name.slice(1), `!${field}`] : [name, field])),
	),
]);

/** Reads the meta of a served record: known fields under the app's names, others unchanged. Some lists have fields beside `meta`. */
export function readMeta(record: Raw, reading: Reading, report: ReportProblem): RouteMeta {
	const ownMeta: Raw = isRecord(record.meta) ? record.meta : {};
	const { hidden, alwaysShow } = record;
	const all: Raw = { ...(hidden !== undefined && { hidden }), ...(alwaysShow !== undefined && { alwaysShow }), ...ownMeta };
	const [guard, ...furtherGuards] = readGuards([record, ownMeta], reading.access, report);
	const firstOf = (names: readonly string[]): string => names.map((name) => wordsOf(ownMeta[name])).find(Boolean) ?? '';
	const title = firstOf(TEXTS.title) || wordsOf(record.title);
	const icon = firstOf(TEXTS.icon).replace(/^#$/, '');
	const activeMenu = firstOf(TEXTS.activeMenu);
	const query = readQuery(ownMeta.query);
	return {
		...unknownOf(all),
		...(title && { title }),
		...(icon && { icon }),
		...(activeMenu && { activeMenu }),
		...(query && { query }),
		...readFlags(all),
		...(guard !== undefined && { guard }),
		...(furtherGuards.length > 0 && { furtherGuards }),
	};
}

const KNOWN: ReadonlySet<string> = new Set(['title', 'icon', 'activeMenu', 'query', 'guard', 'furtherGuards', ...Object.keys(FLAGS)]);

/** `{ sort: 'age' }`, or the same as a text of JSON, as databases store it; null if it is neither, or empty. */
export function readQuery(value: unknown): Record<string, string> | null {
	const entries = Object.entries(recordOf(value)).map(([key, each]) => [key, typeof each === 'boolean' ? String(each) : textOf(each)]);
	const given = entries.filter(([, text]) => text !== '');
	return given.length > 0 ? Object.fromEntries(given) : null;
}

function recordOf(value: unknown): Raw {
	if (isRecord(value)) return value;
	try {
		const read: unknown = JSON.parse(textOf(value));
		return isRecord(read) ? read : {};
	} catch {
		return {};
	}
}

/** JSON may contain `__proto__` as an own key, which would set the prototype when copied. */
function unknownOf(meta: Raw): Record<string, unknown> {
	const unknown: Record<string, unknown> = {};
	for (const key of Object.keys(meta)) if (!KNOWN.has(key) && key !== '__proto__') unknown[key] = meta[key];
	return unknown;
}

type Flag = keyof typeof FLAGS;

/** Each name of a flag. */
const FLAG_NAMES = (Object.entries(FLAGS) as [Flag, readonly string[]][]).flatMap(([flag, names]) =>
	names.map((name) => ({ flag, name, field: name.replace('!', '') })),
);

function readFlags(meta: Raw): Partial<Record<Flag, true>> {
	const flags: Partial<Record<Flag, true>> = {};
	for (const { flag, name, field } of FLAG_NAMES) if (meta[field] !== undefined && hasFlag(meta, name)) flags[flag] = true;
	return flags;
}

/** Whether a flag is set; 1 and "true" count. A name with `!` is set if the field says no. */
function hasFlag(meta: Raw, name: string): boolean {
	return name.startsWith('!') ? isNo(meta[name.slice(1)]) : isYes(meta[name]);
}

/** Lists from database rows also use 1, "true", "T" and "YES". */
export const isYes = (value: unknown): boolean => ['true', '1', 't', 'yes'].includes(flagText(value));
export const isNo = (value: unknown): boolean => ['false', '0', 'f', 'no'].includes(flagText(value));

const flagText = (value: unknown): string => (['boolean', 'number', 'string'].includes(typeof value) ? String(value).toLowerCase() : '');
