import { useMemo } from 'react';
import type { StorageEntry } from '#src/lib/storage-entry.ts';
import { useAccess } from '#src/pages/use-access.ts';
import { useKeptData } from '#src/pages/use-kept-data.ts';

interface StepsSeen {
	isSeen(): boolean;
	mark(): void;
}

/** Whether the user has been shown the steps of a run in this browser, unasked or not. */
export function useStepsSeen(): StepsSeen {
	const { storage } = useKeptData();
	const { user } = useAccess().useSession();
	return useMemo(() => {
		const name: StorageEntry = `steps-seen-${user.id}`;
		return { isSeen: () => storage.read(name) !== null, mark: () => storage.write(name, 'yes') };
	}, [storage, user.id]);
}
