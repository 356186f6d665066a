import type { BrowserStorage } from '#src/lib/browser-storage.ts';
import { parseFields } from '#src/lib/record-of.ts';
import type { StorageEntry } from '#src/lib/storage-entry.ts';

interface StoredPosition {
	page: number;
	/** The page requested by the address when this was stored. */
	asked: number | null;
}

export interface ReadingPosition {
	start: number;
	remember(page: number): void;
}

export interface ReadingPlaceOptions {
	/** User id; users of a shared computer have separate positions. */
	owner: string;
	fileId: string;
	asked: number | null;
	/** The page saved on the server, possibly from another computer. */
	savedPage: number;
}

export function openReadingPlace(storage: BrowserStorage, { owner, fileId, asked, savedPage }: ReadingPlaceOptions): ReadingPosition {
	const name: StorageEntry = `reading-${owner}-${fileId}`;
	return {
		start: startPage(parseStoredPosition(storage.read(name)), asked, savedPage),
		remember: (page) => storage.write(name, JSON.stringify({ page, asked } satisfies StoredPosition)),
	};
}

/** The page requested by the address applies once; after a reload the stored page wins. */
export function startPage(place: StoredPosition | null, asked: number | null, savedPage: number): number {
	if (asked !== null && asked >= 1 && asked !== place?.asked) return asked;
	return place?.page ?? savedPage;
}

export function parseStoredPosition(text: string | null): StoredPosition | null {
	const { page, asked } = parseFields(text);
	return isPage(page) ? { page, asked: isPage(asked) ? asked : null } : null;
}

const isPage = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 1;
