import { proxy, ref } from 'valtio/vanilla';
import type { Result } from '#src/http/result.ts';
import { appendSuffix, type TokenSuffix } from '#src/http/token-suffix.ts';
import { guest, type SessionFault, type SessionState, signedIn, unknownUser, virtualAdmin } from './session.ts';
import type { SessionOperations } from './session-operations.ts';
import type { TokenStorage } from './token-storage.ts';
import { type Prepared, readUserAnswer, type UserAnswer } from './user-answer.ts';

export interface SessionStoreOptions {
	/** null for an app without accounts. */
	operations: SessionOperations | null;
	storage: TokenStorage;
	/** Range of the number appended to stored tokens; null for none. */
	suffix: TokenSuffix | null;
	/** If false, every user is the virtual admin. */
	loginInterception: boolean;
	/** Returns numbers in [0, 1), like Math.random. */
	random(): number;
	fetchUser(): Promise<Result<unknown>>;
	/** Loads what the first page needs, such as served routes. */
	prepare(): Promise<Prepared>;
	/** The user's answer of the last visit, once its routes are in place; null if there was none. */
	recall?(): Promise<unknown>;
	/** Keeps the answer for a start without a network; null for none. */
	remember?(info: unknown): void;
	/** Makes what the user typed in earlier sessions readable, before the state changes. After a failure the user may try again. */
	openTyped?(owner: string): Promise<void>;
	/** Called after any end of a session, to drop the user's data. */
	onEnded?(): void;
}

export interface SessionStore {
	state: SessionState;
	/** Every user is the virtual admin; there is no sign-in or sign-out. */
	lasting: boolean;
	/** Starts a session with a new token. The state changes only once the user is loaded. */
	start(token: string): Promise<boolean>;
	/** Joins a session of another window. If the server refuses the token, this window stays a guest and keeps the token stored. */
	resume(): Promise<boolean>;
	/** Loads the user; concurrent calls share one request. False: no session, a refused token, or still unknown; see `state.fault`. */
	load(): Promise<boolean>;
	/** Asks again for a user who is `unconfirmed`. As long as there is no answer, the state stays. */
	confirm(): Promise<void>;
	/** Stores a token with its random suffix. */
	keep(token: string): void;
	/** Removes all tokens; the user on screen stays. */
	forget(): void;
	describe(info: unknown): SessionState | null;
	adopt(user: SessionState): void;
	/** Signs out. When several calls report the end of the session, only the first gets `true`. */
	end(): boolean;
}

export function createSessionStore(options: SessionStoreOptions): SessionStore {
	const { operations, storage } = options;
	const state = proxy<SessionState>(firstState(options));
	// A token that lasts as long as its window leaves nothing behind.
	if (state.status === 'guest') options.remember?.(null);
	const lasting = operations !== null && !options.loginInterception;
	let loading: Promise<boolean> | null = null;

	const adopt = (user: SessionState): void => assign(state, user);
	const keep = (token: string): void => storage.write(appendSuffix(token, options.suffix, options.random));
	const describe = (info: unknown): SessionState | null => operations && describeUser(info, operations);
	const forget = (): void => {
		storage.write('');
		for (const { key } of Object.values(operations?.tokens ?? {})) storage.writeOther(key, '');
	};

	const end = (): boolean => {
		if (lasting) return false;
		const ended = state.status !== 'guest' || storage.read() !== '';
		forget();
		adopt(guest(operations ?? {}));
		options.remember?.(null);
		if (ended) options.onEnded?.();
		return ended;
	};

	const loadUser = async (onRefused: () => void): Promise<boolean> => {
		const token = storage.read();
		const [result, prepared] = await Promise.all([options.fetchUser(), options.prepare()]);
		// The token changed meanwhile: this response is for another session.
		if (storage.read() !== token) return state.status === 'ready';
		const answer = await withTyped(readUserAnswer({ result, prepared, describe }));
		if (storage.read() !== token) return state.status === 'ready';
		if (answer.kind === 'ready') {
			adopt(answer.user);
			options.remember?.(answer.user.info);
		} else if (answer.kind === 'refused') onRefused();
		else if (!state.unconfirmed) await settleFault(answer.fault, token);
		return state.status === 'ready';
	};

	const withTyped = async (answer: UserAnswer): Promise<UserAnswer> => {
		try {
			if (answer.kind === 'ready') await options.openTyped?.(answer.user.user.id);
			return answer;
		} catch {
			return { kind: 'fault', fault: { kind: 'server', message: null } };
		}
	};

	/** Without a connection, the user of the last visit opens what the browser keeps. */
	const settleFault = async (fault: SessionFault, token: string): Promise<void> => {
		const user = fault.kind === 'offline' ? describe(await options.recall?.()) : null;
		// Without a connection nothing is lost if it fails: nothing is sealed during a session.
		if (user) await options.openTyped?.(user.user.id).catch(() => undefined);
		if (storage.read() !== token) return;
		adopt(user ? { ...user, unconfirmed: true } : unknownUser(operations ?? {}, fault));
	};

	return {
		state,
		lasting,
		keep,
		forget,
		describe,
		adopt,
		end,
		resume: () => loadUser(() => undefined),
		start(token) {
			options.remember?.(null);
			keep(token);
			return loadUser(end);
		},
		async confirm() {
			if (state.unconfirmed) await loadUser(end);
		},
		load() {
			if (state.status !== 'unknown') return Promise.resolve(state.status === 'ready');
			loading ??= loadUser(end).finally(() => {
				loading = null;
			});
			return loading;
		},
	};
}

/** `ref` keeps the info unproxied. */
function assign(state: SessionState, next: SessionState): void {
	Object.assign(state, { ...next, info: typeof next.info === 'object' && next.info !== null ? ref(next.info) : next.info });
}

function firstState({ operations, loginInterception, storage }: SessionStoreOptions): SessionState {
	if (!operations) return guest({});
	if (!loginInterception) return virtualAdmin(operations);
	return storage.read() ? unknownUser(operations) : guest(operations);
}

/** null if the answer does not match the compiled fields. */
function describeUser(info: unknown, operations: SessionOperations): SessionState | null {
	try {
		return signedIn(info, operations);
	} catch {
		return null;
	}
}
