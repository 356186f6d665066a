import type { Row } from '#mock/store/store.ts';

export interface AttachmentRow extends Row {
	/** A text of a lesson belongs to the lesson's course too, but is not among its files. */
	ownerType: 'course' | 'lesson' | 'notice';
	ownerId: string;
	lessonId?: string;
	name: string;
	ext: string;
	mime: string;
	bytes: number;
	pages?: number;
	preview: 'image' | 'pdf' | 'office' | 'text' | 'code' | 'zip' | 'none';
	downloadable: boolean;
	uploadedAt: string;
}
