/** The worker's result for a file: plain data of a bounded size, which the page draws at once. */
import type { ParsedProgram } from '#app/blocks/block-program.ts';
import type { Script } from '../scratch/block.ts';

interface FirstPart {
	/** Names what is shown if it is not all: `前 2000 行`. Null if the file is shown whole. */
	shown: string | null;
}

export interface TextReading extends FirstPart {
	text: string;
}

export interface CodeReading extends TextReading {
	/** Highlighted HTML of `text`; null if the language is unknown. */
	html: string | null;
}

export interface MarkdownReading extends TextReading {
	/** Parsed Markdown, not sanitised; null if its layout is too complex to draw. */
	html: string | null;
}

export interface DocxReading extends FirstPart {
	/** Not sanitised. */
	html: string;
}

export interface Cell {
	text: string;
	number: boolean;
}

export interface SheetReading extends FirstPart {
	name: string;
	/** Zero-based indexes of the columns. Long runs of empty rows and columns are left out. */
	columns: readonly number[];
	rows: readonly { number: number; cells: readonly Cell[] }[];
}

export interface XlsxReading extends FirstPart {
	sheets: readonly SheetReading[];
}

export interface ZipFolder {
	name: string;
	folders: ZipFolder[];
	files: { name: string; bytes: number }[];
}

export interface ZipReading extends FirstPart {
	root: ZipFolder;
	/** Files of the whole archive, and the size that it announces for them. */
	files: number;
	bytes: number;
}

export interface SvgReading extends FirstPart {
	text: string;
}

export interface ScratchCostume {
	name: string;
	/** A data URL; null if the picture is missing, too large or too costly to draw. */
	address: string | null;
}

export interface ScratchSound extends ScratchCostume {
	/** Null if the project does not tell. */
	seconds: number | null;
}

/** A variable or a list with the value that was saved. */
export interface ScratchValue {
	name: string;
	value: string;
}

/** The stage or a sprite. */
export interface ScratchTarget {
	stage: boolean;
	name: string;
	scripts: readonly Script[];
	costumes: readonly ScratchCostume[];
	sounds: readonly ScratchSound[];
	variables: readonly ScratchValue[];
	lists: readonly ScratchValue[];
}

export interface Sb3Reading extends FirstPart {
	/** A project of Scratch 2 may carry the name of one of Scratch 3. Its sprites are not read. */
	version: 2 | 3;
	targets: readonly ScratchTarget[];
}

/** A project of Scratch 3 as blocks of this app. */
export interface BlocksReading {
	parsed: ParsedProgram;
	/** The sprite or the stage that the program is of, and the others that have one. */
	sprite: string;
	others: readonly string[];
	/** Blocks without a meaning here, by their words. */
	leftOut: readonly { words: string; count: number }[];
	/** Sentences about what is not as in Scratch. */
	notes: readonly string[];
}

export interface Readings {
	text: TextReading;
	code: CodeReading;
	markdown: MarkdownReading;
	docx: DocxReading;
	xlsx: XlsxReading;
	zip: ZipReading;
	svg: SvgReading;
	sb3: Sb3Reading;
	blocks: BlocksReading;
}

export type ReadingKind = keyof Readings;

/** Kinds that a preview shows. */
export type PreviewKind = Exclude<ReadingKind, 'blocks'>;

export type Bytes = Uint8Array<ArrayBuffer>;

/** `ext` is the file name's extension, which tells the language of a program. */
export type Readers = { readonly [Kind in ReadingKind]: (bytes: Bytes, ext: string) => Readings[Kind] | Promise<Readings[Kind]> };

/** Longest time in milliseconds that a file may take to be read, once it and the code for it are there, or a page to be drawn. */
export const LONGEST = 20_000;

/** Pixels of one picture that are decoded: more would stop the page for seconds and take gigabytes. */
export const MAX_PIXELS = 100_000_000;

/** The file needs more time, memory or elements than a preview may use, and no part of it can be shown. */
export class TooLarge extends Error {
	override name = 'TooLarge';
}
