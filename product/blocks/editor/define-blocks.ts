/** Tells Blockly of our kinds of blocks. Of its own blocks, those of functions are used, which keep a definition and its calls alike. */
import 'blockly/blocks';
import { type Block, Blocks } from 'blockly/core';
import { toolboxes } from '#generated/collections/toolboxes.ts';
import type { Kind, Part, Shape } from '../kind.ts';
import { KINDS } from '../kinds.ts';

const CHECKS: Readonly<Record<Shape, string | null>> = { number: 'Number', text: 'String', boolean: 'Boolean', list: 'Array', any: null };

/** What a child can do with a block. */
const EXAMPLES: ReadonlyMap<string, string> = new Map(toolboxes.all.drawers.flatMap(({ blocks }) => Object.entries(blocks)));

export function defineBlocks(): void {
	for (const [type, kind] of KINDS) {
		if (type.startsWith('procedures_')) continue;
		const definition = definitionOf(type, kind);
		Blocks[type] = {
			init(this: Block) {
				this.jsonInit(definition);
				// Nothing would run without it, and no drawer has another one.
				if (type === 'start') this.setDeletable(false);
			},
		};
	}
	// Returns from the middle of a function are not taught.
	delete Blocks.procedures_ifreturn;
}

function definitionOf(type: string, kind: Kind) {
	const args: object[] = [];
	const message = kind.words.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
		const part = (kind.parts as Readonly<Record<string, Part>>)[name];
		if (part) args.push({ name, ...argumentOf(part) });
		return `%${args.length}`;
	});
	const example = EXAMPLES.get(type);
	return {
		type,
		message0: message,
		args0: args,
		inputsInline: true,
		style: type,
		tooltip: example ? `${kind.tooltip}。例如：${example}` : kind.tooltip,
		...connectionsOf(kind),
	};
}

function connectionsOf(kind: Kind) {
	switch (kind.is) {
		case 'top':
			return { nextStatement: null };
		case 'statement':
			return { previousStatement: null, ...(!kind.ends && { nextStatement: null }) };
		default:
			return { output: CHECKS[kind.is] };
	}
}

function argumentOf(part: Part) {
	if ('slot' in part) return { type: 'input_value', check: CHECKS[part.slot] };
	if ('body' in part) return { type: 'input_statement' };
	if ('choice' in part) return { type: 'field_dropdown', options: part.choice };
	if ('variable' in part) return { type: 'field_variable', variable: part.variable };
	if ('number' in part) return { type: 'field_number', value: part.number, min: part.least, max: part.most };
	return { type: 'field_input', text: part.text };
}
