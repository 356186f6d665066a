import type { Handler } from '#mock/handler.ts';
import type { UserRow } from './user-row.ts';

export const me: Handler<'main.me'> = ({ user }) => user as UserRow;
