import { createContext, useContext } from 'react';
import { useSnapshot } from 'valtio/react';
import type { SessionState } from './session.ts';
import type { SessionStore } from './session-store.ts';

export const SessionContext = createContext<SessionStore | null>(null);

export function useSessionStore(): SessionStore {
	const store = useContext(SessionContext);
	if (!store) throw new Error('useSession must be used inside <SessionContext>.');
	return store;
}

export function useSession(): SessionState {
	// The snapshot has the same data, read-only.
	return useSnapshot(useSessionStore().state) as SessionState;
}
