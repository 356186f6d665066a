import { type Block, type BlockProgram, blocksOf, everyBlock, LOOPS } from './block-program.ts';
import { atom, type Expression, type Shape, type VariablePart, type Writer } from './kind.ts';
import { isDefinition, isOfFunctions } from './kinds/functions.ts';
import { KINDS } from './kinds.ts';
import { PythonNames } from './python-names.ts';

export interface PythonLine {
	text: string;
	/** Id of the block that says it; null for lines that the program needs around its blocks. */
	block: string | null;
}

export interface WrittenProgram {
	lines: readonly PythonLine[];
	/** Ids of blocks with an empty slot. */
	unfilled: readonly string[];
	/** Types that this app does not know. */
	unknown: readonly string[];
	/** Stacks that hang on no start, so that they do not run. */
	loose: number;
}

/** What stands in an empty slot. */
const EMPTY: Readonly<Record<Shape, string>> = { number: '0', text: "''", boolean: 'False', list: '[]', any: "''" };

const START = 'start';
/** Whether what hangs on this block is part of the program; other stacks lie beside it. */
export const isProgramTop = ({ type }: Block): boolean => type === START || isDefinition(type);
const CONDITIONS: ReadonlySet<string> = new Set(['if', 'if_else', 'if_two']);
const COUNTERS = ['i', 'j', 'k', 'm', 'n'];

/** The program in Python, as a teacher would write it: functions first, then what hangs on the start. */
export function toPython(program: BlockProgram): WrittenProgram {
	const writing = new Writing(program);
	return writing.whole();
}

class Writing {
	private readonly program: BlockProgram;
	private readonly names = new PythonNames();
	private readonly modules = new Set<string>();
	/** How often each variable is named. */
	private readonly uses: ReadonlyMap<string, number>;
	private readonly texts: ReadonlySet<string>;
	/** Variables that are lists of words. */
	private readonly words: ReadonlySet<string>;
	private readonly unfilled = new Set<string>();
	private readonly unknown = new Set<string>();
	private lines: PythonLine[] = [];
	private indent = 0;
	private counters = 0;
	private loops = 0;

	constructor(program: BlockProgram) {
		this.program = program;
		// Variables keep the best names, and no counter has the name of a function.
		this.uses = countVariables(blocksOf(program));
		this.texts = variablesThatAre(isTextKind, blocksOf(program));
		this.words = variablesThatAre((value) => value?.type === 'read_words', blocksOf(program));
		for (const variable of this.uses.keys()) this.names.of('variable', variable);
		for (const { type, parameters, fields } of everyBlock(blocksOf(program))) {
			for (const name of parameters) this.names.of('variable', name);
			if (isOfFunctions(type)) this.names.of('function', String(fields.NAME ?? ''));
		}
	}

	whole(): WrittenProgram {
		const { stacks } = this.program;
		const definitions = stacks.flatMap(({ blocks: [top] }) => (top && isDefinition(top.type) ? [top] : []));
		const main = stacks.flatMap(({ blocks: [top, ...rest] }) => (top?.type === START ? rest : []));
		const bodies = definitions.map((definition) => this.definition(definition));
		const run = this.collect(() => {
			for (const { name, first } of this.unset([...definitions, ...main])) this.add(`${this.names.of('variable', name)} = ${first}`, null);
			this.chain(main);
			if (this.modules.has('turtle')) this.add('turtle.done()', null);
		});
		const imports = [...this.modules].sort().map((name): PythonLine => ({ text: `import ${name}`, block: null }));
		const blank: PythonLine = { text: '', block: null };
		const parts = [imports, ...bodies, run].filter((part) => part.length > 0);
		return {
			lines: parts.flatMap((part, index) => (index === 0 ? part : [blank, ...part])),
			unfilled: [...this.unfilled],
			unknown: [...this.unknown],
			loose: stacks.filter(({ blocks: [top] }) => top && !isProgramTop(top)).length,
		};
	}

	private definition(block: Block): PythonLine[] {
		return this.collect(() => {
			const parameters = block.parameters.map((name) => this.names.of('variable', name));
			this.add(`def ${this.names.of('function', String(block.fields.NAME ?? ''))}(${parameters.join(', ')}):`, block.id);
			const shared = this.sharedIn(block).map((name) => this.names.of('variable', name));
			this.indent += 1;
			if (shared.length > 0) this.add(`global ${shared.join(', ')}`, null);
			this.indent -= 1;
			const kind = KINDS.get(block.type);
			if (kind?.is === 'top') kind.write(this.writerOf(block), block);
		});
	}

	/** Variables that the function writes and that others see. */
	private sharedIn(definition: Block): string[] {
		const inside = [...everyBlock([definition])];
		const usesInside = countVariables([definition]);
		const variables = inside.flatMap((block) => variableOf(block) ?? []);
		// A list whose items change is still the same list.
		const written = new Set(variables.filter(({ part }) => part.write && !part.list).map(({ name }) => name));
		return [...written].filter((name) => {
			if (definition.parameters.includes(name)) return false;
			const first = variables.find((variable) => variable.name === name);
			return usesInside.get(name) !== this.uses.get(name) || first?.part.write !== 'set';
		});
	}

	/** Variables that no block sets begin as they do for a child: with nothing. */
	private unset(tops: readonly Block[]): { name: string; first: string }[] {
		const blocks = [...everyBlock(tops)];
		const variables = blocks.flatMap((block) => variableOf(block) ?? []);
		const set = new Set([
			...variables.filter(({ part }) => part.write === 'set').map(({ name }) => name),
			...blocks.flatMap(({ parameters }) => parameters),
		]);
		const lists = new Set(variables.filter(({ part }) => part.list).map(({ name }) => name));
		return [...countVariables(tops).keys()].filter((name) => !set.has(name)).map((name) => ({ name, first: lists.has(name) ? '[]' : '0' }));
	}

	private collect(write: () => void): PythonLine[] {
		const before = this.lines;
		this.lines = [];
		write();
		const collected = this.lines;
		this.lines = before;
		return collected;
	}

	private add(text: string, block: string | null): void {
		this.lines.push({ text: '    '.repeat(this.indent) + text, block });
	}

	private chain(blocks: readonly Block[]): void {
		for (const block of blocks) this.statement(block);
	}

	private statement(block: Block): void {
		const kind = KINDS.get(block.type);
		if (kind?.is !== 'statement') {
			this.unknown.add(block.type);
			return this.add(`# 不认识的积木：${block.type.replace(/[^\w.-]+/g, ' ')}`, block.id);
		}
		const { counters, loops } = this;
		if (LOOPS.has(block.type)) this.loops += 1;
		kind.write(this.writerOf(block), block);
		this.counters = counters;
		this.loops = loops;
	}

	private body(blocks: readonly Block[], last: PythonLine | null = null): void {
		this.indent += 1;
		this.chain(blocks);
		if (last) this.add(last.text, last.block);
		// A comment of an unknown block is no statement.
		else if (!blocks.some(({ type }) => KINDS.get(type)?.is === 'statement')) this.add('pass', null);
		this.indent -= 1;
	}

	private otherwise(blocks: readonly Block[], block: string): void {
		const [only, ...more] = blocks;
		if (!only || more.length > 0 || !CONDITIONS.has(only.type)) {
			this.add('else:', block);
			return this.body(blocks);
		}
		const nested = this.collect(() => this.statement(only));
		this.lines.push(...nested.map((line, index) => (index === 0 ? { ...line, text: line.text.replace('if', 'elif') } : line)));
	}

	private expression(block: Block): Expression {
		const kind = KINDS.get(block.type);
		if (!kind || kind.is === 'statement' || kind.is === 'top') {
			this.unknown.add(block.type);
			return atom('None');
		}
		return kind.write(this.writerOf(block), block);
	}

	private isText(block: Block | undefined): boolean {
		// An empty slot of a text is an empty text.
		if (!block) return true;
		const name = variableOf(block)?.name ?? '';
		return isTextKind(block) || (block.type === 'variable' && this.texts.has(name)) || (block.type === 'item' && this.words.has(name));
	}

	private writerOf(block: Block): Writer {
		const part = (slot: string) => KINDS.get(block.type)?.parts[slot];
		return {
			value: (slot, order) => {
				const [inner] = block.inputs[slot] ?? [];
				if (!inner) {
					this.unfilled.add(block.id);
					const wanted = part(slot);
					return wanted && 'slot' in wanted ? (wanted.empty ?? EMPTY[wanted.slot]) : 'None';
				}
				const written = this.expression(inner);
				return written.order > order ? `(${written.text})` : written.text;
			},
			isText: (slot) => this.isText(block.inputs[slot]?.[0]),
			field: (name) => fieldOf(block, name),
			variable: (name) => this.names.of('variable', String(block.fields[name] ?? '')),
			function: (name) => this.names.of('function', String(block.fields[name] ?? '')),
			counter: () => {
				const wanted = COUNTERS[this.counters] ?? `i${this.counters}`;
				this.counters += 1;
				return this.names.unused(wanted);
			},
			line: (text) => this.add(text, block.id),
			body: (slot, last) => this.body(block.inputs[slot] ?? [], last === undefined ? null : { text: last, block: block.id }),
			otherwise: (slot) => this.otherwise(block.inputs[slot] ?? [], block.id),
			flat: (slot) => this.chain(block.inputs[slot] ?? []),
			isInLoop: () => this.loops > 0,
			uses: (module) => void this.modules.add(module),
		};
	}
}

interface NamedVariable {
	name: string;
	part: VariablePart;
}

/** The variable that the block names. */
function variableOf({ type, fields }: Block): NamedVariable | null {
	for (const [field, part] of Object.entries(KINDS.get(type)?.parts ?? {}))
		if ('variable' in part) return { name: String(fields[field] ?? ''), part };
	return null;
}

const isTextKind = (block: Block | undefined): boolean => block !== undefined && KINDS.get(block.type)?.is === 'text';

/** Variables that only ever get such values. */
function variablesThatAre(isWanted: (value: Block | undefined) => boolean, tops: readonly Block[]): Set<string> {
	const wanted = new Set<string>();
	const others = new Set<string>();
	for (const block of everyBlock(tops)) {
		for (const parameter of block.parameters) others.add(parameter);
		const variable = variableOf(block);
		if (!variable?.part.write) continue;
		const isSet = block.type === 'set' && isWanted(block.inputs.VALUE?.[0]);
		(isSet ? wanted : others).add(variable.name);
	}
	return new Set([...wanted].filter((name) => !others.has(name)));
}

function countVariables(tops: readonly Block[]): Map<string, number> {
	const counts = new Map<string, number>();
	for (const block of everyBlock(tops)) {
		const variable = variableOf(block);
		if (variable) counts.set(variable.name, (counts.get(variable.name) ?? 0) + 1);
	}
	return counts;
}

/** A value that the field may have; what comes from a file may have another, which must not reach the program. */
function fieldOf({ type, fields }: Block, name: string): string {
	const part = KINDS.get(type)?.parts[name];
	const value = fields[name];
	if (!part) return '';
	if ('choice' in part) return part.choice.find(([, each]) => each === value)?.[1] ?? part.choice[0]?.[1] ?? '';
	if ('number' in part) return typeof value === 'number' && Number.isFinite(value) ? numberText(value) : String(part.number);
	return typeof value === 'string' ? value : '';
}

/** JavaScript writes 1e21, Python reads it. */
const numberText = (value: number): string => String(Object.is(value, -0) ? 0 : value);

/** The text of a program. */
export const pythonOf = ({ lines }: Pick<WrittenProgram, 'lines'>): string => lines.map(({ text }) => `${text}\n`).join('');
