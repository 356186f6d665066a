import { createContext, use, useEffect, useState } from 'react';
import * as texts from '#generated/messages/ui.ts';

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
	const [replaced, setReplaced] = useState(false);
	useEffect(() => {
		let wanted = true;
		void check().then((newer) => wanted && setReplaced(newer));
		return () => {
			wanted = false;
		};
	}, [check]);
	return replaced;
}

export const REPLACED = texts.refreshToContinue;
