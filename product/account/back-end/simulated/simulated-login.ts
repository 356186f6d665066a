import type { Handler } from '#mock/handler.ts';
import { simulatedToken, simulatedUser } from './simulated-accounts.ts';

export const simulatedLogin: Handler<'simulated.login'> = (context) =>
	simulatedToken(context, simulatedUser(context, context.input.username));
