/** Writes and reads the text of a program of blocks. */
import { DecodeUTF8, deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';
import { BLOCKS_MARK, pythonIn } from './block-language.ts';
import { type BlockProgram, blocksOf, type ParsedProgram, parseProgram } from './block-program.ts';
import { stateOf } from './block-state.ts';
import { pythonOf, toPython } from './to-python.ts';

/** Of the blocks before they are deflated, in bytes. The longest program of 2,000 blocks has some 400,000. */
const LONGEST = 2_000_000;
/** Bytes that are unpacked at a time. */
const CHUNK = 1024;

/** '' for a program that is only its start, so that it is as unwritten as an empty text. */
export function writeBlockText(program: BlockProgram): string {
	if (blocksOf(program).every(({ type }) => type === 'start')) return '';
	const kept = JSON.stringify(stateOf(program));
	// Empty slots are filled in what is kept, and unknown blocks left out: its Python, or the two would not match.
	const python = pythonOf(toPython(parseProgram(kept).program ?? program));
	return `${python}${BLOCKS_MARK}${toBase64(deflateSync(strToU8(kept), { level: 9 }))}\n`;
}

/** The blocks of a text. Null if it is a program without any. */
export function blocksIn(code: string): ParsedProgram | null {
	const at = code.lastIndexOf(BLOCKS_MARK);
	return at < 0 ? null : readComment(code.slice(at + BLOCKS_MARK.length).trim());
}

/** Whether the text was written with blocks and not changed since. */
export function isOfBlocks(code: string): boolean {
	const program = blocksIn(code)?.program;
	return program ? pythonOf(toPython(program)) === pythonIn(code) : false;
}

function readComment(comment: string): ParsedProgram {
	try {
		return parseProgram(inflate(fromBase64(comment)));
	} catch {
		return { program: null, error: '程序里的积木坏了，打不开' };
	}
}

/** Counts as it unpacks, since 60 kB can become 60 MB. */
function inflate(bytes: Uint8Array): string {
	let length = 0;
	let text = '';
	const decoder = new DecodeUTF8((part) => {
		text += part;
	});
	const inflating = new Inflate((part, isLast) => {
		length += part.length;
		if (length > LONGEST) throw new Error('too long');
		decoder.push(part, isLast);
	});
	for (let at = 0; at < bytes.length; at += CHUNK) inflating.push(bytes.subarray(at, at + CHUNK), at + CHUNK >= bytes.length);
	return text;
}

const toBase64 = (bytes: Uint8Array): string => btoa(strFromU8(bytes, true));
const fromBase64 = (text: string): Uint8Array => strToU8(atob(text), true);
