import type { SessionOperations } from './session-operations.ts';

export interface SessionUser {
	id: string;
	name: string;
	avatar: string;
}

/** The user. `guest` has no token; `unknown` has one whose user the server has not named yet. */
export interface SessionState {
	status: 'guest' | 'unknown' | 'ready';
	user: SessionUser;
	/** Passes every check. */
	admin: boolean;
	roles: readonly string[];
	permissions: readonly string[];
	/** Answer of the operation that tells who is signed in; null until it is there. */
	info: unknown;
	/** Why the last attempt to learn who has the token failed; null for everybody but `unknown`. */
	fault: SessionFault | null;
}

/** Why the user of a stored token is unknown. Each kind is temporary, so none of them ends the session. */
export interface SessionFault {
	/** `offline`: no answer; `busy`: too many calls; `server`: it failed; `unreadable`: the answer is no user; `routes`: no served routes. */
	kind: 'offline' | 'busy' | 'server' | 'unreadable' | 'routes';
	/** The server's own message to the user. */
	message: string | null;
}

/** Why the user came to the sign-in page: for the guard. */
export interface EntryState {
	/** The page to open after sign-in, as the address names it; null when nobody is signing in. */
	landing: string | null;
	/** The server has ended the session. */
	expired: boolean;
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
		fault: null,
	};
}

/** Somebody with a token, before the server has said who it is. */
export const unknownUser = (defaults: SessionDefaults, fault: SessionFault | null = null): SessionState => ({
	...guest(defaults),
	status: 'unknown',
	fault,
});

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

/** The user as the server describes them; null when the answer names no user. A user without roles has the default ones. */
export function signedIn(info: unknown, operations: SessionOperations): SessionState | null {
	if (typeof info !== 'object' || info === null || Array.isArray(info)) return null;
	const { fields, defaultRoles = [] } = operations;
	const id = idOf(fields.id(info));
	if (id === null) return null;
	const roles = textsOf(fields.roles?.(info));
	const blank = guest(operations);
	const name = textOf(fields.name(info)) || blank.user.name;
	const avatar = textOf(fields.avatar?.(info)) || blank.user.avatar;
	return {
		...blank,
		status: 'ready',
		user: { id, name, avatar },
		roles: roles.length > 0 ? roles : defaultRoles,
		permissions: textsOf(fields.permissions?.(info)),
		info,
	};
}

const idOf = (id: unknown): string | null => (typeof id === 'number' || (typeof id === 'string' && id !== '') ? String(id) : null);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const textsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []);

/** The token as it is stored: with a random number at its end that is taken off again on sending. */
export function appendSuffix(
	token: string,
	{ suffixFrom, suffixTo }: { suffixFrom: number; suffixTo: number },
	random: () => number,
): string {
	return token + String(suffixFrom + Math.floor(random() * (suffixTo - suffixFrom + 1)));
}
