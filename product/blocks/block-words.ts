import type { Block } from './block-program.ts';
import type { Part } from './kind.ts';
import { argumentSlots, isCall } from './kinds/functions.ts';
import { KINDS } from './kinds.ts';

/** Describes a block in Chinese, up to its body: `重复 4 次`. */
export function wordsOf(block: Block): string {
	const { type, parameters } = block;
	const kind = KINDS.get(type);
	if (!kind) return '不认识的积木';
	const parts: Readonly<Record<string, Part>> = kind.parts;
	const [body] = Object.entries(parts).find(([, part]) => 'body' in part) ?? [];
	const [head = ''] = kind.words.split(` {${body}}`);
	const words = head.replaceAll(/\{(\w+)\}/g, (_, name: string) => partWords(block, name, parts[name]));
	const given = isCall(type) ? argumentSlots(block).map((slot) => slotWords(block, slot)) : parameters;
	return given.length > 0 ? `${words}（${given.join('，')}）` : words;
}

function partWords(block: Block, name: string, part: Part | undefined): string {
	const value = block.fields[name] ?? '';
	if (!part || 'slot' in part) return slotWords(block, name);
	const chosen = 'choice' in part ? part.choice.find(([, each]) => each === value) : undefined;
	return chosen?.[0] ?? String(value);
}

function slotWords({ inputs }: Block, slot: string): string {
	const [inner] = inputs[slot] ?? [];
	return inner ? wordsOf(inner) : '（空）';
}

/** In quotation marks; a text in the block has the inner ones. */
export const quotedWords = (block: Block): string => `“${wordsOf(block).replaceAll('“', '‘').replaceAll('”', '’')}”`;
