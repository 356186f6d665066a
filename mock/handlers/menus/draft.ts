import type { Handler } from '#mock/handler.ts';
import { menuEditor } from './menu-editor.ts';
import { draftView } from './menu-versions.ts';

export const draft: Handler<'menus.draft'> = (context) => draftView(menuEditor(context, 'see').db);
