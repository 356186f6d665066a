/** The worker that reads one file for a preview. The page goes on meanwhile, and ends it if it takes too long. */
import { CodeMissing, fetchCode } from '#src/lib/fetch-code.ts';
import { type Bytes, type Readers, type ReadingKind, type Readings, TooLarge } from './readings.ts';

export interface ReadRequest {
	kind: ReadingKind;
	bytes: Bytes;
	ext: string;
}

/** `started` comes before the others, when the code that reads the file is there. */
export type ReadAnswer =
	| { type: 'started' }
	| { type: 'read'; reading: Readings[ReadingKind] }
	| { type: 'failed'; reason: 'too-large' | 'broken' | 'code-missing'; message: string };

const readers: { [Kind in ReadingKind]: () => Promise<Readers[Kind]> } = {
	text: async () => (await import('./read-text.ts')).readText,
	code: async () => (await import('./read-code.ts')).readCode,
	markdown: async () => (await import('./read-markdown.ts')).readMarkdown,
	docx: async () => (await import('./read-docx.ts')).readDocx,
	xlsx: async () => (await import('./read-xlsx.ts')).readXlsx,
	zip: async () => (await import('./read-zip.ts')).readZip,
	svg: async () => (await import('./read-svg.ts')).readSvg,
	sb3: async () => (await import('./read-sb3.ts')).readSb3,
	blocks: async () => (await import('#app/blocks/scratch/read-blocks.ts')).readBlocks,
};

function failureOf(error: unknown): ReadAnswer {
	const message = String(error);
	if (error instanceof CodeMissing) return { type: 'failed', reason: 'code-missing', message };
	// The engine throws a RangeError for a stack, a string or an array that would be too long.
	const isTooLarge = error instanceof TooLarge || error instanceof RangeError;
	return { type: 'failed', reason: isTooLarge ? 'too-large' : 'broken', message };
}

self.onmessage = async ({ data: { kind, bytes, ext } }: MessageEvent<ReadRequest>): Promise<void> => {
	const post = (answer: ReadAnswer): void => self.postMessage(answer);
	try {
		const read = await fetchCode<Readers[ReadingKind]>(readers[kind]);
		post({ type: 'started' });
		post({ type: 'read', reading: await read(bytes, ext) });
	} catch (error) {
		post(failureOf(error));
	}
};
