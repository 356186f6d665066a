import type { Handler } from '#mock/handler.ts';
import type { UserRow } from './user-row.ts';

export const me: Handler<'fleet.me'> = ({ user }) => user as UserRow;
