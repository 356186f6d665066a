import type { DataOf } from '#generated/api/operations.ts';
import { servedSite } from '#mock/generated/served-site.ts';
import { checkServedList } from '#src/routing/served/check-served-list.ts';

/**
 * Checks a list of menus with the reader of the app, so that the server refuses records that the app would drop. `isOurs` skips
 * the conversion of other list formats.
 */
export function checkMenus(list: readonly object[], options: { isOurs?: boolean } = {}): DataOf<'menus.check'> {
	const { list: native, family, findings, converted, dropped } = checkServedList(list, servedSite, options);
	return { list: native, family, findings, converted, dropped };
}
