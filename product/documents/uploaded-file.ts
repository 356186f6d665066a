/** A submitted file in the form that the viewer takes. Pure. */
import type { AttachmentFile } from './api-types.ts';

export interface UploadedFile {
	/** Tells files of one user apart: the viewer keeps the page that was read last. */
	id: string;
	name: string;
	bytes: number;
	/** Valid for ever, or the content itself as a `data:` URL. */
	url: string;
}

const PREVIEWS: Readonly<Record<string, AttachmentFile['preview']>> = {
	jpg: 'image',
	jpeg: 'image',
	png: 'image',
	gif: 'image',
	webp: 'image',
	mp4: 'video',
	webm: 'video',
	mov: 'video',
	mp3: 'audio',
	wav: 'audio',
	m4a: 'audio',
	txt: 'text',
	md: 'text',
	csv: 'text',
	py: 'code',
	c: 'code',
	cpp: 'code',
	h: 'code',
	java: 'code',
	js: 'code',
	json: 'code',
	pdf: 'pdf',
	docx: 'office',
	xlsx: 'office',
	zip: 'zip',
	sb3: 'zip',
	mblock: 'zip',
};

export function attachmentOf({ id, name, bytes, url }: UploadedFile): AttachmentFile {
	const ext = name.split('.').at(-1)?.toLowerCase() ?? '';
	return {
		id,
		ownerType: 'homework',
		ownerId: id,
		name,
		ext,
		mime: '',
		bytes,
		url,
		preview: PREVIEWS[ext] ?? 'none',
		downloadable: true,
		page: 1,
		ownerTitle: '',
		// The address is not signed.
		uploadedAt: '1970-01-01T00:00:00Z',
		expiresAt: '9999-12-31T00:00:00Z',
	};
}
