import type { Handler } from '#mock/handler.ts';
import type { SimulatedUser } from './simulated-accounts.ts';

/** Sessions are shared with the main API, so a valid token may belong to somebody without a simulated account. */
export const simulatedUserInfo: Handler<'simulated.userInfo'> = (context) =>
	context.db.find<SimulatedUser>('simulated-users', context.user?.id ?? '') ?? context.fail(401, '令牌无效');
