import type { AttachmentFile } from './api-types.ts';
import type { FileSource } from './file-source.ts';

export interface ViewerProps {
	file: AttachmentFile;
	source: FileSource;
	page: number | null;
	/** The page to scroll to, as a new object for each request. */
	pageRequest?: { page: number } | null;
	/** Reports the current page and all pages in view. */
	onRead: (page: number, inView: readonly number[]) => void;
}
