/** Hostile and large documents: what a preview shows of each, without exhausting the stack or the memory. */
import { describe, expect, it } from 'vitest';
import { readCode } from '#app/documents/read/read-code.ts';
import { readDocx } from '#app/documents/read/read-docx.ts';
import { readMarkdown } from '#app/documents/read/read-markdown.ts';
import { readSb3 } from '#app/documents/read/read-sb3.ts';
import { readSvg } from '#app/documents/read/read-svg.ts';
import { readText } from '#app/documents/read/read-text.ts';
import { readXlsx } from '#app/documents/read/read-xlsx.ts';
import { readZip } from '#app/documents/read/read-zip.ts';
import { type PreviewKind, type Readers, TooLarge } from '#app/documents/read/readings.ts';
import { corpus } from './document-corpus.ts';

const readers: Pick<Readers, PreviewKind> = {
	text: readText,
	code: readCode,
	markdown: readMarkdown,
	docx: readDocx,
	xlsx: readXlsx,
	zip: readZip,
	svg: readSvg,
	sb3: readSb3,
};

/** Characters that a page takes from a worker and draws at once. Pictures come on top, as data URLs. */
const MAX_CHARACTERS = 3_000_000;

const PICTURE = /data:image\/[^"]*/g;

describe('a preview of', () => {
	it.each(corpus.map((file) => [`${file.kind}: ${file.name}`, file] as const))('%s', async (_name, { kind, ext, make, expected }) => {
		const read = async () => readers[kind](make(), ext);
		const reading = await read().catch((error: unknown) => {
			if (error instanceof TooLarge || error instanceof RangeError) return 'too-large' as const;
			throw error;
		});
		if (reading === 'too-large') return expect('too-large').toEqual(expected);
		const shown = 'sheets' in reading ? (reading.shown ?? reading.sheets[0]?.shown ?? null) : reading.shown;
		expect({ shown }).toEqual(expected);
		expect(JSON.stringify(reading).replaceAll(PICTURE, '').length).toBeLessThan(MAX_CHARACTERS);
	});
});
