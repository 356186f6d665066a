import * as texts from '#generated/messages/session.ts';
import type { SessionOperations } from './session-operations.ts';

export interface SessionUser {
	id: string;
	name: string;
	avatar: string;
}

/** The session state. `guest`: no token; `unknown`: a token whose user is not loaded yet. */
export interface SessionState {
	status: 'guest' | 'unknown' | 'ready';
	user: SessionUser;
	/** Passes every guard. */
	admin: boolean;
	roles: readonly string[];
	permissions: readonly string[];
	/** Answer of the user operation; null until loaded. */
	info: unknown;
	/** The server could not be reached: `user`, `info` and the rights are those of the last visit. */
	unconfirmed: boolean;
	/** Why loading the user failed; null unless `unknown`. */
	fault: SessionFault | null;
}

/** Why the user of a stored token is unknown. All kinds are temporary, so none ends the session. */
export interface SessionFault {
	/** `offline`: no response; `busy`: rate limit; `server`: server error; `unreadable`: not a valid user; `routes`: no served routes. */
	kind: 'offline' | 'busy' | 'server' | 'unreadable' | 'routes';
	/** The server's message for the user. */
	message: string | null;
}

export interface EntryState {
	/** The page to open after sign-in; null if no sign-in is in progress. */
	landing: string | null;
	/** Path of the page that has signed the user in; null if no sign-in is in progress. */
	signedInAt: string | null;
	expired: boolean;
}

/** Fallbacks for users without a name, avatar or roles. */
export type SessionDefaults = Pick<SessionOperations, 'defaultName' | 'defaultAvatar' | 'defaultRoles'>;

export function guest({ defaultName = texts.guest, defaultAvatar = '' }: SessionDefaults): SessionState {
	return {
		status: 'guest',
		user: { id: '', name: defaultName, avatar: defaultAvatar },
		roles: [],
		permissions: [],
		admin: false,
		info: null,
		unconfirmed: false,
		fault: null,
	};
}

export const unknownUser = (defaults: SessionDefaults, fault: SessionFault | null = null): SessionState => ({
	...guest(defaults),
	status: 'unknown',
	fault,
});

/** The user of an app without login interception, spec 2.5. */
export function virtualAdmin(defaults: SessionDefaults): SessionState {
	return {
		...guest(defaults),
		status: 'ready',
		user: { id: 'admin', name: 'admin', avatar: defaults.defaultAvatar ?? '' },
		permissions: ['*'],
		admin: true,
	};
}

/** Reads the user from the server's answer; null if it has no id. Users without roles get the default roles. */
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
