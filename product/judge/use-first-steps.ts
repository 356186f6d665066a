import { useEffect, useState } from 'react';
import type { StorageEntry } from '#src/lib/storage-entry.ts';
import { useAccess } from '#src/pages/use-access.ts';
import { useKeptData } from '#src/pages/use-kept-data.ts';

/** Whether to point a newcomer to the steps of a program: at the first wrong answer of this user in this browser, and never again. */
export function useFirstSteps(isWrong: boolean): boolean {
	const { storage } = useKeptData();
	const { user } = useAccess().useSession();
	const [isFirst, setIsFirst] = useState(false);
	useEffect(() => {
		const name: StorageEntry = `steps-seen-${user.id}`;
		if (!isWrong || storage.read(name) !== null) return;
		storage.write(name, 'yes');
		setIsFirst(true);
	}, [isWrong, storage, user.id]);
	return isWrong && isFirst;
}
