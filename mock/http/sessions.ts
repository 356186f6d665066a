import type { Session, SignInOptions } from '#mock/context.ts';
import * as texts from '#mock/generated/messages/mock.ts';
import type { MockApi } from '#mock/operation.ts';
import type { Scenario } from '#mock/scenario.ts';
import { type Row, type RowId, SESSIONS, type Store } from '#mock/store/store.ts';
import { EnvelopeError } from './envelope-error.ts';
import { randomToken } from './random-token.ts';

export interface SignedIn {
	session: Session;
	user: Row;
}

export interface SessionRules {
	store: Store;
	now: () => number;
	scenario: Scenario;
}

export function readToken(request: Request, { headers, prefix }: MockApi['auth']): string | null {
	const name = headers.find((header) => request.headers.has(header));
	const value = name === undefined ? null : request.headers.get(name);
	if (!value?.startsWith(prefix)) return null;
	return value.slice(prefix.length) || null;
}

export function inconsistentHeaders(request: Request, { headers }: MockApi['auth']): string[] {
	const first = headers.map((header) => request.headers.get(header)).find((value) => value !== null);
	return first === undefined ? [] : headers.filter((header) => request.headers.get(header) !== first);
}

/** Returns the session of a token; null for an unknown one. Deletes expired sessions. */
export function findSession(rules: SessionRules, api: MockApi, token: string | null): SignedIn | null {
	const session = token === null ? undefined : rules.store.find<Session>(SESSIONS, token);
	if (!session || session.token !== api.auth.token) return null;
	const end = session.expiresAt ?? session.createdAt + rules.scenario.sessionLife;
	const user = rules.store.find(session.resource, session.userId);
	if (end > rules.now() && user) return { session, user };
	rules.store.remove(SESSIONS, session.id);
	return null;
}

export function refuse(api: MockApi, token: string | null): EnvelopeError {
	return new EnvelopeError(401, api.auth.refusal ?? (token ? texts.expired : texts.signInFirst));
}

/** Age at which an API with token rotation issues a new token. */
const RENEWED_AFTER_MS = 12 * 3_600_000;

/** Returns headers with a new token; none while the old one is recent. The old token stays valid until it expires. */
export function renewal(rules: SessionRules, { auth }: MockApi, { session }: SignedIn): [name: string, value: string][] {
	if (!auth.rotate || rules.now() - session.createdAt < RENEWED_AFTER_MS) return [];
	const { resource, userId, token: api, createdAt, expiresAt } = session;
	const token = openSession(rules, { resource, userId, api }, expiresAt === undefined ? {} : { life: expiresAt - createdAt });
	return [
		[auth.rotate, 'true'],
		['Authorization', token],
	];
}

export function openSession(
	{ store, now }: SessionRules,
	session: { resource: string; userId: RowId; api: string },
	options: SignInOptions,
): string {
	const createdAt = now();
	const api = options.api ?? session.api;
	const id = options.token ?? randomToken();
	const expiry = options.life === undefined ? {} : { expiresAt: createdAt + options.life };
	const row: Session = { id, token: api, resource: session.resource, userId: session.userId, createdAt, ...expiry };
	if (store.find(SESSIONS, id)) store.update(SESSIONS, id, row);
	else store.insert(SESSIONS, row);
	return id;
}
