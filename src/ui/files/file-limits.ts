import { clauseSeparator, listSeparator } from '#generated/messages/lists.ts';
import * as texts from '#generated/messages/ui/files.ts';
import { formatBytes } from '#src/lib/format-quantity.ts';

export interface FileLimits {
	/** MIME types (`image/*`) and extensions (`.pdf`); empty for any. */
	accept: readonly string[];
	/** Per file; null for no limit. */
	maxBytes: number | null;
	/** Of all files together; no limit by default. */
	maxTotalBytes?: number | undefined;
	maxFiles: number;
}

/** Files that are chosen already. */
export interface FilesAtHand {
	count: number;
	bytes: number;
}

/** Maximum total size of the files in a stored form draft: enough for homework, not for videos. */
export const KEPT_BYTES = 64 * 1024 * 1024;

interface Chosen {
	taken: readonly File[];
	refused: readonly string[];
}

export const bytesOf = (files: readonly { size: number }[]): number => files.reduce((sum, { size }) => sum + size, 0);

/** Checks new files against the limits. */
export function chooseFiles(files: readonly File[], have: FilesAtHand, limits: FileLimits): Chosen {
	const taken: File[] = [];
	const refused: string[] = [];
	const { maxFiles, maxTotalBytes } = limits;
	for (const file of files) {
		const wrong = wrongWith(file, limits);
		if (wrong !== null) refused.push(wrong);
		else if (have.count + taken.length >= maxFiles) refused.push(texts.tooMany({ max: maxFiles, name: file.name }));
		else if (maxTotalBytes !== undefined && have.bytes + bytesOf([...taken, file]) > maxTotalBytes)
			refused.push(texts.tooLargeTogether({ name: file.name, limit: formatBytes(maxTotalBytes) }));
		else taken.push(file);
	}
	return { taken, refused };
}

function wrongWith(file: File, { accept, maxBytes }: FileLimits): string | null {
	if (file.size === 0) return texts.empty({ name: file.name });
	if (!isAccepted(file, accept)) return texts.wrongType({ name: file.name, types: acceptInWords(accept) });
	if (maxBytes !== null && file.size > maxBytes)
		return texts.tooLarge({ name: file.name, size: formatBytes(file.size), limit: formatBytes(maxBytes) });
	return null;
}

function isAccepted({ name, type }: File, accept: readonly string[]): boolean {
	if (accept.length === 0) return true;
	return accept.some((each) => {
		if (each.startsWith('.')) return name.toLowerCase().endsWith(each.toLowerCase());
		return each.endsWith('/*') ? type.startsWith(each.slice(0, -1)) : type === each;
	});
}

const KINDS: Readonly<Record<string, string>> = {
	'image/*': texts.pictures,
	'video/*': texts.videos,
	'audio/*': texts.sounds,
	'text/*': texts.texts,
	'text/plain': 'TXT',
	'image/jpeg': 'JPG',
	'application/zip': 'ZIP',
	'application/msword': 'DOC',
	'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
};

export const acceptInWords = (accept: readonly string[]): string =>
	[...new Set(accept.map((each) => KINDS[each] ?? each.replace(/^(\.|.*\/)/, '').toUpperCase()))].join(listSeparator);

export function limitsInWords({ accept, maxBytes, maxTotalBytes, maxFiles }: FileLimits): string {
	const many = Number.isFinite(maxFiles) && maxFiles > 1;
	return [
		accept.length > 0 && acceptInWords(accept),
		maxBytes !== null && (maxFiles > 1 ? texts.eachUpTo({ size: formatBytes(maxBytes) }) : texts.upTo({ size: formatBytes(maxBytes) })),
		many && texts.most({ count: maxFiles }),
		maxTotalBytes !== undefined && texts.togetherUpTo({ size: formatBytes(maxTotalBytes) }),
	]
		.filter(Boolean)
		.join(clauseSeparator);
}

/** Limits that a page gives for the files of a field. A size of 0 is no limit. */
export interface GivenLimits {
	accept?: readonly string[] | undefined;
	maxMegabytes?: number | undefined;
	maxTotalMegabytes?: number | undefined;
	maxFiles?: number | undefined;
	image: boolean;
}

/** Limits from the schema of a field, optionally narrowed by the author of the page. */
export function limitsOf(
	rules: { type: string; maxLength?: number; maxItems?: number; contentMediaType?: string },
	{ accept, maxMegabytes, maxTotalMegabytes, maxFiles, image }: GivenLimits,
): FileLimits {
	const own = rules.contentMediaType === undefined ? [] : [rules.contentMediaType];
	const usual = own.length === 0 && image ? ['image/*'] : own;
	return {
		accept: accept ?? usual.filter((type) => type !== 'application/octet-stream'),
		maxBytes: maxMegabytes === undefined ? (rules.maxLength ?? null) : bytesIn(maxMegabytes),
		maxTotalBytes: bytesIn(maxTotalMegabytes ?? 0) ?? undefined,
		maxFiles: rules.type === 'array' ? (maxFiles ?? rules.maxItems ?? Number.POSITIVE_INFINITY) : 1,
	};
}

const bytesIn = (megabytes: number): number | null => (megabytes > 0 ? megabytes * 1024 * 1024 : null);
