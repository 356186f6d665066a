/** Files that a request sends. Their content decides what they are, not what the client says. */
import type { RequestContext } from '#mock/context.ts';
import { bytesOfBase64 } from '#mock/contract/base64.ts';

interface SentFile {
	name: string;
	bytes: number;
	/** Valid base64; absent if the client only names the file. */
	data?: string | undefined;
}

interface StoredFile {
	name: string;
	bytes: number;
	mime: string;
	/** The content as a `data:` URL. */
	url?: string;
}

/** The file as it is stored. Refuses a content that has another size or is of another kind than the name says. */
export function storedFile(context: RequestContext<unknown>, { name, bytes, data }: SentFile): StoredFile {
	const mime = mimeOf(name);
	if (!data) return { name, bytes, mime };
	refuseSize(context, `「${name}」`, { data, bytes });
	refuseKind(context, name, data);
	return { name, bytes, mime, url: `data:${mime};base64,${data}` };
}

export function refuseSize(context: RequestContext<unknown>, what: string, { data, bytes }: { data: string; bytes: number }): void {
	const sent = bytesOfBase64(data);
	if (sent !== bytes) context.fail(400, `${what}应该有 ${bytes} 字节，收到的是 ${sent} 字节`);
}

/** `data` holds at least the first part of the file, in base64. */
export function refuseKind(context: RequestContext<unknown>, name: string, data: string): void {
	if (!isKind(extensionOf(name), data)) context.fail(400, `「${name}」的内容不是 ${extensionOf(name)} 文件`);
}

/** Whether content in base64 is what an extension says; true for extensions that have no rule. */
export function isKind(extension: string, data: string): boolean {
	return KINDS.get(extension)?.fits(atob(data.slice(0, HEAD))) ?? true;
}

export const mimeOf = (name: string): string => KINDS.get(extensionOf(name))?.mime ?? 'application/octet-stream';

/** Characters of base64 for the first 1,026 bytes. */
const HEAD = 1368;

export const extensionOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

interface Kind {
	mime: string;
	/** Takes the first bytes, one character each. */
	fits: (head: string) => boolean;
}

const starts =
	(...marks: readonly string[]) =>
	(head: string): boolean =>
		marks.some((mark) => head.startsWith(mark));
const isZip = starts('PK\x03\x04', 'PK\x05\x06');
const isFilm = (head: string): boolean => ['ftyp', 'moov', 'wide', 'mdat', 'free', 'skip'].includes(head.slice(4, 8));
const isText = (head: string): boolean => !head.includes('\0');
const jpeg: Kind = { mime: 'image/jpeg', fits: starts('\xff\xd8\xff') };
const text: Kind = { mime: 'text/plain', fits: isText };
const office = (format: string): Kind => ({ mime: `application/vnd.openxmlformats-officedocument.${format}`, fits: isZip });

/** The kinds that homework, registrations and works accept, by extension. */
const KINDS: ReadonlyMap<string, Kind> = new Map(
	Object.entries({
		png: { mime: 'image/png', fits: starts('\x89PNG\r\n\x1a\n') },
		jpg: jpeg,
		jpeg,
		pdf: { mime: 'application/pdf', fits: (head) => head.includes('%PDF-') },
		zip: { mime: 'application/zip', fits: isZip },
		sb3: { mime: 'application/x.scratch.sb3', fits: isZip },
		docx: office('wordprocessingml.document'),
		xlsx: office('spreadsheetml.sheet'),
		mp4: { mime: 'video/mp4', fits: isFilm },
		mov: { mime: 'video/quicktime', fits: isFilm },
		webm: { mime: 'video/webm', fits: starts('\x1a\x45\xdf\xa3') },
		csv: { mime: 'text/csv', fits: isText },
		txt: text,
		md: text,
		py: text,
		cpp: text,
	}),
);
