/** The form in which Blockly opens a program, made of what this app knows alone: kinds of blocks, their slots, and values that a field can have. */
import type { Block, BlockProgram, FieldValue } from './block-program.ts';
import type { Part } from './kind.ts';
import { KINDS } from './kinds.ts';

export interface BlockState {
	type: string;
	id?: string;
	x?: number;
	y?: number;
	fields?: Record<string, FieldValue | { id: string }>;
	inputs?: Record<string, { block?: BlockState; shadow?: BlockState }>;
	next?: { block: BlockState };
	extraState?: { name?: string; params: readonly { name: string; id: string }[] | readonly string[] };
}

export interface WorkspaceState {
	blocks: { languageVersion: 0; blocks: readonly BlockState[] };
	variables: readonly { name: string; id: string }[];
}

/** Blocks of unknown types are left out, with what they hold; what follows them stays. */
export function stateOf({ stacks }: BlockProgram): WorkspaceState {
	const variables = new Set<string>();
	const blocks = stacks.flatMap(({ x, y, blocks }) => {
		const first = chainState(blocks, variables);
		return first ? [{ ...first, x, y }] : [];
	});
	return { blocks: { languageVersion: 0, blocks }, variables: [...variables].map((name) => ({ name, id: name })) };
}

/** The block that fills an empty slot. Null if the slot stays empty. */
export function paleBlock(part: Part | undefined): BlockState | null {
	if (!part || !('slot' in part) || part.pale === undefined) return null;
	return typeof part.pale === 'number' ? { type: 'number', fields: { NUM: part.pale } } : { type: 'text', fields: { TEXT: part.pale } };
}

function chainState(chain: readonly Block[], variables: Set<string>): BlockState | null {
	// From the end, since each block holds the one that follows.
	return chain.reduceRight<BlockState | null>((next, block) => {
		if (!KINDS.has(block.type)) return next;
		return { ...blockState(block, variables), ...(next && { next: { block: next } }) };
	}, null);
}

function blockState(block: Block, variables: Set<string>): BlockState {
	const { type, id, parameters } = block;
	const parts: Readonly<Record<string, Part>> = KINDS.get(type)?.parts ?? {};
	const fields = Object.entries(parts).flatMap(([name, part]): [string, FieldValue | { id: string }][] => {
		const value = block.fields[name];
		if (value === undefined) return [];
		if (!('variable' in part)) return isPossible(part, value) ? [[name, value]] : [];
		variables.add(String(value));
		return [[name, { id: String(value) }]];
	});
	const slots = [...Object.keys(parts).filter((name) => isSlot(parts[name])), ...parameters.map((_, index) => `ARG${index}`)];
	const inputs = slots.flatMap((name): [string, { block?: BlockState; shadow?: BlockState }][] => {
		const chain = block.inputs[name] ?? [];
		const inner = chainState(chain, variables);
		const pale = chain[0]?.isPale ? inner : paleBlock(parts[name]);
		const own = chain[0]?.isPale ? null : inner;
		return pale || own ? [[name, { ...(pale && { shadow: pale }), ...(own && { block: own }) }]] : [];
	});
	return {
		type,
		...(id !== '' && { id }),
		...(fields.length > 0 && { fields: Object.fromEntries(fields) }),
		...(inputs.length > 0 && { inputs: Object.fromEntries(inputs) }),
		...(type.startsWith('procedures_') && { extraState: signatureOf(block, variables) }),
	};
}

function signatureOf({ type, fields, parameters }: Block, variables: Set<string>): NonNullable<BlockState['extraState']> {
	if (type.startsWith('procedures_call')) return { name: String(fields.NAME ?? ''), params: parameters };
	for (const name of parameters) variables.add(name);
	return { params: parameters.map((name) => ({ name, id: name })) };
}

const isSlot = (part: Part | undefined): boolean => part !== undefined && ('slot' in part || 'body' in part);

function isPossible(part: Part, value: FieldValue): boolean {
	if ('choice' in part) return part.choice.some(([, each]) => each === value);
	if ('number' in part) return typeof value === 'number' && Number.isFinite(value);
	return typeof value === 'string';
}
