import type { Handler } from '#mock/handler.ts';
import { anyUser, simulatedToken } from './simulated-accounts.ts';

export const simulatedPassword: Handler<'simulated.password'> = (context) =>
	simulatedToken(context, anyUser(context, context.input.username));
