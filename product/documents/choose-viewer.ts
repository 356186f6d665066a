import type { AttachmentFile } from './api-types.ts';

export type ViewerKind =
	| 'pdf'
	| 'image'
	| 'svg'
	| 'audio'
	| 'video'
	| 'text'
	| 'markdown'
	| 'code'
	| 'zip'
	| 'sb3'
	| 'docx'
	| 'xlsx'
	| 'office';
export type NoView = 'empty' | 'too-large' | 'unsupported';

const MEGABYTE = 1024 * 1024;

/** Largest previewable file, in bytes. These viewers load the whole file into memory; audio, video and office files are streamed. */
const LARGEST: Readonly<Partial<Record<ViewerKind, number>>> = {
	pdf: 300 * MEGABYTE,
	image: 60 * MEGABYTE,
	svg: 4 * MEGABYTE,
	text: 5 * MEGABYTE,
	markdown: 2 * MEGABYTE,
	code: 2 * MEGABYTE,
	zip: 100 * MEGABYTE,
	sb3: 50 * MEGABYTE,
	docx: 30 * MEGABYTE,
	xlsx: 15 * MEGABYTE,
};
/** Finer kinds of what the server calls text, office, image or zip. */
const BY_EXTENSION: Readonly<Partial<Record<AttachmentFile['preview'], Readonly<Record<string, ViewerKind>>>>> = {
	text: { md: 'markdown', markdown: 'markdown' },
	office: { docx: 'docx', xlsx: 'xlsx' },
	image: { svg: 'svg' },
	zip: { sb3: 'sb3', mblock: 'sb3' },
};

type FileDescription = Pick<AttachmentFile, 'preview' | 'ext' | 'bytes'>;

export function chooseViewer({ preview, ext, bytes }: FileDescription): ViewerKind | NoView {
	if (bytes === 0) return 'empty';
	// The server also answers "none" when a file is too large for a preview.
	if (preview === 'none') return bytes > (LARGEST.zip ?? 0) ? 'too-large' : 'unsupported';
	const kind = BY_EXTENSION[preview]?.[ext.toLowerCase()] ?? preview;
	return bytes > (LARGEST[kind] ?? Number.POSITIVE_INFINITY) ? 'too-large' : kind;
}

export const isViewer = (choice: ViewerKind | NoView): choice is ViewerKind =>
	choice !== 'empty' && choice !== 'too-large' && choice !== 'unsupported';
