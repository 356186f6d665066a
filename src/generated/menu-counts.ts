// Generated from menus.yaml by `npm run codegen`; do not edit.
import type { CountOperation } from '#src/menu/count-operation.ts';

/** By the keys of the header's items. */
export const menuCounts: Readonly<Record<string, CountOperation>> = {
	'0': { call: 'main.systemUserNoticeListPage', with: { pageSize: 1 }, value: (answer) => answer?.unread, unit: '条未读' },
};
