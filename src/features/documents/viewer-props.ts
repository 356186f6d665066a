import type { AttachmentFile } from './api-types.ts';
import type { FileSource } from './file-source.ts';

export interface ViewerProps {
	file: AttachmentFile;
	source: FileSource;
	page: number | null;
	/** The page to scroll to, as a new object for each request. */
	pageRequest?: { page: number } | null;
	/** Reports a page as read. The last page completes the lesson. */
	onRead: (page: number) => void;
}
