import { useState } from 'react';
import { useAccess } from '#src/pages/use-access.ts';
import { useKeptData } from '#src/pages/use-kept-data.ts';
import { openReadingPlace, type ReadingPosition } from './reading-place.ts';
import type { ViewerProps } from './viewer-props.ts';

/** The last page read: from this browser or, for a lesson, from the server. */
export function useReadingPlace({ file, page }: Pick<ViewerProps, 'file' | 'page'>): ReadingPosition {
	const { storage } = useKeptData();
	const { useSession } = useAccess();
	const { user } = useSession();
	const [place] = useState(() => openReadingPlace(storage, { owner: user.id, fileId: file.id, asked: page, savedPage: file.page }));
	return place;
}
