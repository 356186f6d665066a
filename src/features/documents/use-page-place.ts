import { useState } from 'react';
import { proxy } from 'valtio/vanilla';
import { usePageEnvironment } from '#src/pages/page-environment.tsx';
import type { ContentPosition } from '#src/ui/place-context.tsx';

export interface PagePlace {
	place: ContentPosition;
	turned: (page: number) => void;
	/** The page to scroll to, as a new object for each request; null before the first. */
	pageRequest: { page: number } | null;
}

/** Exposes the current page to the side content. Documents without pages always report 0. */
export function usePagePlace(hasPages: boolean): PagePlace {
	const { message } = usePageEnvironment();
	const [pageRequest, setPageRequest] = useState<PagePlace['pageRequest']>(null);
	const [{ place, turned }] = useState(() =>
		createPagePlace({ hasPages, go: (page) => setPageRequest({ page }), tell: (text) => message('success', text) }),
	);
	return { place, turned, pageRequest };
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
