import type { Handler } from '#mock/handler.ts';
import { checkMenus } from './check-menus.ts';
import { menuEditor } from './menu-editor.ts';

export const check: Handler<'menus.check'> = (context) => {
	menuEditor(context, 'see');
	return checkMenus(context.input.list);
};
