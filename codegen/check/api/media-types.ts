import { editDistance } from '#codegen/diagnostics/did-you-mean.ts';

/** How a body is encoded: `raw` is one text or one file, which is the body itself. */
export type BodyMedia = 'json' | 'form' | 'multipart' | 'raw';

const KNOWN = [
	'application/json',
	'application/merge-patch+json',
	'application/json-patch+json',
	'application/problem+json',
	'application/x-www-form-urlencoded',
	'multipart/form-data',
	'application/octet-stream',
	'application/pdf',
	'application/xml',
	'application/zip',
	'application/x-ndjson',
	'application/ndjson',
	'application/jsonl',
	'text/plain',
	'text/css',
	'text/csv',
	'text/html',
	'text/event-stream',
];

/** The type without parameters, such as `charset`. */
export const bareMediaType = (type: string): string => type.replace(/;.*$/, '').trim().toLowerCase();

/** The known type that a misspelt one means; null for known types, and for types that are not similar to one. */
export function meantMediaType(type: string): string | null {
	const bare = bareMediaType(type);
	if (KNOWN.includes(bare) || isJson(bare)) return null;
	// Other types of JSON end in `+json`.
	if (/json(?!-seq)/.test(bare) && !/ndjson$/.test(bare)) return 'application/json';
	return KNOWN.find((known) => editDistance(bare, known, 2) < 2) ?? null;
}

export function bodyMediaOf(type: string): BodyMedia {
	const bare = meantMediaType(type) ?? bareMediaType(type);
	if (isJson(bare)) return 'json';
	if (bare === 'application/x-www-form-urlencoded') return 'form';
	return bare === 'multipart/form-data' ? 'multipart' : 'raw';
}

export const isJson = (type: string): boolean => /^application\/(?:[\w.-]+\+)?json$/.test(bareMediaType(type));

/** Types whose body is text that people read; tables and streams of text are files. */
export const isText = (type: string): boolean => /^text\/(plain|html|markdown)$/.test(bareMediaType(type));

export const isTextual = (type: string): boolean => /^text\/|[/+]xml$|ndjson$|jsonl$/.test(bareMediaType(type));

export const isEventStream = (type: string): boolean => bareMediaType(type) === 'text/event-stream';

/** Types whose rows arrive one after another: events, and lines of JSON. */
export const isStream = (type: string): boolean =>
	isEventStream(type) || /^application\/(x-ndjson|ndjson|jsonl)$/.test(bareMediaType(type));
