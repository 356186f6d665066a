/** Where somebody stopped in a document, kept in the browser at every page. */
import type { BrowserStorage } from '#src/lib/browser-storage.ts';

interface Place {
	page: number;
	/** The page that the address asked for when this was written. */
	asked: number | null;
}

export interface ReadingPlace {
	/** The page to open at. */
	start: number;
	remember(page: number): void;
}

export interface PlaceOptions {
	/** Who shares a computer finds no place of somebody else. */
	owner: string;
	fileId: string;
	/** The page that the address asks for. */
	asked: number | null;
	/** The page that the server knows of, which may be from another computer. */
	known: number;
}

export function openReadingPlace(storage: BrowserStorage, { owner, fileId, asked, known }: PlaceOptions): ReadingPlace {
	const name = `reading-${owner}-${fileId}`;
	return {
		start: startPage(parsePlace(storage.read(name)), asked, known),
		remember: (page) => storage.write(name, JSON.stringify({ page, asked } satisfies Place)),
	};
}

/** What the address asks for counts, but only once: after a reload one is where one was, not where one came in. */
export function startPage(place: Place | null, asked: number | null, known: number): number {
	if (asked !== null && asked >= 1 && asked !== place?.asked) return asked;
	return place?.page ?? known;
}

export function parsePlace(text: string | null): Place | null {
	try {
		const { page, asked } = JSON.parse(text ?? 'null') as Partial<Place>;
		return isPage(page) ? { page, asked: isPage(asked) ? asked : null } : null;
	} catch {
		// Nothing was kept, or what was kept is from another release.
		return null;
	}
}

const isPage = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 1;
