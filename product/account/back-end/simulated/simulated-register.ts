import type { Handler } from '#mock/handler.ts';
import { anyUser, simulatedToken } from './simulated-accounts.ts';

export const simulatedRegister: Handler<'simulated.register'> = (context) =>
	simulatedToken(context, anyUser(context, context.input.username));
