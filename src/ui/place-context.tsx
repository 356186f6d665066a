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

const PlaceContext = createContext<ContentPosition | null>(null);

export function WithPlace({ place, children }: { place: ContentPosition; children: ReactNode }) {
	return <PlaceContext value={place}>{children}</PlaceContext>;
}

export function usePlace(): ContentPosition {
	const place = use(PlaceContext);
	if (!place)
		throw new Error(
			'Something that belongs to a place is drawn outside <WithPlace>, which the player and the document viewer put around it.',
		);
	return place;
}
