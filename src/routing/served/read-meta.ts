import type { RouteMeta } from '../route-record.ts';
import { readGuards } from './read-guards.ts';
import { isObject, type Raw, type Reading, type ReportProblem, textOf } from './served-context.ts';

/** Names of each flag in related products; `!` inverts. */
export const FLAGS = {
	hidden: ['hidden', 'hideInMenu', '!showLink'],
	alwaysShow: ['alwaysShow', 'showParent'],
	levelHidden: ['levelHidden'],
	noClosable: ['noClosable', 'affix', 'affixTab', 'fixedTag'],
	noKeepAlive: ['noKeepAlive', 'noCache', 'ignoreCache', '!keepAlive'],
	dynamicNewTab: ['dynamicNewTab', 'fullPathKey', 'multiTab'],
	tabHidden: ['tabHidden', 'tagHidden', 'hideInTab', 'hiddenTag', 'noAffix'],
	noColumn: ['noColumn'],
} as const satisfies Partial<Record<keyof RouteMeta, readonly string[]>>;

/** Reads the meta of a served record: known fields under the app's names, others unchanged. Some lists have fields beside `meta`. */
export function readMeta(record: Raw, reading: Reading, report: ReportProblem): RouteMeta {
	const ownMeta: Raw = isObject(record.meta) ? record.meta : {};
	const { hidden, alwaysShow } = record;
	const all: Raw = { ...(hidden !== undefined && { hidden }), ...(alwaysShow !== undefined && { alwaysShow }), ...ownMeta };
	const [guard, ...furtherGuards] = readGuards([record, ownMeta], reading.access, report);
	const title = textOf(ownMeta.title) || textOf(ownMeta.locale) || textOf(record.title);
	const icon = textOf(ownMeta.icon).replace(/^#$/, '');
	const activeMenu = textOf(ownMeta.activeMenu) || textOf(ownMeta.activePath);
	return {
		...unknownOf(all),
		...(title && { title }),
		...(icon && { icon }),
		...(activeMenu && { activeMenu }),
		...readFlags(all),
		...(guard !== undefined && { guard }),
		...(furtherGuards.length > 0 && { furtherGuards }),
	};
}

const KNOWN: ReadonlySet<string> = new Set(['title', 'icon', 'activeMenu', 'guard', 'furtherGuards', ...Object.keys(FLAGS)]);

/** JSON may contain `__proto__` as an own key, which would set the prototype when copied. */
const unknownOf = (meta: Raw): RouteMeta =>
	Object.fromEntries(Object.entries(meta).filter(([key]) => !KNOWN.has(key) && key !== '__proto__'));

function readFlags(meta: Raw): Partial<RouteMeta> {
	const set = Object.entries(FLAGS).filter(([, names]) => names.some((name) => hasFlag(meta, name)));
	return Object.fromEntries(set.map(([flag]) => [flag, true]));
}

/** Whether a flag is set; 1 and "true" count. A name with `!` is set if the field says no. */
export function hasFlag(meta: Raw, name: string): boolean {
	return name.startsWith('!') ? isNo(meta[name.slice(1)]) : isYes(meta[name]);
}

/** Lists from database rows also use 1 and "true". */
const isYes = (value: unknown): boolean => [true, 1, '1', 'true'].includes(value as never);
const isNo = (value: unknown): boolean => [false, 0, '0', 'false'].includes(value as never);
