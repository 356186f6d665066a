import { chooseViewer } from '#app/documents/choose-viewer.ts';
import { readInWorker } from '#app/documents/read/read-in-worker.ts';
import { type BlocksReading, TooLarge } from '#app/documents/read/readings.ts';
import { CodeMissing } from '#src/lib/fetch-code.ts';
import { isProject } from './block-language.ts';
import type { BlockProgram } from './block-program.ts';
import { blocksIn, writeBlockText } from './block-text.ts';

export interface OpenedBlocks {
	/** A text with blocks. */
	code: string;
	/** Says what is not as in the file; null if nothing. */
	note: string | null;
}

interface NotOpened {
	/** A sentence for the child. */
	error: string;
}

/** Reads a project of Scratch, or a text with blocks. */
export const readBlockFile = (file: File): Promise<OpenedBlocks | NotOpened> => (isProject(file.name) ? readProject(file) : readText(file));

async function readText(file: File): Promise<OpenedBlocks | NotOpened> {
	const read = blocksIn(await file.text());
	if (!read) return { error: '这个文件里没有积木，换成 Python 才能打开' };
	return read.program ? openedOf(read.program, null) : { error: read.error };
}

async function readProject(file: File): Promise<OpenedBlocks | NotOpened> {
	if (chooseViewer({ preview: 'zip', ext: 'sb3', bytes: file.size }) === 'too-large') return { error: TOO_LARGE };
	try {
		const bytes = new Uint8Array(await file.arrayBuffer());
		const { parsed, ...reading } = await readInWorker('blocks', { bytes, ext: 'sb3' }, new AbortController().signal);
		return parsed.program ? openedOf(parsed.program, noteOf(reading)) : { error: parsed.error };
	} catch (error) {
		if (error instanceof TooLarge) return { error: TOO_LARGE };
		return {
			error: error instanceof CodeMissing ? '文件没有打开，请检查网络后重试' : '这个文件打不开，可能不是 Scratch 作品，或者已经坏了',
		};
	}
}

const TOO_LARGE = '这个作品太大了，打不开';

/** The Python of the text is written anew, so that it is that of the blocks. */
function openedOf(program: BlockProgram, note: string | null): OpenedBlocks | NotOpened {
	const code = writeBlockText(program);
	return code === '' ? { error: ['这个文件里没有这里能用的积木', note].filter(Boolean).join('。') } : { code, note };
}

/** Kinds of blocks that are named. */
const MOST_NAMED = 8;

function noteOf({ sprite, others, leftOut, notes }: Omit<BlocksReading, 'parsed'>): string | null {
	const named = leftOut.slice(0, MOST_NAMED).map(({ words, count }) => `“${words}”${count} 块`);
	const more = leftOut.length > MOST_NAMED ? `，还有 ${leftOut.length - MOST_NAMED} 种` : '';
	const sentences = [
		...(others.length > 0 ? [`打开了“${sprite}”的积木，没有打开：${others.join('、')}`] : []),
		...(leftOut.length > 0 ? [`这里没有的积木没有搬过来：${named.join('、')}${more}`] : []),
		...notes,
	];
	return sentences.length > 0 ? `${sentences.join('。')}。` : null;
}
