/** Reads a project of Scratch 3, or of an editor that writes the same form, such as mBlock, as a program of blocks. Nothing of it runs. */
import { readTargets } from '#app/documents/read/read-sb3.ts';
import type { BlocksReading, Bytes } from '#app/documents/read/readings.ts';
import { blockWords } from '#app/documents/scratch/block-words.ts';
import { type Fields, fieldsOf, itemsOf, nameOf } from '#app/documents/scratch/read-scripts.ts';
import { isRecord } from '#src/lib/is-record.ts';
import { type Block, BlockError, everyBlock, type ParsedProgram, parseProgram, type Stack } from '../block-program.ts';
import { stateOf } from '../block-state.ts';
import { KINDS } from '../kinds.ts';
import { type ConvertedScripts, convertScripts, isFlag } from './convert-scripts.ts';
import { isNumeric, type ScratchBlock, typedBlock } from './scratch-block.ts';

/** Of the saved items of a list. */
const MOST_ITEMS = 100;

const SEVERAL = '几段“当绿旗被点击”会一段做完再做下一段';

/** Throws if the file is no archive or has no project in it. */
export function readBlocks(bytes: Bytes): BlocksReading {
	const targets = readTargets(bytes);
	if (!targets) return refused('这是 Scratch 2 的作品，请用 Scratch 打开后另存为新的格式');
	const sprites = targets
		.map((target): Sprite => ({ target, blocks: fieldsOf(target.blocks), name: target.isStage === true ? '舞台' : nameOf(target.name) }))
		.filter(({ blocks }) => flagsIn(blocks) > 0);
	if (sprites.length === 0) return refused('这个作品里没有开头的积木，例如“当绿旗被点击”');
	try {
		const [chosen, scripts] = richestOf(sprites);
		return {
			parsed: programOf(scripts, savedIn([...targets.filter(({ isStage }) => isStage === true), chosen.target], scripts)),
			sprite: chosen.name,
			others: sprites.filter((sprite) => sprite !== chosen).map(({ name }) => name),
			leftOut: leftOutOf(scripts),
			notes: [...scripts.notes, ...(scripts.flags.length > 1 ? [SEVERAL] : [])],
		};
	} catch (error) {
		if (error instanceof BlockError) return refused(error.message);
		throw error;
	}
}

interface Sprite {
	target: Fields;
	blocks: Fields;
	name: string;
}

/** The sprite with the most scripts below a flag, and of those the one with the most blocks that have a meaning here. */
function richestOf(sprites: readonly Sprite[]): [Sprite, ConvertedScripts] {
	const most = Math.max(...sprites.map(({ blocks }) => flagsIn(blocks)));
	const [richest] = sprites
		.filter(({ blocks }) => flagsIn(blocks) === most)
		.map((sprite): [Sprite, ConvertedScripts] => [sprite, convertScripts(sprite.blocks)])
		.sort(([, one], [, other]) => other.size - one.size);
	if (!richest) throw new RangeError('no sprite has a script');
	return richest;
}

const refused = (error: string): BlocksReading => ({
	parsed: { program: null, error },
	sprite: '',
	others: [],
	leftOut: [],
	notes: [],
});

const flagsIn = (blocks: Fields): number =>
	Object.values(blocks).filter((block) => isRecord(block) && isFlag(block) && block.topLevel === true).length;

function leftOutOf({ leftOut }: ConvertedScripts): BlocksReading['leftOut'] {
	return [...leftOut].map(([opcode, count]) => {
		const known = blockWords.get(opcode);
		if (!known) return { words: `不认识的积木 ${opcode}`, count };
		const words = known.words
			.replaceAll(/@\w+|\{SUBSTACK2?\}/g, '')
			.replaceAll(/[{<]\w+[}>]/g, '…')
			.replaceAll(/\s+/g, ' ')
			.trim();
		return { words: known.shape === 'hat' ? `${words}（整段）` : words, count };
	});
}

type Saved = ReadonlyMap<string, unknown>;

/** Values that were saved with the project, by the variable that has them here. Those of the sprite are last. */
const savedIn = (targets: readonly Fields[], { nameOfList }: ConvertedScripts): Saved =>
	new Map(
		targets.flatMap(({ variables, lists }): [string, unknown][] => [
			...savedValues(variables),
			...savedValues(lists).map(([name, items]): [string, unknown] => [nameOfList(name), items]),
		]),
	);

const savedValues = (saved: unknown): [name: string, value: unknown][] =>
	Object.values(fieldsOf(saved))
		.map(itemsOf)
		.map(([name, value]) => [nameOf(name), value]);

/** Goes through the form that Blockly opens, which has the limits of every program. */
function programOf({ flags, definitions, make }: ConvertedScripts, saved: Saved): ParsedProgram {
	// A loop without an end would keep the next one from running.
	const [first = [], ...rest] = flags.toSorted((one, other) => Number(isEndless(one)) - Number(isEndless(other)));
	const [start, ...blocks] = first;
	const all = [...flags.flat(), ...definitions];
	const begun = [
		...(start ? [start] : []),
		...firstValues(all, saved, make),
		...(movesBeforePen(blocks, all) ? [make('pen_up')] : []),
		...blocks,
	];
	const stacks = below([begun, ...rest, ...definitions.map((definition) => [definition])]);
	return parseProgram(JSON.stringify(stateOf({ stacks })));
}

const isEndless = (blocks: readonly Block[]): boolean => blocks.some(({ type }) => type === 'forever');

const MOVES: ReadonlySet<string> = new Set(['forward', 'go_to']);
const PENS: ReadonlySet<string> = new Set(['pen_up', 'pen_down']);

/** In Scratch a pen is up at first, here it is down. */
function movesBeforePen(blocks: readonly Block[], all: readonly Block[]): boolean {
	if (![...everyBlock(all)].some(({ type }) => MOVES.has(type))) return false;
	const first = [...everyBlock(blocks)].find(({ type }) => MOVES.has(type) || PENS.has(type) || type === 'procedures_callnoreturn');
	return first !== undefined && !PENS.has(first.type);
}

/** Blocks that give variables the values that the project was saved with, unless a script sets them. */
function firstValues(blocks: readonly Block[], saved: Saved, make: ScratchBlock['make']): Block[] {
	const every = [...everyBlock(blocks)];
	const namesIn = (found: readonly Block[]): string[] =>
		found.flatMap(({ fields }) => (fields.VAR === undefined ? [] : String(fields.VAR)));
	const set = new Set(namesIn(every.filter(({ type }) => type === 'set' || type === 'count')));
	const used = new Set(namesIn(every));
	for (const name of [...set, ...every.flatMap(({ parameters }) => parameters)]) used.delete(name);
	return [...used].flatMap((name) => {
		const value = saved.get(name);
		if (Array.isArray(value)) return value.slice(0, MOST_ITEMS).map((item) => make('append', { VAR: name }, { VALUE: [savedBlock(item)] }));
		return ['', '0'].includes(nameOf(value)) ? [] : [make('set', { VAR: name }, { VALUE: [savedBlock(value)] })];
	});
}

const savedBlock = (value: unknown): Block => typedBlock(isNumeric(nameOf(value)) ? Number(value) : nameOf(value));

/** Pixels of a block with those below it, and between stacks. */
const HEIGHT = 48;
const GAP = 48;
const LEFT = 24;

/** Places stacks below one another. */
function below(stacks: readonly (readonly Block[])[]): Stack[] {
	let y = LEFT;
	return stacks.map((blocks) => {
		const stack = { x: LEFT, y, blocks };
		y += heightOf(blocks) + GAP;
		return stack;
	});
}

const heightOf = (blocks: readonly Block[]): number =>
	[...everyBlock(blocks)].filter(({ type }) => ['statement', 'top'].includes(KINDS.get(type)?.is ?? '')).length * HEIGHT;
