/**
 * Programs of blocks as people write them: a line says what its block says (`words` of `KINDS`), lines in a body are indented, and a value that is a block
 * stands in brackets. Texts stand in “quotes”; a word that is nothing else is a variable.
 *
 *     把 和 设成 0
 *     重复 (读入一个整数) 次
 *       把 和 增加 (读入一个整数)
 *     输出 (“一共 ” 接上 和)
 */
import type { Block, BlockProgram, FieldValue } from './block-program.ts';
import type { Kind, Part } from './kind.ts';
import { KINDS } from './kinds.ts';

/** Pixels from the upper left corner, and from one stack to the next. */
const MARGIN = 24;
const STACK_WIDTH = 360;

export function readWords(text: string): BlockProgram {
	const lines = parseLines(text);
	const definitions = lines.filter(({ text }) => text.startsWith(DEFINE) || text.startsWith(RESULT));
	const main = lines.filter((line) => !definitions.includes(line));
	const reader = new WordReader(new Set(definitions.map(({ text }) => text.slice(DEFINE.length))));
	const start = reader.block('start', {}, {});
	const stacks = [[start, ...reader.chain(main)], ...reader.chain(definitions).map((block) => [block])];
	return {
		stacks: stacks.map((blocks, index) => ({ x: MARGIN + index * STACK_WIDTH, y: MARGIN, blocks })),
	};
}

/** Begin the lines of a function. */
const DEFINE = '定义 ';
const RESULT = '得到 ';

interface Line {
	text: string;
	body: Line[];
}

function parseLines(text: string): Line[] {
	const top: Line[] = [];
	const open = [{ indent: -1, body: top }];
	for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
		const indent = line.length - line.trimStart().length;
		while ((open.at(-1)?.indent ?? -1) >= indent) open.pop();
		const parsed: Line = { text: line.trim(), body: [] };
		open.at(-1)?.body.push(parsed);
		open.push({ indent, body: parsed.body });
	}
	return top;
}

/** The words of a kind up to a body or the end: `重复 {TIMES} 次`, then the body. */
interface Segment {
	pattern: RegExp;
	names: readonly string[];
	body: string | null;
}

interface Sentence {
	type: string;
	kind: Kind;
	segments: readonly Segment[];
}

/** Kinds that are written without words: as a number, a text in quotes, or the name of a variable or a function. */
const WORDLESS: ReadonlySet<string> = new Set(['number', 'text', 'variable', 'procedures_callnoreturn', 'procedures_callreturn']);

/** The longest come first, so that 否则 belongs to its 如果. */
const SENTENCES: readonly Sentence[] = [...KINDS]
	.filter(([type]) => !WORDLESS.has(type))
	.map(([type, kind]) => ({ type, kind, segments: segmentsOf(kind) }))
	.sort((one, other) => other.segments.length - one.segments.length);

/** A body is on lines of its own. */
function segmentsOf({ words, parts }: Kind): Segment[] {
	const segments: Segment[] = [];
	let pattern = '';
	let names: string[] = [];
	const end = (body: string | null): void => {
		segments.push({ pattern: new RegExp(`^${pattern.trim()}$`), names, body });
		pattern = '';
		names = [];
	};
	for (const piece of words.split(/(\{\w+\})/)) {
		const name = /^\{(\w+)\}$/.exec(piece)?.[1];
		const part = name === undefined ? undefined : parts[name];
		if (name === undefined || part === undefined) pattern += piece;
		else if ('body' in part) end(name);
		else {
			pattern += 'choice' in part ? `(${part.choice.map(([word]) => word.replace('+', '\\+')).join('|')})` : '(\\S+)';
			names.push(name);
		}
	}
	if (pattern.trim() !== '') end(null);
	return segments;
}

class WordReader {
	private blocks = 0;
	/** Blocks that stand in brackets or quotes, by the mark that stands in their place. */
	private readonly values = new Map<string, Block>();
	private readonly functions: ReadonlySet<string>;

	constructor(functions: ReadonlySet<string>) {
		this.functions = functions;
	}

	block(type: string, fields: Block['fields'], inputs: Block['inputs'], isShadow = false): Block {
		this.blocks += 1;
		return { id: `b${this.blocks}`, type, fields, inputs, parameters: [], isShadow };
	}

	chain(lines: readonly Line[]): Block[] {
		const blocks: Block[] = [];
		let rest = lines.map(({ text, body }) => ({ text: this.withoutValues(text), body }));
		for (let [first] = rest; first; [first] = rest) {
			const { block, length } = this.sentence(rest) ?? { block: this.call('procedures_callnoreturn', first.text), length: 1 };
			blocks.push(block);
			rest = rest.slice(length);
		}
		return blocks;
	}

	private sentence(lines: readonly Line[]): { block: Block; length: number } | null {
		for (const { type, kind, segments } of SENTENCES) {
			const found = segments.map(({ pattern }, index) => pattern.exec(lines[index]?.text ?? ''));
			if (found.some((match) => match === null)) continue;
			const said = segments.flatMap(({ names }, index) => names.map((name, at): [string, string] => [name, found[index]?.[at + 1] ?? '']));
			const bodies = segments.flatMap(({ body }, index): [string, Block[]][] =>
				body === null ? [] : [[body, this.chain(lines[index]?.body ?? [])]],
			);
			return { block: this.filled(type, kind, said, bodies), length: segments.length };
		}
		return null;
	}

	private filled(type: string, { parts }: Kind, said: readonly [string, string][], bodies: readonly [string, Block[]][]): Block {
		const fields: [string, FieldValue][] = [];
		const inputs: [string, readonly Block[]][] = [...bodies];
		for (const [name, word] of said) {
			const part = parts[name];
			if (!part) continue;
			if ('slot' in part) inputs.push([name, [this.value(word, part)]]);
			else if ('choice' in part) fields.push([name, part.choice.find(([each]) => each === word)?.[1] ?? '']);
			else fields.push([name, word]);
		}
		return this.block(type, Object.fromEntries(fields), Object.fromEntries(inputs));
	}

	private call(type: 'procedures_callnoreturn' | 'procedures_callreturn', name: string): Block {
		if (!this.functions.has(name)) throw new Error(`No block says 「${name}」.`);
		return this.block(type, { NAME: name }, {});
	}

	/** The line with a mark in place of each text and each pair of brackets, the innermost first. */
	private withoutValues(text: string): string {
		let flat = text.replaceAll(/“([^”]*)”/g, (_, quoted: string) => this.mark(this.block('text', { TEXT: quoted }, {})));
		for (let before = ''; before !== flat; ) {
			before = flat;
			flat = flat.replace(/\(([^()]*)\)/, (_, inner: string) => this.mark(this.inner(inner)));
		}
		return flat;
	}

	private inner(text: string): Block {
		return this.sentence([{ text, body: [] }])?.block ?? this.call('procedures_callreturn', text);
	}

	private mark(block: Block): string {
		const mark = `#${this.values.size}`;
		this.values.set(mark, block);
		return mark;
	}

	/** A number or a text is a shadow block where the slot has one, so that another block can be put over it. */
	private value(word: string, part: Part): Block {
		const isShadow = 'shadow' in part;
		const block = this.values.get(word);
		if (block) return { ...block, isShadow: isShadow && block.type === 'text' };
		if (/^-?[\d.]+$/.test(word)) return this.block('number', { NUM: Number(word) }, {}, isShadow);
		return this.block('variable', { VAR: word }, {});
	}
}
