import { useState } from 'react';
import { proxy } from 'valtio/vanilla';
import { usePageEnvironment } from '#src/pages/page-environment.tsx';
import type { ContentPosition } from '#src/ui/place-context.tsx';

export interface PagePlace {
	place: ContentPosition;
	/** The page that is read now. */
	turned: (page: number) => void;
	/** The page to turn to; null until somebody wishes so. */
	wish: { page: number } | null;
}

/** The page of a document, for what stands beside it. Documents without pages are one place. */
export function usePagePlace(hasPages: boolean): PagePlace {
	const { message } = usePageEnvironment();
	const [wish, setWish] = useState<PagePlace['wish']>(null);
	const [{ place, turned }] = useState(() =>
		createPagePlace({ hasPages, go: (page) => setWish({ page }), tell: (text) => message('success', text) }),
	);
	return { place, turned, wish };
}

interface PagePlaceOptions extends Pick<ContentPosition, 'go' | 'tell'> {
	hasPages: boolean;
}

function createPagePlace({ hasPages, go, tell }: PagePlaceOptions): Pick<PagePlace, 'place' | 'turned'> {
	const state = proxy({ now: 0 });
	const turned = (to: number): void => {
		if (hasPages) state.now = to;
	};
	const nameOf = (to: number): string => (hasPages && to > 0 ? `第 ${to} 页` : '');
	return { turned, place: { state, go, nameOf, reveal: () => undefined, tell } };
}
