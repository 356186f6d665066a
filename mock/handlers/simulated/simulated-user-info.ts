import type { Handler } from '#mock/handler.ts';
import type { SimulatedUser } from './simulated-accounts.ts';

export const simulatedUserInfo: Handler<'simulated.userInfo'> = (context) => {
	const user = context.user as SimulatedUser | null;
	return user ?? context.fail(401, '令牌无效');
};
