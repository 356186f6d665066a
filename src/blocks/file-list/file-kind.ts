import * as texts from '#generated/messages/blocks/files.ts';
export type FileKind = 'picture' | 'video' | 'sound' | 'document' | 'sheet' | 'slides' | 'pdf' | 'archive' | 'code' | 'other';

const ENDINGS: readonly (readonly [FileKind, string])[] = [
	['picture', 'png jpg jpeg gif webp avif bmp svg heic'],
	['video', 'mp4 webm mov avi mkv m4v flv'],
	['sound', 'mp3 wav ogg m4a aac flac'],
	['document', 'doc docx txt md rtf odt wps'],
	['sheet', 'xls xlsx csv ods et'],
	['slides', 'ppt pptx odp dps'],
	['pdf', 'pdf'],
	['archive', 'zip rar 7z tar gz'],
	['code', 'c cc cpp h hpp py js ts java go rs cs html css json xml yaml yml sql sh sb2 sb3'],
];
const BY_ENDING: ReadonlyMap<string, FileKind> = new Map(
	ENDINGS.flatMap(([kind, endings]) => endings.split(' ').map((ending) => [ending, kind] as const)),
);

const MEDIA: readonly (readonly [RegExp, FileKind])[] = [
	[/^image\//, 'picture'],
	[/^video\//, 'video'],
	[/^audio\//, 'sound'],
	[/pdf/, 'pdf'],
	[/sheet|excel|csv/, 'sheet'],
	[/presentation|powerpoint/, 'slides'],
	[/wordprocessing|msword|opendocument\.text|^text\/(plain|markdown|rtf)/, 'document'],
	[/zip|compressed|tar|rar/, 'archive'],
	[/^text\/|json|xml|javascript|x-scratch/, 'code'],
];

/** Accepts `pdf`, `.PDF` or `application/pdf`; falls back to the file name's extension if `type` is empty. */
export function fileKind(type: string, name: string): FileKind {
	const normalised = type.trim().toLowerCase();
	if (normalised.includes('/')) return MEDIA.find(([pattern]) => pattern.test(normalised))?.[1] ?? 'other';
	return BY_ENDING.get(normalised ? normalised.replace(/^\./, '') : endingOf(name)) ?? 'other';
}

const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

export const KIND_NAMES: Readonly<Record<FileKind, string>> = {
	picture: texts.picture,
	video: texts.video,
	sound: texts.sound,
	document: texts.document,
	sheet: texts.sheet,
	slides: texts.slides,
	pdf: 'PDF',
	archive: texts.archive,
	code: texts.code,
	other: texts.file,
};
