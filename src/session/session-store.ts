import { proxy, ref } from 'valtio/vanilla';
import type { Result } from '#src/http/result.ts';
import { appendSuffix, guest, type SessionState, signedIn, unknownUser, virtualAdmin } from './session.ts';
import type { SessionOperations } from './session-operations.ts';
import type { TokenStorage } from './token-storage.ts';
import { readUserAnswer } from './user-answer.ts';

export interface SessionStoreOptions {
	/** null for an app without accounts. */
	operations: SessionOperations | null;
	storage: TokenStorage;
	suffix: { suffixFrom: number; suffixTo: number };
	/** When false, everybody is a virtual admin. */
	loginInterception: boolean;
	/** Yields numbers from 0 up to 1, as Math.random does. */
	random(): number;
	/** Asks the server who is signed in. */
	fetchUser(): Promise<Result<unknown>>;
	/** Gets what a user needs before the first page, such as served routes; false when it could not be had. */
	prepare(): Promise<boolean>;
	/** A session is over, whoever ended it: what belongs to its user is to be forgotten. */
	onEnded?(): void;
}

export interface SessionStore {
	state: SessionState;
	/** Nobody signs in or out: everybody is the virtual admin. */
	lasting: boolean;
	/** Begins a session with a token that the server issued. The user is a guest until it is known who that is. */
	start(token: string): Promise<boolean>;
	/** Takes up a session that another window has begun. If the server refuses it, this window stays a guest and leaves the token alone. */
	resume(): Promise<boolean>;
	/**
	 * Learns who is signed in, once for all who ask at a time. False: there is no session, the server refused it and it is cleared, or it is
	 * still unknown: `state.fault` says why, and another call tries again.
	 */
	load(): Promise<boolean>;
	/** Stores a token that the server issued, with its suffix. */
	keep(token: string): void;
	/** Forgets the session's token and those of other APIs; who is on screen stays. */
	forget(): void;
	/** The user of an answer of the user operation; null when it is not what the compiled fields expect. */
	describe(info: unknown): SessionState | null;
	/** Puts that user on screen. */
	adopt(user: SessionState): void;
	/** Back to a guest. True when there was a session to end: of many who report its end, one hears so. */
	end(): boolean;
}

export function createSessionStore(options: SessionStoreOptions): SessionStore {
	const { operations, storage } = options;
	const state = proxy<SessionState>(firstState(options));
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
		if (ended) options.onEnded?.();
		return ended;
	};

	const takeUp = async (onRefused: () => void): Promise<boolean> => {
		const token = storage.read();
		const [result, prepared] = await Promise.all([options.fetchUser(), options.prepare()]);
		// Somebody else signed in or out meanwhile: this answer is about another user.
		if (storage.read() !== token) return state.status === 'ready';
		const answer = readUserAnswer({ result, prepared, describe });
		if (answer.kind === 'ready') adopt(answer.user);
		else if (answer.kind === 'fault') adopt(unknownUser(operations ?? {}, answer.fault));
		else onRefused();
		return answer.kind === 'ready';
	};

	return {
		state,
		lasting,
		keep,
		forget,
		describe,
		adopt,
		end,
		resume: () => takeUp(() => undefined),
		start(token) {
			keep(token);
			return takeUp(end);
		},
		load() {
			if (state.status !== 'unknown') return Promise.resolve(state.status === 'ready');
			loading ??= takeUp(end).finally(() => {
				loading = null;
			});
			return loading;
		},
	};
}

/** The answer about the user is kept as it is: nothing observes its parts. */
function assign(state: SessionState, next: SessionState): void {
	Object.assign(state, { ...next, info: typeof next.info === 'object' && next.info !== null ? ref(next.info) : next.info });
}

function firstState({ operations, loginInterception, storage }: SessionStoreOptions): SessionState {
	if (!operations) return guest({});
	if (!loginInterception) return virtualAdmin(operations);
	return storage.read() ? unknownUser(operations) : guest(operations);
}

/** null when the answer is not what the compiled fields expect. */
function describeUser(info: unknown, operations: SessionOperations): SessionState | null {
	try {
		return signedIn(info, operations);
	} catch {
		return null;
	}
}
