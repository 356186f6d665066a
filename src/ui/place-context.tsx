import { createContext, type ReactNode, use } from 'react';

/** Where somebody is in what they watch or read: told by what shows it to what stands in it, as their notes do. */
export interface Place {
	/** A valtio proxy. `now` is the second of a film or the page of a document; 0 if there are none. */
	readonly state: { readonly now: number };
	go(place: number): void;
	/** In words; empty where there are no places. */
	nameOf(place: number): string;
	/** Brings what stands in it to sight, wherever it had to make room for something else. */
	reveal(): void;
	/** Says what was done, where the eyes are. */
	tell(text: string): void;
}

const PlaceContext = createContext<Place | null>(null);

export function WithPlace({ place, children }: { place: Place; children: ReactNode }) {
	return <PlaceContext value={place}>{children}</PlaceContext>;
}

export function usePlace(): Place {
	const place = use(PlaceContext);
	if (!place)
		throw new Error(
			'Something that belongs to a place is drawn outside <WithPlace>, which the player and the document viewer put around it.',
		);
	return place;
}
