import type { AttachmentFile } from './api-types.ts';
import type { FileSource } from './file-source.ts';

/** What every viewer is given. */
export interface ViewerProps {
	file: AttachmentFile;
	source: FileSource;
	/** The page that the address asks for; null when it asks for none. */
	page: number | null;
	/** The page to turn to now, while one is reading; a new one each time. */
	wish?: { page: number } | null;
	/** Tells that a page has been read; the last one finishes the lesson of the file. */
	onRead: (page: number) => void;
}
