import { createContext, type ReactNode, use } from 'react';

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

export function WithPosition({ content, children }: { content: ContentPosition; children: ReactNode }) {
	return <PositionContext value={content}>{children}</PositionContext>;
}

export function useContentPosition(): ContentPosition {
	const content = use(PositionContext);
	if (!content) throw new Error('A component that uses a playback or reading position is outside the player and the document viewer.');
	return content;
}
