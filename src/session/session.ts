import type { SessionOperations } from './session-operations.ts';

export interface SessionUser {
	id: string;
	name: string;
	avatar: string;
}

/** Who uses the app. `guest` has no token; `unknown` has one, but the server has not said yet whose it is. */
export interface SessionState {
	status: 'guest' | 'unknown' | 'ready';
	user: SessionUser;
	/** Passes every check. */
	admin: boolean;
	roles: readonly string[];
	permissions: readonly string[];
	/** Answer of the operation that tells who is signed in; null until it is there. */
	info: unknown;
}

const DEFAULT_NAME = '游客';

/** Texts and pictures for who has none of their own. */
export type SessionDefaults = Pick<SessionOperations, 'defaultName' | 'defaultAvatar' | 'defaultRoles'>;

export function guest({ defaultName = DEFAULT_NAME, defaultAvatar = '' }: SessionDefaults): SessionState {
	return {
		status: 'guest',
		user: { id: '', name: defaultName, avatar: defaultAvatar },
		roles: [],
		permissions: [],
		admin: false,
		info: null,
	};
}

/** Somebody with a token, before the server has said who it is. */
export const unknownUser = (defaults: SessionDefaults): SessionState => ({ ...guest(defaults), status: 'unknown' });

/** The user of an app that intercepts nobody, spec 2.5. */
export function virtualAdmin(defaults: SessionDefaults): SessionState {
	return {
		...guest(defaults),
		status: 'ready',
		user: { id: 'admin', name: 'admin', avatar: defaults.defaultAvatar ?? '' },
		permissions: ['*'],
		admin: true,
	};
}

/** The user as the server describes them. A user without roles has the default ones. */
export function signedIn(info: unknown, operations: SessionOperations): SessionState {
	const { fields, defaultRoles = [] } = operations;
	const roles = fields.roles?.(info) ?? [];
	const blank = guest(operations).user;
	const user = { id: String(fields.id(info)), name: fields.name(info) || blank.name, avatar: fields.avatar?.(info) || blank.avatar };
	const permissions = fields.permissions?.(info) ?? [];
	return { status: 'ready', user, admin: false, roles: roles.length > 0 ? roles : defaultRoles, permissions, info };
}

/** The token as it is stored: with a random number at its end that is taken off again on sending. */
export function appendSuffix(
	token: string,
	{ suffixFrom, suffixTo }: { suffixFrom: number; suffixTo: number },
	random: () => number,
): string {
	return token + String(suffixFrom + Math.floor(random() * (suffixTo - suffixFrom + 1)));
}
