/**
 * A program of blocks, as Blockly saves it: https://developers.google.com/blockly/guides/configure/web/serialization. It may come from a file or a server,
 * so everything is checked here, and a hostile one ends in a sentence. Nothing of it is evaluated.
 */

export type FieldValue = string | number | boolean;

export interface Block {
	/** Unique in its program. */
	id: string;
	/** Key of `KINDS`, or a type that this app does not know. */
	type: string;
	/** Values of a field of a variable are its name. */
	fields: Readonly<Record<string, FieldValue>>;
	/** A slot for a value has one block; a body has the blocks of its chain. */
	inputs: Readonly<Record<string, readonly Block[]>>;
	/** Of a call or a definition of a function. */
	parameters: readonly string[];
	/** A shadow block, as Blockly calls it: it fills a slot until another block is put there. */
	isShadow: boolean;
}

/** Blocks that hang together, and the place of the first one. */
export interface Stack {
	x: number;
	y: number;
	blocks: readonly Block[];
}

export interface BlockProgram {
	stacks: readonly Stack[];
}

export type ParsedProgram = { program: BlockProgram; error: null } | { program: null; error: string };

/** A child's program has tens. */
export const MOST_BLOCKS = 2000;
/** Blocks with their shadow blocks: a block has five slots at most. */
const MOST_WITH_SHADOWS = 5 * MOST_BLOCKS;
/** Parameters of one function. */
export const MOST_PARAMETERS = 20;
/** Blocks within blocks. Blockly reads them by recursion. */
export const MOST_NESTED = 60;
/** Loops within loops: Python compiles no more. */
const MOST_LOOPS = 20;

export const LOOPS: ReadonlySet<string> = new Set(['repeat', 'count', 'each', 'while', 'forever']);

/** Types of shadow blocks: they hold nothing. */
const SHADOWS: ReadonlySet<string> = new Set(['number', 'text']);

/** The name of a variable or a parameter without one. */
export const UNNAMED = '变量';
/** The farthest that a stack may be from the origin, in pixels. */
const FARTHEST = 100_000;

type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const recordOf = (value: unknown): Json => (isJson(value) ? value : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const placeOf = (value: unknown): number => (typeof value === 'number' && Math.abs(value) <= FARTHEST ? value : 0);
const isField = (value: unknown): value is FieldValue => ['string', 'number', 'boolean'].includes(typeof value);

/** Its message is a sentence for the child. */
export class BlockError extends Error {}

export const tooDeep = (): BlockError => new BlockError(`积木套得太深了，最多 ${MOST_NESTED} 层`);
export const tooMany = (): BlockError => new BlockError(`积木太多了，最多 ${MOST_BLOCKS} 块`);

export function parseProgram(json: string): ParsedProgram {
	try {
		return { program: readProgram(JSON.parse(json)), error: null };
	} catch (error) {
		return { program: null, error: error instanceof BlockError ? error.message : '这不是积木程序' };
	}
}

function readProgram(state: unknown): BlockProgram {
	if (!isJson(state) || !isJson(state.blocks)) throw new BlockError('这不是积木程序');
	const names = new Map(listOf(state.variables).map((each) => [textOf(recordOf(each).id), textOf(recordOf(each).name)]));
	const ids = new Set<string>();
	const uniqueId = (id: string): string => {
		const unique = id === '' || ids.has(id) ? `${id} ${ids.size}` : id;
		ids.add(unique);
		return unique;
	};
	let size = 0;
	let sizeWithShadows = 0;
	const readChain = (first: unknown, { depth, loops }: Place): Block[] => {
		if (depth > MOST_NESTED) throw tooDeep();
		if (loops > MOST_LOOPS) throw new BlockError(`循环套得太深了，最多 ${MOST_LOOPS} 层`);
		const chain: Block[] = [];
		// A loop, since a chain may be long; a JSON text has no cycles.
		for (let next: unknown = first; next !== undefined; next = recordOf(recordOf(next).next).block) {
			if (!isJson(next) || textOf(next.type) === '') throw new BlockError('有一块积木读不懂');
			size += 1;
			chain.push(readBlock(next, { depth, loops }));
		}
		return chain;
	};
	const readInput = (input: unknown, place: Place): Block[] => {
		const { block, shadow } = recordOf(input);
		if (block !== undefined || !isJson(shadow) || !SHADOWS.has(textOf(shadow.type))) return readChain(block ?? shadow, place);
		return [{ ...readBlock({ ...shadow, inputs: {} }, place), isShadow: true }];
	};
	const readBlock = (json: Json, { depth, loops }: Place): Block => {
		sizeWithShadows += 1;
		if (size > MOST_BLOCKS || sizeWithShadows > MOST_WITH_SHADOWS) throw tooMany();
		const { params, name } = recordOf(json.extraState);
		const parameters = listOf(params).map((each) => (isJson(each) ? (names.get(textOf(each.id)) ?? textOf(each.name)) : textOf(each)));
		if (parameters.length > MOST_PARAMETERS) throw new BlockError(`一块积木最多有 ${MOST_PARAMETERS} 个参数`);
		const inner: Place = { depth: depth + 1, loops: loops + (LOOPS.has(textOf(json.type)) ? 1 : 0) };
		const inputs = Object.entries(recordOf(json.inputs)).map(([key, input]): [string, Block[]] => [key, readInput(input, inner)]);
		const fields = Object.entries(recordOf(json.fields)).flatMap(([key, value]): [string, FieldValue][] => {
			if (isField(value)) return [[key, value]];
			const id = textOf(recordOf(value).id);
			return [[key, names.get(id) ?? textOf(recordOf(value).name)]];
		});
		return {
			id: uniqueId(textOf(json.id)),
			type: textOf(json.type),
			fields: Object.fromEntries(textOf(name) === '' ? fields : [...fields, ['NAME', textOf(name)]]),
			inputs: Object.fromEntries(inputs),
			parameters: distinctNames(parameters),
			isShadow: false,
		};
	};
	const stacks = listOf(state.blocks.blocks).map((block) => {
		const { x, y } = recordOf(block);
		return { x: placeOf(x), y: placeOf(y), blocks: readChain(block, { depth: 0, loops: 0 }) };
	});
	return { stacks };
}

/** Numbers of blocks and of loops around a block. */
interface Place {
	depth: number;
	loops: number;
}

/** Python takes no two parameters of one name. */
function distinctNames(names: readonly string[]): string[] {
	const given: string[] = [];
	for (const name of names) given.push(freeName(name.trim() || UNNAMED, (each) => given.includes(each)));
	return given;
}

/** The name itself, or with a number behind it if it is taken. */
export function freeName(wanted: string, isTaken: (name: string) => boolean): string {
	let name = wanted;
	for (let count = 2; isTaken(name); count += 1) name = `${wanted}${count}`;
	return name;
}

/** The blocks and every block in them, in the order in which they are read. */
export function* everyBlock(blocks: Iterable<Block>): Generator<Block> {
	for (const block of blocks) {
		yield block;
		for (const inner of Object.values(block.inputs)) yield* everyBlock(inner);
	}
}

export const blocksOf = ({ stacks }: BlockProgram): Block[] => stacks.flatMap(({ blocks }) => blocks);
