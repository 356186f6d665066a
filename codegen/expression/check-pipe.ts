import type { Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { suggestName } from '#codegen/diagnostics/did-you-mean.ts';
import { isTime } from './assignable.ts';
import type { Ast, PipeAst } from './ast.ts';
import { binaryType } from './check-operators.ts';
import { checkPath, type PathContext } from './check-path.ts';
import { joinTypes, membersOf, withoutNull } from './join-types.ts';
import { pathsIn } from './paths-in.ts';
import { DATE_TOKENS, type PipeInput, type PipeModel, type PipeParameter, pipes } from './pipes.ts';
import { describeType, type TimeKind, type ValueType } from './value-type.ts';

export interface PipeContext extends PathContext {
	dictionaries: ReadonlyMap<string, unknown>;
	onLabel: OnLabel;
	onTime: OnTime;
}

/** Called for each pipe that writes a time with `x-time` in its schema. */
export type OnTime = (pipe: PipeAst, kind: TimeKind) => void;

/** Called for each value that `| dict` labels, with the location of the dictionary's name. */
export type OnLabel = (dictionary: string, value: ValueType, at: SourceSpan) => void;

const UNKNOWN: ValueType = { kind: 'unknown' };

export function pipeType(ast: PipeAst, value: ValueType, args: readonly ValueType[], context: PipeContext): ValueType {
	const pipe = Object.hasOwn(pipes, ast.name) ? pipes[ast.name] : undefined;
	if (!pipe) return reportUnknownPipe(ast, context.report);
	if (!takes(pipe.takes, value)) {
		const message = `\`| ${ast.name}\` takes ${INPUTS[pipe.takes].text}, but this is ${describeType(value)}.`;
		context.report({ code: 'wrong-argument', message, at: ast.value.at });
		return typeof pipe.yields === 'function' ? UNKNOWN : pipe.yields;
	}
	checkArguments(ast, pipe, args, context);
	const [type] = ast.args;
	if (ast.name === 'date' || ast.name === 'span') noteTime(ast, ast.name === 'span' ? [value, ...args] : [value], context);
	if (pipe.takes === 'list of objects or numbers') return summedType(ast, pipe, value, context);
	if (ast.name === 'dict' && type?.kind === 'literal') context.onLabel(String(type.value), value, type.at);
	if (typeof pipe.yields !== 'function') return pipe.yields;
	const field = fieldType(ast, value, context);
	if (ast.name === 'where') checkCompared(ast, field, args, context.report);
	return pipe.yields(field, value);
}

/** The value is compared with the field as by `==`. */
function checkCompared({ value: list, args: [, value] }: PipeAst, field: ValueType, types: readonly ValueType[], report: Report): void {
	const type = types[1];
	if (value && type) binaryType({ kind: 'binary', operator: '==', left: list, right: value, at: value.at }, field, type, report);
}

function noteTime(ast: PipeAst, times: readonly ValueType[], { report, onTime }: PipeContext): void {
	const kinds = new Set(times.flatMap(membersOf).map((type) => (type.kind === 'string' ? type.time : undefined)));
	const [kind] = kinds;
	if (kinds.size > 1 || kind === 'mixed') {
		const message = `\`| ${ast.name}\` would write times of different kinds: \`x-time\` in the API document gives them different clocks.`;
		report({
			code: 'mixed-times',
			message,
			hint: 'Write each with a pipe of its own, or give both fields the same `x-time`.',
			at: ast.nameAt,
		});
	} else if (kind !== undefined) onTime(ast, kind);
}

/** The field that a pipe names with a literal, as in `| each('id')`; null if the pipe takes no field, or the argument is no literal. */
export function fieldNamed(ast: PipeAst): { name: string; at: SourceSpan } | null {
	const index = Object.hasOwn(pipes, ast.name) ? (pipes[ast.name]?.parameters.findIndex(({ takes }) => takes === 'field') ?? -1) : -1;
	const arg = ast.args[index];
	return arg?.kind === 'literal' && typeof arg.value === 'string' ? { name: arg.value, at: arg.at } : null;
}

/** The type of a list's items, or of the values of an object with `additionalProperties`. */
const entryOf = (type: ValueType): ValueType => {
	if (type.kind === 'array') return type.items;
	return type.kind === 'object' && type.entries ? type.entries() : UNKNOWN;
};

/** The type of a sum or mean. A list of objects needs the name of a field, a list of numbers takes none. */
function summedType(ast: PipeAst, { yields }: PipeModel, value: ValueType, context: PipeContext): ValueType {
	const items = membersOf(value).map(entryOf);
	const item = items.length > 0 ? withoutNull(items.reduce(joinTypes)) : UNKNOWN;
	const [argument] = ast.args;
	const report = (message: string, at: SourceSpan, hint?: string): void =>
		context.report({ code: 'wrong-argument', message, at, ...(hint ? { hint } : {}) });
	const result = (type: ValueType): ValueType => (typeof yields === 'function' ? yields(withoutNull(type), value) : yields);
	if (item.kind === 'unknown') return result(UNKNOWN);
	if (item.kind !== 'object') {
		if (argument) report(`The items are numbers, which have no fields: \`| ${ast.name}\` takes no argument here.`, argument.at);
		return result(item);
	}
	if (!argument) {
		const hint = `Name a field of them, as in \`| ${ast.name}('…')\`.`;
		report(`\`| ${ast.name}\` reckons with numbers, but each item is ${describeType(item)}.`, ast.nameAt, hint);
		return result(UNKNOWN);
	}
	const field = fieldType(ast, value, context);
	if (field.kind !== 'unknown' && !membersOf(field).every(isNumber))
		report(`\`| ${ast.name}\` reckons with numbers, but this field is ${describeType(field)}.`, argument.at);
	return result(field);
}

/** The type of the named field, checked like the path `entry.<field>`. */
function fieldType(ast: PipeAst, value: ValueType, context: PipeContext): ValueType {
	const field = fieldNamed(ast);
	const members = membersOf(value).map(entryOf);
	if (!field || members.length === 0) return UNKNOWN;
	const root = pathsIn(ast.value)[0]?.path.steps[0]?.name ?? '';
	const entry = { name: 'entry', at: ast.value.at };
	return checkPath(
		{ kind: 'path', steps: [entry, field], at: field.at },
		{
			...context,
			scope: new Map([[entry.name, withoutNull(members.reduce(joinTypes))]]),
			onRead: (read) => context.onRead(read, root),
		},
	);
}

interface InputRule {
	text: string;
	accepts: (type: ValueType) => boolean;
}

const isText = (type: ValueType): boolean => type.kind === 'string';
const isNumber = (type: ValueType): boolean => type.kind === 'number';
const isObjects = (items: ValueType): boolean => items.kind === 'unknown' || membersOf(items).every(({ kind }) => kind === 'object');
const isPlain = (type: ValueType): boolean => type.kind === 'unknown' || type.kind === 'string' || type.kind === 'number';

const INPUTS: Readonly<Record<PipeInput, InputRule>> = {
	time: { text: 'a time', accepts: isTime },
	number: { text: 'a number', accepts: isNumber },
	code: { text: 'a coded value', accepts: (type) => isPlain(type) || type.kind === 'boolean' },
	list: {
		text: 'a list of texts or numbers',
		accepts: (type) => type.kind === 'array' && (isPlain(type.items) || membersOf(type.items).every(isPlain)),
	},
	'list of objects': { text: 'a list of objects', accepts: (type) => type.kind === 'array' && isObjects(type.items) },
	'list of objects or numbers': {
		text: 'a list of objects or of numbers',
		accepts: (type) => type.kind === 'array' && (isObjects(type.items) || membersOf(type.items).every(isNumber)),
	},
	'keyed object': {
		text: 'an object whose schema has `additionalProperties`, which say what it keeps under each key',
		accepts: (type) => type.kind === 'object' && type.entries !== undefined,
	},
	countable: { text: 'a list or text', accepts: (type) => type.kind === 'array' || type.kind === 'string' },
	text: { text: 'text', accepts: isText },
	key: { text: 'text or a number', accepts: isPlain },
	digits: { text: 'a whole number of digits', accepts: (type) => type.kind === 'number' && type.integer !== false },
	dictionary: { text: 'the name of a dictionary', accepts: isText },
	field: { text: 'the name of a field in single quotes', accepts: isText },
	value: { text: 'text, a number, or true or false', accepts: (type) => isPlain(type) || type.kind === 'boolean' },
};

/** Null is accepted: every pipe defines a result for it. */
const takes = (input: PipeInput, type: ValueType): boolean => membersOf(type).every(INPUTS[input].accepts);

interface GivenArgument {
	arg: Ast;
	type: ValueType;
}

function checkArguments(ast: PipeAst, pipe: PipeModel, args: readonly ValueType[], context: PipeContext): void {
	const extra = ast.args[pipe.parameters.length];
	if (extra) {
		const names = pipe.parameters.map(({ name }) => name).join(', ');
		const message = `\`| ${ast.name}\` takes ${names ? `only ${names}` : 'no arguments'}, but ${ast.args.length} given.`;
		context.report({ code: 'wrong-argument', message: message.replace('but 1 given', 'but one is given'), at: extra.at });
		return;
	}
	for (const [index, parameter] of pipe.parameters.entries()) {
		const arg = ast.args[index];
		const type = args[index];
		if (!arg || !type) {
			if (parameter.optional) return;
			context.report({
				code: 'wrong-argument',
				message: `\`| ${ast.name}\` needs its argument \`${parameter.name}\`, ${INPUTS[parameter.takes].text}.`,
				hint: `Write \`${ast.name}('…')\`.`,
				at: ast.nameAt,
			});
			return;
		}
		checkArgument(ast, parameter, { arg, type }, context);
	}
}

function checkArgument(ast: PipeAst, { name, takes: input }: PipeParameter, { arg, type }: GivenArgument, context: PipeContext): void {
	if (input === 'dictionary') return checkDictionary(arg, type, context);
	const what = `\`${name}\` of \`| ${ast.name}\` is ${INPUTS[input].text}`;
	if (input === 'field' && (arg.kind !== 'literal' || typeof arg.value !== 'string'))
		context.report({ code: 'wrong-argument', message: `${what}.`, at: arg.at });
	else if (type.kind === 'null' || !takes(input, type))
		context.report({ code: 'wrong-argument', message: `${what}, but this is ${describeType(type)}.`, at: arg.at });
	else if (name === 'format') checkFormat(arg, context.report);
}

/** Letters that are not a token are printed literally, so `yyyy` or `dd` is a mistake. */
function checkFormat(arg: Ast, report: Report): void {
	if (arg.kind !== 'literal' || typeof arg.value !== 'string') return;
	const strange = /[A-Za-z]+/.exec(arg.value.replaceAll(new RegExp(DATE_TOKENS.join('|'), 'g'), ' '))?.[0];
	if (strange === undefined) return;
	const near = DATE_TOKENS.find((token) => token !== strange && token.toLowerCase() === strange.toLowerCase());
	report({
		code: 'wrong-argument',
		message: `\`${strange}\` means nothing in the format of a date.`,
		hint: near ? `Did you mean \`${near}\`?` : `It knows ${DATE_TOKENS.join(' ')}.`,
		at: arg.at,
	});
}

/** Dictionary names must be literals: the dictionaries of a page must be known at compile time. */
function checkDictionary(arg: Ast, type: ValueType, { dictionaries, report }: PipeContext): void {
	if (arg.kind !== 'literal' || typeof arg.value !== 'string') {
		if (type.kind === 'unknown' && arg.kind === 'path') return;
		report({ code: 'wrong-argument', message: '`| dict` takes the name of a dictionary in single quotes.', at: arg.at });
		return;
	}
	if (dictionaries.has(arg.value)) return;
	const names = [...dictionaries.keys()];
	const known = names.length > 0 ? `Known are: ${names.join(', ')}.` : 'app.yaml lists none under `dictionaries`.';
	report({
		code: 'unknown-dictionary',
		message: `No dictionary is called \`${arg.value}\` in app.yaml.`,
		...suggestName({ name: arg.value, at: arg.at, candidates: names, otherwise: known }),
	});
}

function reportUnknownPipe(ast: PipeAst, report: Report): ValueType {
	const names = Object.keys(pipes);
	const unknown = { name: ast.name, at: ast.nameAt, candidates: names, otherwise: `The pipes are: ${names.join(', ')}.` };
	report({ code: 'unknown-pipe', message: `No pipe is called \`${ast.name}\`.`, ...suggestName(unknown) });
	return UNKNOWN;
}
