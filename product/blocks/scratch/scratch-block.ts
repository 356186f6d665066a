/** A block of a project as the conversions read it, and what they write with it. */
import type { Block, FieldValue } from '../block-program.ts';

/** A block of a project, with what lies in it, read as blocks of this app. */
export interface ScratchBlock {
	/** The chosen value or the name in a field. */
	field(name: string): string;
	/** A list may have the name of a variable in Scratch. */
	list(field: string): string;
	/** What is typed into an input, or chosen in it. Null if a block lies there. */
	typed(input: string): string | null;
	/** The opcode of the block that lies in an input, '' if none does. */
	opcodeIn(input: string): string;
	/** For `number` and `amount`, a block that gives a text is put into one that makes a number of it. For `amount`, what is typed may stay a text. */
	value(input: string, shape: 'any' | 'number' | 'amount'): readonly Block[];
	condition(input: string): readonly Block[];
	body(input: string): readonly Block[];
	make(type: string, fields?: Readonly<Record<string, FieldValue>>, inputs?: Block['inputs']): Block;
	/** Names of variables that are used as numbers, as far as they are known. */
	numbers: Set<string>;
	/** A sentence about what is not as in Scratch. */
	note(sentence: string): void;
	/** The script ends where the loop around the block ends. */
	endsWithLoop: boolean;
	/** The scripts are those of a robot, not of a sprite on the stage. */
	isRobot: boolean;
}

/** Null if this use of the block has no meaning here. */
export type Conversion = (block: ScratchBlock) => Block | readonly Block[] | null;

/** Whether Scratch would take the text for a number, written as one writes numbers. */
export const isNumeric = (text: string | null): boolean => text !== null && /^-?\d+(\.\d+)?$/.test(text) && String(Number(text)) === text;

/** A value that is typed into a slot. */
export const typedBlock = (value: string | number): Block => ({
	id: '',
	...(typeof value === 'number' ? { type: 'number', fields: { NUM: value } } : { type: 'text', fields: { TEXT: value } }),
	inputs: {},
	parameters: [],
	isShadow: true,
});
