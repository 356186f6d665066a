import { createContext, use, useMemo } from 'react';
import * as texts from '#generated/messages/ui.ts';
import { loadOnce } from '#src/lib/load-once.ts';
import { useLoad } from './use-load.ts';

interface ReleaseActions {
	/** Reloads the page; the app keeps unsaved input and prevents reload loops. */
	reload(): unknown;
	/** Whether the server serves a newer build than the running one. */
	check(): Promise<boolean>;
}

export const ReleaseContext = createContext<ReleaseActions>({ reload: () => location.reload(), check: async () => false });

/** For code that failed to load: true once it is known that a newer release has replaced it, so that only a reload helps. */
export function useReplaced(): boolean {
	const { check } = use(ReleaseContext);
	const result = useLoad(useMemo(() => loadOnce(check), [check]));
	return result !== null && 'value' in result && result.value;
}

export const REPLACED = texts.refreshToContinue;
