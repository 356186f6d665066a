import { type Fields, fieldsOf, itemsOf, LIST, listIn, nameOf, numberOf, topsOf, VARIABLE } from '#app/documents/scratch/read-scripts.ts';
import { isRecord } from '#src/lib/is-record.ts';
import { type Block, freeName, MOST_BLOCKS, MOST_NESTED, tooDeep, tooMany } from '../block-program.ts';
import type { Shape } from '../kind.ts';
import { KINDS } from '../kinds.ts';
import { ANSWER, conversions } from './conversions.ts';
import { MBOT, MBOT_STARTS } from './mbot-conversions.ts';
import { isNumeric, type ScratchBlock, typedBlock } from './scratch-block.ts';

const FLAGS: ReadonlySet<string> = new Set(['event_whenflagclicked', MBOT_STARTS]);
const DEFINITION = 'procedures_definition';

/** In UTF-16 code units. */
const LONGEST_TEXT = 1000;

export interface ConvertedScripts {
	/** Scripts below a flag, each begun by its start. At least one if there is a flag. */
	flags: readonly (readonly Block[])[];
	definitions: readonly Block[];
	/** Blocks of all scripts. */
	size: number;
	/** How many blocks have no meaning here, by opcode. */
	leftOut: ReadonlyMap<string, number>;
	notes: ReadonlySet<string>;
	/** The variable of a list in Scratch. */
	nameOfList: (name: string) => string;
	/** Makes a block beside those of the scripts. */
	make: ScratchBlock['make'];
}

/** Where a block is in its script. */
interface Place {
	level: number;
	/** The loop around it, if there is one alone; `last`: nothing follows that loop. */
	loop: 'none' | 'last' | 'other';
}

const TOP: Place = { level: 0, loop: 'none' };
const LOOPS: ReadonlySet<string> = new Set([
	'control_repeat',
	'control_forever',
	'control_repeat_until',
	'control_while',
	'control_for_each',
]);

/** The scripts of a sprite as blocks of this app. Throws a `BlockError` if they are too many or nested too deep. */
export function convertScripts(blocks: Fields): ConvertedScripts {
	const numbers = new Set<string>();
	// Twice, since a script may set a variable before another one counts with it.
	convert(blocks, numbers);
	return convert(blocks, numbers);
}

function convert(blocks: Fields, numbers: Set<string>): ConvertedScripts {
	const seen = new Set<string>();
	const leftOut = new Map<string, number>();
	const notes = new Set<string>();
	const tops = topsOf(blocks).filter(([, top]) => isRecord(top));
	const functions = functionsIn(blocks);
	const nameOfList = listNames(blocks);
	const isRobot = Object.values(blocks).some((block) => nameOf(fieldsOf(block).opcode).startsWith(MBOT));
	let made = 0;

	const leaveOut = (opcode: string): void => void leftOut.set(opcode, (leftOut.get(opcode) ?? 0) + 1);

	const make: ScratchBlock['make'] = (type, fields = {}, inputs = {}) => {
		made += 1;
		if (made > MOST_BLOCKS) throw tooMany();
		return { id: `b${made}`, type, fields, inputs, parameters: [], isShadow: false };
	};

	function script(first: unknown, place: Place): Block[] {
		const chain: Block[] = [];
		for (let id = nameOf(first); isRecord(blocks[id]) && !seen.has(id); id = nameOf(fieldsOf(blocks[id]).next)) {
			const made = converted(id, place);
			if (made) chain.push(...made);
			else for (const input of mouthsOf(fieldsOf(blocks[id]))) chain.push(...script(input, { ...place, level: place.level + 1 }));
		}
		return chain;
	}

	/** Null if the block has no meaning here. */
	function converted(id: string, place: Place): readonly Block[] | null {
		seen.add(id);
		if (place.level > MOST_NESTED) throw tooDeep();
		const source = fieldsOf(blocks[id]);
		const opcode = nameOf(source.opcode);
		const reading = readingOf(source, place);
		const block = opcode === 'procedures_call' ? call(source, reading) : (conversions.get(opcode)?.(reading) ?? null);
		if (!block) leaveOut(opcode);
		return block && [block].flat();
	}

	function readingOf(source: Fields, place: Place): ScratchBlock {
		const inner: Place = { ...place, level: place.level + 1 };
		const input = (name: string): unknown => itemsOf(fieldsOf(source.inputs)[name])[1];
		const field = (name: string): string => nameOf(itemsOf(fieldsOf(source.fields)[name])[0]);
		const typed = (name: string): string | null => typedText(input(name), blocks);
		const blockIn = (name: string): Block | null => {
			const given = input(name);
			if (Array.isArray(given)) return given[0] === LIST ? variable(nameOfList(nameOf(given[1]))) : variable(nameOf(given[1]));
			const id = nameOf(given);
			return isRecord(blocks[id]) && !seen.has(id) ? (converted(id, inner)?.[0] ?? null) : null;
		};
		const variable = (name: string): Block => make('variable', { VAR: name });
		return {
			field,
			typed,
			opcodeIn: (name) => nameOf(fieldsOf(blocks[nameOf(input(name))]).opcode),
			make,
			numbers,
			list: (name) => nameOfList(field(name)),
			value(name, shape) {
				const text = typed(name);
				const block = text === null ? blockIn(name) : null;
				if (!block) return [filling(text ?? '', shape)];
				return [shape === 'any' ? block : asNumber(block)];
			},
			condition(name) {
				const block = blockIn(name);
				return block && ['boolean', 'any'].includes(shapeOf(block)) ? [block] : [];
			},
			body: (name) => script(input(name), { level: inner.level, loop: loopWithin(nameOf(source.opcode), place) }),
			note: (sentence) => void notes.add(sentence),
			endsWithLoop: place.loop === 'last',
			isRobot,
		};
	}

	/** Scratch makes numbers of texts as it needs them. */
	function asNumber(block: Block): Block {
		const isAnswer = block.fields.VAR === ANSWER;
		if (block.type === 'variable' && !isAnswer) numbers.add(String(block.fields.VAR));
		return ['number', 'any'].includes(shapeOf(block)) && !isAnswer ? block : make('as_number', { AS: 'int' }, { VALUE: [block] });
	}

	function call(source: Fields, { value }: ScratchBlock): Block | null {
		const { proccode, argumentids } = fieldsOf(source.mutation);
		const called = functions.get(nameOf(proccode));
		if (!called) return null;
		const ids = listIn(argumentids);
		const inputs = called.parameters.map((name, index): [string, readonly Block[]] => [
			`ARG${index}`,
			value(ids[index] ?? '', numbers.has(name) ? 'amount' : 'any'),
		]);
		return { ...make('procedures_callnoreturn', { NAME: called.name }, Object.fromEntries(inputs)), parameters: called.parameters };
	}

	function definition(source: Fields): Block[] {
		const defined = functions.get(proccodeOf(source, blocks));
		if (!defined) return [];
		const body = script(source.next, { ...TOP, level: 1 });
		return [{ ...make('procedures_defnoreturn', { NAME: defined.name }, { STACK: body }), parameters: defined.parameters }];
	}

	const sources = tops.map(([id, top]): [string, Fields] => [id, fieldsOf(top)]);
	const definitions = sources.filter(([, { opcode }]) => opcode === DEFINITION).flatMap(([, top]) => definition(top));
	const flags = sources.filter(([, top]) => isFlag(top)).map(([, { next }]) => [make('start'), ...script(next, TOP)]);
	for (const [, top] of sources)
		if (!isFlag(top) && top.opcode !== DEFINITION && isRecord(blocks[nameOf(top.next)])) leaveOut(nameOf(top.opcode));
	// A script of which nothing is left says nothing, unless it is the only one.
	const spoken = flags.filter(({ length }) => length > 1);
	return { flags: spoken.length > 0 ? spoken : flags.slice(0, 1), definitions, size: made, leftOut, notes, nameOfList, make };
}

/** Whether a script begins with the program. */
export const isFlag = ({ opcode }: Fields): boolean => FLAGS.has(nameOf(opcode));

const shapeOf = ({ type }: Block): Shape | 'statement' | 'top' => KINDS.get(type)?.is ?? 'any';

/** The first blocks in the mouths of a block. */
const mouthsOf = ({ inputs }: Fields): unknown[] =>
	Object.entries(fieldsOf(inputs)).flatMap(([name, input]) => (name.startsWith('SUBSTACK') ? [itemsOf(input)[1]] : []));

function loopWithin(opcode: string, { level, loop }: Place): Place['loop'] {
	if (!LOOPS.has(opcode)) return loop;
	// Nothing can follow a loop without an end, but something can follow the block that it is in.
	return loop === 'none' && level <= 1 && opcode === 'control_forever' ? 'last' : 'other';
}

/** What is typed into an input or chosen in it. Null for a block, a variable or a list. */
function typedText(given: unknown, blocks: Fields): string | null {
	if (Array.isArray(given)) return given[0] === VARIABLE || given[0] === LIST ? null : textOf(given[1]);
	const inner = fieldsOf(blocks[nameOf(given)]);
	return inner.shadow === true ? textOf(itemsOf(Object.values(fieldsOf(inner.fields))[0])[0]) : null;
}

const textOf = (value: unknown): string =>
	typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, LONGEST_TEXT) : '';

function filling(text: string, shape: 'any' | 'number' | 'amount'): Block {
	const isNumber = shape === 'number' || isNumeric(text) || (shape === 'amount' && text.trim() === '');
	return typedBlock(isNumber ? numberOf(text) : text);
}

interface ScratchFunction {
	name: string;
	parameters: readonly string[];
}

const proccodeOf = (definition: Fields, blocks: Fields): string => {
	const prototype = fieldsOf(blocks[nameOf(itemsOf(fieldsOf(definition.inputs).custom_block)[1])]);
	return nameOf(fieldsOf(prototype.mutation).proccode);
};

/** Functions by their words in Scratch, such as `跳 %s 高`. */
function functionsIn(blocks: Fields): ReadonlyMap<string, ScratchFunction> {
	const functions = new Map<string, ScratchFunction>();
	const names = new Set<string>();
	for (const block of Object.values(blocks)) {
		const { opcode, mutation } = fieldsOf(block);
		const { proccode, argumentnames } = fieldsOf(mutation);
		if (opcode !== 'procedures_prototype' || functions.has(nameOf(proccode))) continue;
		const words = nameOf(proccode)
			.replaceAll(/\s*%[sbn]\s*/g, ' ')
			.trim();
		const name = freeName(words || '我的积木', (each) => names.has(each));
		names.add(name);
		functions.set(nameOf(proccode), { name, parameters: listIn(argumentnames) });
	}
	return functions;
}

/** Names a list apart from a variable of the same name. */
function listNames(blocks: Fields): (name: string) => string {
	const variables = new Set(
		Object.values(blocks).flatMap((block) => {
			const { fields, inputs } = fieldsOf(block);
			const read = Object.values(fieldsOf(inputs)).map((input) => itemsOf(itemsOf(input)[1]));
			return [nameOf(itemsOf(fieldsOf(fields).VARIABLE)[0]), ...read.map(([type, name]) => (type === VARIABLE ? nameOf(name) : ''))];
		}),
	);
	return (name) => (variables.has(name) ? `${name}列表` : name);
}
