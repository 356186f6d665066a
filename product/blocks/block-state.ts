/** The form in which Blockly opens a program, made of what this app knows alone: kinds of blocks, their slots, and values that a field can have. */
import { type Block, type BlockProgram, type FieldValue, freeName, UNNAMED } from './block-program.ts';
import type { Kind, Part, Shape } from './kind.ts';
import { argumentSlots, isCall, isOfFunctions } from './kinds/functions.ts';
import { KINDS } from './kinds.ts';

export interface BlockState {
	type: string;
	id?: string;
	x?: number;
	y?: number;
	fields?: Record<string, FieldValue | { id: string }>;
	inputs?: Record<string, InputState>;
	next?: { block: BlockState };
	extraState?: { name?: string; params: readonly { name: string; id: string }[] | readonly string[] };
}

interface InputState {
	block?: BlockState;
	shadow?: BlockState;
}

export interface WorkspaceState {
	blocks: { languageVersion: 0; blocks: readonly BlockState[] };
	variables: readonly { name: string; id: string }[];
}

/** Blocks are left out, with what they hold, where they would not fit: of unknown types, and values among statements. What follows them stays. */
export function stateOf({ stacks }: BlockProgram): WorkspaceState {
	const variables = new VariableIds();
	const blocks = stacks.flatMap(({ x, y, blocks }) => {
		const first = stackState(blocks, variables);
		return first ? [{ ...first, x, y }] : [];
	});
	return { blocks: { languageVersion: 0, blocks }, variables: variables.all() };
}

/** Blockly takes no two variables whose names differ in capitals alone, and none without a name. */
class VariableIds {
	private readonly given = new Map<string, string>();
	private readonly taken = new Set<string>();

	of(name: string): string {
		const known = this.given.get(name);
		if (known !== undefined) return known;
		const free = freeName(name.trim() || UNNAMED, (each) => this.taken.has(each.toLowerCase()));
		this.taken.add(free.toLowerCase());
		this.given.set(name, free);
		return free;
	}

	all(): { name: string; id: string }[] {
		return [...this.given.values()].map((name) => ({ name, id: name }));
	}
}

/** The block that fills an empty slot. Null if the slot stays empty. */
export function shadowBlock(part: Part | undefined): BlockState | null {
	if (!part || !('slot' in part) || part.shadow === undefined) return null;
	return typeof part.shadow === 'number'
		? { type: 'number', fields: { NUM: part.shadow } }
		: { type: 'text', fields: { TEXT: part.shadow } };
}

/** A stack begins with any block; nothing hangs below a value or a definition. */
function stackState(blocks: readonly Block[], variables: VariableIds): BlockState | null {
	const [top, ...rest] = blocks;
	const kind = top && KINDS.get(top.type);
	if (!kind || kind.is === 'statement') return chainState(blocks, variables);
	const next = top.type === 'start' ? chainState(rest, variables) : null;
	return { ...blockState(top, variables), ...(next && { next: { block: next } }) };
}

function chainState(chain: readonly Block[], variables: VariableIds): BlockState | null {
	const statements = chain.filter(({ type }) => KINDS.get(type)?.is === 'statement');
	const end = statements.findIndex(({ type }) => endsChain(KINDS.get(type)));
	// From the end, since each block holds the one that follows.
	return statements
		.slice(0, end < 0 ? undefined : end + 1)
		.reduceRight<BlockState | null>((next, block) => ({ ...blockState(block, variables), ...(next && { next: { block: next } }) }), null);
}

const endsChain = (kind: Kind | undefined): boolean => kind?.is === 'statement' && kind.ends === true;

function blockState(block: Block, variables: VariableIds): BlockState {
	const { type, id } = block;
	const parts: Readonly<Record<string, Part>> = KINDS.get(type)?.parts ?? {};
	const fields = Object.entries(parts).flatMap(([name, part]): [string, FieldValue | { id: string }][] => {
		const value = block.fields[name];
		if (value === undefined) return [];
		if ('variable' in part) return [[name, { id: variables.of(String(value)) }]];
		return isPossible(part, value) ? [[name, value]] : [];
	});
	const args = isCall(type) ? argumentSlots(block).map((slot): [string, Part] => [slot, ARGUMENT]) : [];
	const inputs = [...Object.entries(parts), ...args].flatMap(([name, part]): [string, InputState][] => {
		const input = inputState(part, block.inputs[name] ?? [], variables);
		return input ? [[name, input]] : [];
	});
	return {
		type,
		...(id !== '' && { id }),
		...(fields.length > 0 && { fields: Object.fromEntries(fields) }),
		...(inputs.length > 0 && { inputs: Object.fromEntries(inputs) }),
		...(isOfFunctions(type) && { extraState: signatureOf(block, variables) }),
	};
}

const ARGUMENT: Part = { slot: 'any' };

/** Null if nothing is in it. */
function inputState(part: Part, chain: readonly Block[], variables: VariableIds): InputState | null {
	if ('body' in part) {
		const block = chainState(chain, variables);
		return block && { block };
	}
	if (!('slot' in part)) return null;
	const [inner] = chain;
	const state = inner && fits(part.slot, KINDS.get(inner.type)) ? blockState(inner, variables) : null;
	const shadow = state && inner?.isShadow ? state : shadowBlock(part);
	const block = inner?.isShadow ? null : state;
	return shadow || block ? { ...(shadow && { shadow }), ...(block && { block }) } : null;
}

function fits(slot: Shape, kind: Kind | undefined): boolean {
	if (!kind || kind.is === 'statement' || kind.is === 'top') return false;
	return slot === 'any' || kind.is === 'any' || kind.is === slot;
}

function signatureOf({ type, fields, parameters }: Block, variables: VariableIds): NonNullable<BlockState['extraState']> {
	const names = parameters.map((name) => variables.of(name));
	if (isCall(type)) return { name: String(fields.NAME ?? ''), params: names };
	return { params: names.map((name) => ({ name, id: name })) };
}

function isPossible(part: Part, value: FieldValue): boolean {
	if ('choice' in part) return part.choice.some(([, each]) => each === value);
	if ('number' in part) return typeof value === 'number' && Number.isFinite(value);
	return 'text' in part && typeof value === 'string';
}
