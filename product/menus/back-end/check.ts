import type { Handler } from '#mock/handler.ts';
import { checkMenus } from './check-menus.ts';

export const check: Handler<'menus.check'> = ({ input }) => checkMenus(input.list);
