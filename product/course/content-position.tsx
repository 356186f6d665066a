import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';

/** Playback or reading position that the player or document viewer provides to its children, e.g. notes. */
export interface ContentPosition {
	/** A valtio proxy. `now` is the second of a video or the page of a document; 0 if the content has no positions. */
	readonly state: { readonly now: number };
	go(place: number): void;
	/** Display text of a position; '' if the content has no positions. */
	nameOf(place: number): string;
	/** Makes the children visible, e.g. opens their panel and exits full screen. */
	reveal(): void;
	tell(text: string): void;
}

const PositionContext = createContext<ContentPosition | null>(null);

interface SharedPosition {
	content: ContentPosition | null;
	share(content: ContentPosition | null): void;
}

const SharedPositionContext = createContext<SharedPosition | null>(null);

/** Shares the position of the player or viewer inside with everything else inside. */
export function PositionScope({ children }: { children?: ReactNode }) {
	const [content, share] = useState<ContentPosition | null>(null);
	const shared = useMemo(() => ({ content, share }), [content]);
	return <SharedPositionContext value={shared}>{children}</SharedPositionContext>;
}

/** The position of the player or viewer within the same `PositionScope`; null if there is none. */
export const useSharedPosition = (): ContentPosition | null => use(SharedPositionContext)?.content ?? null;

export function WithPosition({ content, children }: { content: ContentPosition; children: ReactNode }) {
	const share = use(SharedPositionContext)?.share;
	// Tells the components outside, which React does not render below this one.
	useEffect(() => {
		share?.(content);
		return () => share?.(null);
	}, [share, content]);
	return <PositionContext value={content}>{children}</PositionContext>;
}

export function useContentPosition(): ContentPosition {
	const content = use(PositionContext);
	if (!content) throw new Error('A component that uses a playback or reading position is outside the player and the document viewer.');
	return content;
}
