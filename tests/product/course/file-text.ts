import { readFileSync } from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync, unzlibSync } from 'fflate';

/** The words of a file: of all parts of a package, of all pages of a PDF. */
export function textOf(file: string): string {
	const bytes = readFileSync(file);
	switch (path.extname(file)) {
		case '.pdf':
			return pdfText(bytes);
		case '.docx':
		case '.pptx':
		case '.xlsx':
		case '.zip':
		case '.sb3':
			return Object.entries(unzipSync(bytes))
				.map(([name, part]) => `${name}\n${strFromU8(part)}`)
				.join('\n');
		default:
			return bytes.toString('utf8');
	}
}

/** Reads the strings of our own PDF files: UTF-16 in the Chinese font, single bytes in the Latin one. */
function pdfText(bytes: Buffer): string {
	const streams = [...bytes.toString('latin1').matchAll(/\/Length (\d+)\/Filter\/FlateDecode>>stream\n/g)].map(
		({ index, 0: head, 1: length }) => strFromU8(unzlibSync(bytes.subarray(index + head.length, index + head.length + Number(length)))),
	);
	return streams
		.flatMap((stream) => [...stream.matchAll(/\/F([12]) [^<]*<([\da-f]*)> Tj/g)])
		.map(([, font, codes = '']) => decode(codes, font === '2' ? 2 : 4))
		.join('');
}

const decode = (codes: string, digits: number): string =>
	(codes.match(new RegExp(`.{${digits}}`, 'g')) ?? []).map((code) => String.fromCharCode(Number.parseInt(code, 16))).join('');
