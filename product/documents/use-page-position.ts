import { useState } from 'react';
import { proxy } from 'valtio/vanilla';
import type { ContentPosition } from '#app/course/content-position.tsx';
import { useFeedback } from '#src/pages/use-feedback.ts';

export interface PagePosition {
	content: ContentPosition;
	turned: (page: number) => void;
	/** The page to scroll to, as a new object for each request; null before the first. */
	pageRequest: { page: number } | null;
}

/** Exposes the current page to the side content. Documents without pages always report 0. */
export function usePagePosition(hasPages: boolean): PagePosition {
	const { message } = useFeedback();
	const [pageRequest, setPageRequest] = useState<PagePosition['pageRequest']>(null);
	const [{ content, turned }] = useState(() =>
		createPagePosition({ hasPages, go: (page) => setPageRequest({ page }), tell: (text) => message('success', text) }),
	);
	return { content, turned, pageRequest };
}

interface PagePositionOptions extends Pick<ContentPosition, 'go' | 'tell'> {
	hasPages: boolean;
}

function createPagePosition({ hasPages, go, tell }: PagePositionOptions): Pick<PagePosition, 'content' | 'turned'> {
	const state = proxy({ now: 0 });
	const turned = (to: number): void => {
		if (hasPages) state.now = to;
	};
	const nameOf = (to: number): string => (hasPages && to > 0 ? `第 ${to} 页` : '');
	return { turned, content: { state, go, nameOf, reveal: () => undefined, tell } };
}
