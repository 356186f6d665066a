import type { Handler } from '#mock/handler.ts';
import { draftView } from './menu-versions.ts';

export const draft: Handler<'menus.draft'> = ({ db, user }) => draftView(db, user);
