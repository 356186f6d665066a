import type { Handler } from '#mock/handler.ts';
import type { UserRow } from './user-row.ts';

export const signIn: Handler<'fleet.signIn'> = ({ db, input, fail, signIn }) => {
	const user = db.rows<UserRow>('users').find(({ username, password }) => username === input.username && password === input.password);
	return user ? signIn('users', user.id) : fail(400, 'The user name or the password is wrong');
};
