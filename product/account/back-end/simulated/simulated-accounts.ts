import type { RequestContext } from '#mock/context.ts';
import { randomToken } from '#mock/http/random-token.ts';
import type { Row } from '#mock/store/store.ts';

/** Accounts of the simulated API; passwords are not checked. Each is also a row of `users` with the same id. */
export interface SimulatedUser extends Row {
	username: string;
	roles: string[];
	permissions: string[];
	avatar: string;
}

const REFUSED = '帐户或密码不正确';

export function simulatedUser(context: RequestContext<unknown>, username: string | undefined): SimulatedUser {
	return context.db.find<SimulatedUser>('simulated-users', username ?? '') ?? context.fail(500, REFUSED);
}

/** Registering and resetting a password always succeed; a name without an account gets the one with the fewest rights. */
export function anyUser(context: RequestContext<unknown>, username: string | undefined): SimulatedUser {
	return context.db.find<SimulatedUser>('simulated-users', username ?? '') ?? simulatedUser(context, 'editor');
}

/** The main API shares its sessions with this one, so the token is that of the row of `users`. */
export function simulatedToken(context: RequestContext<unknown>, user: SimulatedUser): { token: string } {
	const token = `${user.username}-token-${randomToken()}-${context.now()}`;
	return { token: context.signIn('users', user.id, { token }) };
}
