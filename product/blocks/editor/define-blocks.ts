/** Tells Blockly of our kinds of blocks. Of its own blocks, those of functions are used, which keep a definition and its calls alike. */
import 'blockly/blocks';
import { type Block, Blocks } from 'blockly/core';
import type { Kind, Part, Shape } from '../kind.ts';
import { isOfFunctions } from '../kinds/functions.ts';
import { KINDS } from '../kinds.ts';

const CHECKS: Readonly<Record<Shape, string | null>> = { number: 'Number', text: 'String', boolean: 'Boolean', list: 'Array', any: null };

export function defineBlocks(): void {
	for (const [type, kind] of KINDS) {
		if (isOfFunctions(type)) continue;
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
	return {
		type,
		...rowsOf(kind),
		inputsInline: true,
		style: type,
		tooltip: kind.is === 'top' ? kind.tooltip : `${kind.tooltip}。例如：${kind.example}`,
		...connectionsOf(kind),
	};
}

/** A row for each body, and one for the words and parts before it, since words would else stand beside the body. */
function rowsOf({ words, parts }: Kind): Record<string, string | object[]> {
	const bodies = Object.entries<Part>(parts).flatMap(([name, part]) => ('body' in part ? [`\\{${name}\\}`] : []));
	const rows = bodies.length === 0 ? [words] : words.split(new RegExp(`(${bodies.join('|')})`)).filter((row) => row.trim() !== '');
	return Object.assign({}, ...rows.map((row, index) => rowDefinition(row, index, parts)));
}

function rowDefinition(row: string, index: number, parts: Kind['parts']): Record<string, string | object[]> {
	const args: object[] = [];
	const message = row.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
		const part = parts[name];
		if (part) args.push({ name, ...argumentOf(part) });
		return `%${args.length}`;
	});
	return { [`message${index}`]: message, [`args${index}`]: args };
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
	if ('number' in part) return { type: 'field_number', value: part.number };
	return { type: 'field_input', text: part.text };
}
