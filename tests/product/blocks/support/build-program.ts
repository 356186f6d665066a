/** Writes programs of blocks for tests, in the form that Blockly saves. */
import { parseProgram } from '#app/blocks/block-program.ts';
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

/** Written in capitals: slots and fields. A number or a text in `slots` fills a slot with a pale block. */
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

function chain([first, ...rest]: readonly SavedBlock[]): SavedBlock {
	if (!first) throw new Error('A chain has a block.');
	return rest.length === 0 ? first : { ...first, next: { block: chain(rest) } };
}

export const saved = (...stacks: readonly (readonly SavedBlock[])[]): string =>
	JSON.stringify({ blocks: { languageVersion: 0, blocks: stacks.map(chain) } });

/** A program that begins at its start. */
export const started = (...blocks: readonly SavedBlock[]): string => saved([block('start'), ...blocks]);

/** A saved program as a draft, an answer or a judge keeps it. */
export function textOf(json: string): string {
	const { program, error } = parseProgram(json);
	if (!program) throw new Error(error);
	return writeBlockText(program);
}
