import type { Handler } from '#mock/handler.ts';
import { type SimulatedUser, simulatedToken } from './simulated-accounts.ts';

export const simulatedLogin: Handler<'simulated.login'> = (context) => {
	const user = context.db.find<SimulatedUser>('simulated-users', context.input.username);
	return user ? simulatedToken(context, user) : context.fail(500, '帐户或密码不正确');
};
