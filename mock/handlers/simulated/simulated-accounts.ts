import type { RequestContext } from '#mock/context.ts';
import type { Row } from '#mock/store/store.ts';

/** Accounts of the simulated API; passwords are not checked. */
export interface SimulatedUser extends Row {
	username: string;
	roles: string[];
	permissions: string[];
	avatar: string;
}

export function simulatedToken(context: RequestContext<unknown>, user: SimulatedUser): { token: string } {
	const token = `${user.username}-token-${context.newId('session')}-${context.now()}`;
	return { token: context.signIn('simulated-users', user.id, { token }) };
}

export function anyUser(context: RequestContext<unknown>, username: string | undefined): SimulatedUser {
	const { db } = context;
	const user = db.find<SimulatedUser>('simulated-users', username ?? '') ?? db.find<SimulatedUser>('simulated-users', 'editor');
	return user ?? context.fail(500, '帐户或密码不正确');
}
