/**
 * The name of a file in the header `Content-Disposition` (RFC 6266), without folders; '' if it names none. `filename*` (RFC 8187) wins over
 * `filename`, in which back ends also send percent-encoding or raw UTF-8.
 */
export function fileNameIn(header: string | null): string {
	const parameters = parametersOf(header ?? '');
	const extended = decodeExtended(parameters.get('filename*') ?? '');
	const name = extended || decodePlain(parameters.get('filename') ?? '');
	// Folders and control characters are no part of a name.
	return (name.split(/[\\/]/).at(-1) ?? '').replaceAll(/\p{Cc}/gu, '').trim();
}

function parametersOf(header: string): ReadonlyMap<string, string> {
	const found = header.matchAll(/;\s*([\w*!#$%&'+.^`|~-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]*))/g);
	return new Map(
		[...found].map(([, name = '', quoted, token = '']) => [name.toLowerCase(), quoted?.replaceAll(/\\(.)/g, '$1') ?? token.trim()]),
	);
}

function decodeExtended(value: string): string {
	const [, charset = '', coded = ''] = /^([\w-]+)'[^']*'(.*)$/.exec(value) ?? [];
	if (charset.toLowerCase() === 'utf-8') return decodePercent(coded) ?? '';
	return charset.toLowerCase() === 'iso-8859-1' ? unescapeBytes(coded) : '';
}

const decodePlain = (value: string): string => (/%[\da-f]{2}/i.test(value) ? decodePercent(value) : null) ?? fromUtf8(value) ?? value;

function decodePercent(text: string): string | null {
	try {
		return decodeURIComponent(text);
	} catch {
		return null;
	}
}

const unescapeBytes = (text: string): string =>
	text.replaceAll(/%([\da-f]{2})/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** `fetch` reads headers as Latin-1. Null if the bytes are not UTF-8. */
function fromUtf8(text: string): string | null {
	const codes = [...text].map((letter) => letter.charCodeAt(0));
	if (codes.every((code) => code < 128) || codes.some((code) => code > 255)) return null;
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(codes));
	} catch {
		return null;
	}
}
