import { act, type ReactNode } from 'react';
import { createSessionStore, type SessionStore } from '#src/session/session-store.ts';
import { SessionContext } from '#src/session/use-session.ts';
import { memoryStorage } from '#tests/src/session/support.ts';

export function createSession(): SessionStore {
	return createSessionStore({
		operations: null,
		storage: memoryStorage(),
		suffix: { from: 1000, to: 9999 },
		loginInterception: true,
		random: () => 0,
		fetchUser: async () => ({ ok: true, data: null }),
		prepare: async () => ({ ok: true }),
	});
}

export const inSession = (store: SessionStore, children: ReactNode): ReactNode => <SessionContext value={store}>{children}</SessionContext>;

export const setRoles = (store: SessionStore, roles: readonly string[]): Promise<void> =>
	act(async () => {
		store.state.roles = roles;
	});
