/** Writes programs of blocks for tests, in the form that Blockly saves. */
import { type BlockProgram, parseProgram } from '#app/blocks/block-program.ts';
import { writeBlockText } from '#app/blocks/block-text.ts';

type Given = number | string | boolean | SavedBlock | readonly SavedBlock[];

export interface SavedBlock {
	type: string;
	id: string;
	fields: Record<string, number | string | boolean | { name: string }>;
	inputs: Record<string, { block?: SavedBlock; shadow?: SavedBlock }>;
	extraState?: object;
	next?: { block: SavedBlock };
}

/** A block with its fields, slots and bodies: a block fills a slot, a list of blocks is a body. */
export function block(type: string, parts: Readonly<Record<string, Given>> = {}, extraState?: object): SavedBlock {
	const saved: SavedBlock = { type, id: type, fields: {}, inputs: {}, ...(extraState && { extraState }) };
	for (const [name, given] of Object.entries(parts)) {
		if (name === 'VAR') saved.fields[name] = { name: String(given) };
		else if (typeof given !== 'object') saved.fields[name] = given;
		else saved.inputs[name] = { block: Array.isArray(given) ? chain(given) : (given as SavedBlock) };
	}
	return saved;
}

export const number = (value: number): SavedBlock => block('number', { NUM: value });
export const text = (value: string): SavedBlock => block('text', { TEXT: value });
export const variable = (name: string): SavedBlock => block('variable', { VAR: name });
export const truth = (value: 'True' | 'False' = 'True'): SavedBlock => block('truth', { VALUE: value });
export const calculate = (a: SavedBlock, sign: string, b: SavedBlock): SavedBlock => block('calculate', { A: a, OP: sign, B: b });
export const compare = (a: SavedBlock, sign: string, b: SavedBlock): SavedBlock => block('compare', { A: a, OP: sign, B: b });
export const join = (...[first, second, ...rest]: readonly [SavedBlock, SavedBlock, ...SavedBlock[]]): SavedBlock => {
	const joined = block('join', { A: first, B: second });
	const [third, ...more] = rest;
	return third ? join(joined, third, ...more) : joined;
};
export const print = (value: SavedBlock): SavedBlock => block('print', { VALUE: value });
export const printOnLine = (value: SavedBlock, end = ''): SavedBlock => block('print_on_line', { VALUE: value, END: end });
export const set = (name: string, value: SavedBlock): SavedBlock => block('set', { VAR: name, VALUE: value });
export const change = (name: string, by: SavedBlock): SavedBlock => block('change', { VAR: name, DELTA: by });
export const item = (list: string, index: SavedBlock): SavedBlock => block('item', { VAR: list, INDEX: index });
export const when = (condition: SavedBlock, ...blocks: readonly SavedBlock[]): SavedBlock =>
	block('if', { CONDITION: condition, DO: blocks });
export const choose = (condition: SavedBlock, blocks: readonly SavedBlock[], otherwise: readonly SavedBlock[]): SavedBlock =>
	block('if_else', { CONDITION: condition, DO: blocks, ELSE: otherwise });
export const repeat = (times: SavedBlock, ...blocks: readonly SavedBlock[]): SavedBlock => block('repeat', { TIMES: times, DO: blocks });
export const count = (name: string, from: SavedBlock, to: SavedBlock, ...blocks: readonly SavedBlock[]): SavedBlock =>
	block('count', { VAR: name, FROM: from, WAY: 'up', TO: to, DO: blocks });
export const readNumber = (): SavedBlock => block('read_number', { AS: 'int' });

function chain([first, ...rest]: readonly SavedBlock[]): SavedBlock {
	if (!first) throw new Error('A chain has a block.');
	return rest.length === 0 ? first : { ...first, next: { block: chain(rest) } };
}

export const saved = (...stacks: readonly (readonly SavedBlock[])[]): string =>
	JSON.stringify({ blocks: { languageVersion: 0, blocks: stacks.map(chain) } });

/** A program that begins at its start. */
export const started = (...blocks: readonly SavedBlock[]): string => saved([block('start'), ...blocks]);

export function programOf(json: string): BlockProgram {
	const { program, error } = parseProgram(json);
	if (!program) throw new Error(error);
	return program;
}

/** A saved program as a draft, an answer or a judge keeps it. */
export const textOf = (json: string): string => writeBlockText(programOf(json));
