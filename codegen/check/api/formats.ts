import { editDistance } from '#codegen/diagnostics/did-you-mean.ts';

const FORMATS = [
	'date',
	'date-time',
	'time',
	'duration',
	'email',
	'uri',
	'url',
	'uuid',
	'binary',
	'byte',
	'password',
	'int32',
	'int64',
	'float',
	'double',
	'uri-reference',
	'iri',
	'iri-reference',
	'hostname',
	'ipv4',
	'ipv6',
];

/** The format, without its slip; undefined for a format of other tools, of which nothing is known. */
export const knownFormat = (format: string): string | undefined => (FORMATS.includes(format) ? format : (meantFormat(format) ?? undefined));

/** The format that a misspelt one means; null for known formats and for those of other tools, which are valid. */
export function meantFormat(format: string): string | null {
	if (FORMATS.includes(format)) return null;
	return FORMATS.find((known) => editDistance(format, known, 2) < 2) ?? null;
}
