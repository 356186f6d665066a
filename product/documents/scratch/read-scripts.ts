import { isRecord } from '#src/lib/is-record.ts';
import { type Block, type BlockPart, type BlockShape, blockIcons, type Script } from './block.ts';
import { blockWords, categoryOf } from './block-words.ts';
import { menuWord } from './menu-words.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** Blocks that are still read. One count serves all sprites of a project. */
export interface Room {
	blocks: number;
}

/** Blocks within blocks. The drawing and the copy from the worker call themselves for each level. */
const MAX_LEVELS = 40;
const MAX_NAME = 200;
const COLOUR = /^#[0-9a-f]{6}$/i;
/** Types of a value that is no block, as the file format numbers them. */
const COLOUR_VALUE = 9;
const TEXT_VALUE = 10;
const BROADCAST = 11;
export const VARIABLE = 12;
export const LIST = 13;

export const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {});
export const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const nameOf = (value: unknown): string =>
	typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, MAX_NAME) : '';
export const numberOf = (value: unknown): number => (Number.isFinite(Number(value)) ? Number(value) : 0);

/** The scripts of a sprite from top to bottom. A block is read once, so a chain that leads back into itself ends there. */
export function readScripts(blocks: Fields, room: Room): Script[] {
	const reader = createReader(blocks, room);
	return topsOf(blocks)
		.map(([id, block]) => (Array.isArray(block) ? looseValue(block) : reader.script(id, 0)))
		.filter((script) => script.length > 0);
}

/** The first blocks of the scripts of a sprite, from top to bottom, each with its id. A value without a block is an array. */
export const topsOf = (blocks: Fields): [id: string, block: unknown][] =>
	Object.entries(blocks)
		.filter(([, block]) => Array.isArray(block) || (isRecord(block) && block.topLevel === true && block.shadow !== true))
		.sort(([, one], [, other]) => heightOf(one) - heightOf(other));

const heightOf = (block: unknown): number => numberOf(Array.isArray(block) ? block[4] : fieldsOf(block).y);

/** A variable or a list that lies in the workspace on its own. */
function looseValue(value: readonly unknown[]): Script {
	const part = literal('', value);
	return part?.kind === 'block' ? [part.block] : [];
}

function createReader(blocks: Fields, room: Room) {
	const seen = new Set<string>();

	function script(first: unknown, level: number): Script {
		const read: Block[] = [];
		for (let id = nameOf(first); id !== '' && !seen.has(id); id = nameOf(fieldsOf(blocks[id]).next)) {
			if (!isRecord(blocks[id]) || room.blocks <= 0) break;
			read.push(block(id, level));
		}
		return read;
	}

	function block(id: string, level: number, place: BlockShape = 'stack'): Block {
		seen.add(id);
		room.blocks -= 1;
		const source = fieldsOf(blocks[id]);
		const opcode = nameOf(source.opcode);
		if (level > MAX_LEVELS) return { category: 'grey', shape: place, parts: [{ kind: 'text', text: '（套得太深，没有画出）' }] };
		if (opcode === 'procedures_definition') return definition(source);
		if (opcode === 'procedures_call') return { category: 'custom', shape: 'stack', parts: called(source, level) };
		const known = blockWords.get(opcode);
		if (!known) return unknownBlock(opcode, source, level, place);
		const continues = opcode === 'control_stop' && nameOf(itemsOf(fieldsOf(source.fields).STOP_OPTION)[0]).startsWith('other');
		return {
			category: categoryOf(opcode),
			shape: continues ? 'stack' : known.shape,
			parts: partsOf(known.words, source, level),
		};
	}

	function partsOf(words: string, source: Fields, level: number): BlockPart[] {
		return words
			.split(/([{<]\w+[}>]|@\w+)/)
			.map((word) => word.trim())
			.filter(Boolean)
			.map((word): BlockPart => {
				const icon = blockIcons.find((name) => word === `@${name}`);
				if (icon) return { kind: 'icon', name: icon };
				const name = /^[{<](\w+)[}>]$/.exec(word)?.[1];
				if (name === undefined) return { kind: 'text', text: word };
				return name.startsWith('SUBSTACK') ? mouth(name, source, level) : input(name, source, level, word.startsWith('<'));
			});
	}

	const mouth = (name: string, source: Fields, level: number): BlockPart => ({
		kind: 'script',
		script: script(itemsOf(fieldsOf(source.inputs)[name])[1], level + 1),
	});

	function input(name: string, source: Fields, level: number, condition: boolean): BlockPart {
		const field = itemsOf(fieldsOf(source.fields)[name]);
		if (field.length > 0) return { kind: 'value', shape: 'dropdown', value: menuWord(name, nameOf(field[0])) };
		const value = itemsOf(fieldsOf(source.inputs)[name])[1];
		const empty: BlockPart = { kind: 'value', shape: condition ? 'boolean' : 'string', value: '' };
		if (Array.isArray(value)) return literal(name, value) ?? empty;
		const id = nameOf(value);
		const inner = fieldsOf(blocks[id]);
		if (inner.shadow === true) return shadow(inner) ?? empty;
		if (!isRecord(blocks[id]) || seen.has(id) || room.blocks <= 0) return empty;
		return { kind: 'block', block: block(id, level + 1, condition ? 'boolean' : 'reporter') };
	}

	function unknownBlock(opcode: string, source: Fields, level: number, place: BlockShape): Block {
		const names = [...Object.keys(fieldsOf(source.fields)), ...Object.keys(fieldsOf(source.inputs))].slice(0, MAX_LEVELS);
		const parts = names.map((name) => (name.startsWith('SUBSTACK') ? mouth(name, source, level) : input(name, source, level, false)));
		const shape = parts.some(({ kind }) => kind === 'script') ? 'c-block' : place;
		return { category: 'grey', shape, parts: [{ kind: 'text', text: `不认识的积木 ${opcode}` }, ...parts] };
	}

	function definition(source: Fields): Block {
		const prototype = fieldsOf(blocks[nameOf(itemsOf(fieldsOf(source.inputs).custom_block)[1])]);
		const { proccode, argumentnames } = fieldsOf(prototype.mutation);
		const names = listIn(argumentnames);
		const parts = labelsOf(proccode, (index, condition): BlockPart => {
			const text: BlockPart = { kind: 'text', text: names[index] ?? '' };
			return { kind: 'block', block: { category: 'custom-arg', shape: condition ? 'boolean' : 'reporter', parts: [text] } };
		});
		const outline: Block = { category: 'custom', shape: 'outline', parts };
		return {
			category: 'custom',
			shape: 'define-hat',
			parts: [
				{ kind: 'text', text: '定义' },
				{ kind: 'block', block: outline },
			],
		};
	}

	function called(source: Fields, level: number): BlockPart[] {
		const { proccode, argumentids } = fieldsOf(source.mutation);
		const ids = listIn(argumentids);
		return labelsOf(proccode, (index, condition) => input(ids[index] ?? '', source, level, condition));
	}

	return { script };
}

/** `跳 %s 高`: words, and a place for each argument. */
const labelsOf = (proccode: unknown, argument: (index: number, condition: boolean) => BlockPart): BlockPart[] => {
	let index = -1;
	return nameOf(proccode)
		.split(/(%[sbn])/)
		.map((word) => word.trim())
		.filter(Boolean)
		.map((word) => {
			if (!/^%[sbn]$/.test(word)) return { kind: 'text', text: word };
			index += 1;
			return argument(index, word === '%b');
		});
};

/** A list of names, written as JSON in JSON. */
export function listIn(text: unknown): string[] {
	try {
		return itemsOf(JSON.parse(String(text))).map(nameOf);
	} catch {
		return [];
	}
}

function literal(input: string, [type, value]: readonly unknown[]): BlockPart | null {
	const name = nameOf(value);
	switch (type) {
		case COLOUR_VALUE:
			return colour(name);
		case TEXT_VALUE:
			return { kind: 'value', shape: 'string', value: menuWord(input, name) };
		case BROADCAST:
			return { kind: 'value', shape: 'number-dropdown', value: name };
		case VARIABLE:
		case LIST: {
			const category = type === VARIABLE ? 'variables' : 'list';
			return { kind: 'block', block: { category, shape: 'reporter', parts: [{ kind: 'text', text: name }] } };
		}
		default:
			return typeof type === 'number' ? { kind: 'value', shape: 'number', value: menuWord(input, name) } : null;
	}
}

const colour = (value: string): BlockPart =>
	COLOUR.test(value) ? { kind: 'value', shape: 'color', value } : { kind: 'value', shape: 'string', value };

/** A dropdown that may be covered by a block. */
function shadow({ fields }: Fields): BlockPart | null {
	const [name, field] = Object.entries(fieldsOf(fields))[0] ?? [];
	if (name === undefined) return null;
	const value = nameOf(itemsOf(field)[0]);
	if (name === 'COLOUR') return colour(value);
	if (name === 'NUM' || name === 'TEXT') return { kind: 'value', shape: name === 'NUM' ? 'number' : 'string', value };
	return { kind: 'value', shape: 'number-dropdown', value: menuWord(name, value) };
}
