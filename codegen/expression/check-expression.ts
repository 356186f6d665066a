import type { Report, Span } from '#codegen/diagnostics/diagnostic.ts';
import { closest } from '#codegen/diagnostics/did-you-mean.ts';
import type { Ast, BinaryAst, PathAst, PipeAst } from './ast.ts';
import { isTime } from './assignable.ts';
import { joinTypes as unite, withoutNull } from './join-types.ts';
import { type PipeInput, pipes } from './pipes.ts';
import { describeType, type ValueType } from './value-type.ts';

const UNKNOWN: ValueType = { kind: 'unknown' };
const pathText = (path: PathAst): string => path.steps.map(({ name }) => name).join('.');

/** Names at the front of a path, each with its type. */
export type ScopeTypes = ReadonlyMap<string, ValueType>;

export interface ExpressionScope {
	scope: ScopeTypes;
	/** Types that `dict` may name, with the place of each. */
	dictionaries: ReadonlyMap<string, Span>;
}

/**
 * Types an expression. A mistake is reported once and makes the whole `unknown`, which fits everywhere, so that it causes no second
 * finding. A path that may be null needs `??`, `&&` or a condition before a field of it is read.
 */
export function checkExpression(ast: Ast, scope: ExpressionScope, report: Report): ValueType {
	return new Checker(scope, report).check(ast, new Set());
}

/** Paths that are known not to be null where an expression stands. */
type Known = ReadonlySet<string>;

class Checker {
	private readonly scope: ExpressionScope;
	private readonly report: Report;
	/** Above zero to the left of a `??`, where reading a field of null is meant. */
	private lenient = 0;

	constructor(scope: ExpressionScope, report: Report) {
		this.scope = scope;
		this.report = report;
	}

	check(ast: Ast, known: Known): ValueType {
		switch (ast.kind) {
			case 'literal':
				return literalType(ast.value);
			case 'path':
				return this.path(ast, known);
			case 'unary':
				return this.unary(ast.operator, ast.operand, known);
			case 'binary':
				return this.binary(ast, known);
			case 'conditional':
				this.check(ast.test, known);
				return unite(this.check(ast.yes, union(known, provenBy(ast.test, true))), this.check(ast.no, union(known, provenBy(ast.test, false))));
			case 'pipe':
				return this.pipe(ast, known);
		}
	}

	private path(ast: PathAst, known: Known): ValueType {
		const [root, ...rest] = ast.steps;
		if (!root) return UNKNOWN;
		const first = this.scope.scope.get(root.name);
		if (!first) {
			this.unknownName(root.name, root.at);
			return UNKNOWN;
		}
		let type: ValueType = first;
		let path = root.name;
		for (const segment of rest) {
			if (known.has(path)) type = withoutNull(type);
			const next: ValueType | null = this.field(type, segment, path);
			if (!next) return UNKNOWN;
			type = next;
			path += `.${segment.name}`;
		}
		return known.has(path) ? withoutNull(type) : type;
	}

	private field(type: ValueType, segment: { name: string; at: Span }, path: string): ValueType | null {
		if (type.kind === 'unknown') return null;
		if (type.kind !== 'object') {
			const hint = type.kind === 'array' ? 'A list is drawn by a block with a `source`; `| count` tells its length.' : 'Take the field off.';
			this.report({ code: 'unknown-field', message: `\`${path}\` is ${describeType(type)}, which has no fields.`, hint, at: segment.at });
			return null;
		}
		const field = type.fields().get(segment.name);
		if (!field) {
			if (!type.open) this.unknownField(type, segment, path);
			return null;
		}
		if (type.nullable && this.lenient === 0) {
			const hint = `Write \`${path}.${segment.name} ?? …\`, or check \`${path} != null\` first.`;
			this.report({ code: 'nullable-access', message: `\`${path}\` may be null, and null has no field \`${segment.name}\`.`, hint, at: segment.at });
			return null;
		}
		return field.optional || type.nullable ? { ...field.type, nullable: true } : field.type;
	}

	private unknownName(name: string, at: Span): void {
		const names = [...this.scope.scope.keys()];
		const near = closest(name, names);
		const hint = near ? `Did you mean \`${near}\`?` : `Here an expression may read: ${names.join(', ')}. Literal text stands in single quotes.`;
		this.report({ code: 'unknown-name', message: `\`${name}\` is not known here.`, hint, at });
	}

	private unknownField(type: Extract<ValueType, { kind: 'object' }>, segment: { name: string; at: Span }, path: string): void {
		const names = [...type.fields().keys()];
		const near = closest(segment.name, names);
		const listed = names.length > 12 ? `${names.slice(0, 12).join(', ')}, …` : names.join(', ');
		const owner = type.name ? `\`${type.name}\`` : `\`${path}\``;
		this.report({
			code: 'unknown-field',
			message: `\`${path}.${segment.name}\` does not exist: ${owner} has no such field.`,
			hint: near ? `Did you mean \`${near}\`?` : names.length > 0 ? `It has: ${listed}.` : 'It has no fields.',
			at: segment.at,
			...(type.at ? { related: [{ at: type.at, message: `${owner} has: ${listed}` }] } : {}),
		});
	}

	private unary(operator: '!' | '-', operand: Ast, known: Known): ValueType {
		const type = this.check(operand, known);
		if (operator === '!') return { kind: 'boolean' };
		this.wantNumber(type, operand.at, '-');
		return { kind: 'number' };
	}

	private binary(ast: BinaryAst, known: Known): ValueType {
		this.lenient += ast.operator === '??' ? 1 : 0;
		const left = this.check(ast.left, known);
		this.lenient -= ast.operator === '??' ? 1 : 0;
		const right = this.check(ast.right, union(known, ast.operator === '&&' ? provenBy(ast.left, true) : ast.operator === '||' ? provenBy(ast.left, false) : NOTHING));
		switch (ast.operator) {
			case '&&':
				return { ...unite(left, right), ...(left.nullable || right.nullable ? { nullable: true } : {}) };
			case '||':
				return unite(withoutNull(left), right);
			case '??':
				return unite(withoutNull(left), right);
			case '==':
			case '!=':
				this.equality(ast, left, right);
				return { kind: 'boolean' };
			case '<':
			case '<=':
			case '>':
			case '>=':
				if (!isComparable(left, right)) this.wrongOperand(`\`${ast.operator}\` compares two numbers or two texts, not ${describeType(left)} with ${describeType(right)}.`, ast.at);
				return { kind: 'boolean' };
			default:
				return this.arithmetic(ast, left, right);
		}
	}

	private arithmetic(ast: BinaryAst, left: ValueType, right: ValueType): ValueType {
		if (ast.operator === '+' && (left.kind === 'string' || right.kind === 'string')) {
			for (const [type, side] of [[left, ast.left], [right, ast.right]] as const) {
				if (type.kind === 'object' || type.kind === 'array') this.wrongOperand(`\`+\` joins texts and numbers, but this is ${describeType(type)}.`, side.at);
			}
			return { kind: 'string' };
		}
		this.wantNumber(left, ast.left.at, ast.operator);
		this.wantNumber(right, ast.right.at, ast.operator);
		return left.kind === 'unknown' || right.kind === 'unknown' ? UNKNOWN : { kind: 'number' };
	}

	private wantNumber(type: ValueType, at: Span, operator: string): void {
		if (type.kind !== 'number' && type.kind !== 'unknown') this.wrongOperand(`\`${operator}\` works on numbers, but this is ${describeType(type)}.`, at);
	}

	private wrongOperand(message: string, at: Span): void {
		this.report({ code: 'wrong-operand', message, at });
	}

	private equality(ast: BinaryAst, left: ValueType, right: ValueType): void {
		for (const [type, other] of [[left, ast.right], [right, ast.left]] as const) {
			if (type.kind !== 'string' || !type.values || other.kind !== 'literal' || typeof other.value !== 'string' || type.values.includes(other.value)) continue;
			const near = closest(other.value, type.values);
			const hint = near ? `Did you mean '${near}'?` : `It is one of: ${type.values.join(', ')}.`;
			this.report({ code: 'unknown-enum-value', message: `This is never '${other.value}'.`, hint, at: other.at });
			return;
		}
		if (!isComparable(left, right)) this.wrongOperand(`${describeType(left)} and ${describeType(right)} are never equal.`, ast.at);
	}

	private pipe(ast: PipeAst, known: Known): ValueType {
		const input = this.check(ast.value, known);
		const signature = Object.hasOwn(pipes, ast.name) ? pipes[ast.name] : undefined;
		if (!signature) {
			const near = closest(ast.name, Object.keys(pipes));
			const hint = near ? `Did you mean \`${near}\`?` : `The pipes are: ${Object.keys(pipes).join(', ')}.`;
			this.report({ code: 'unknown-pipe', message: `There is no pipe \`${ast.name}\`.`, hint, at: ast.nameAt });
			return UNKNOWN;
		}
		const fits = fitsPipe(input, signature.takes);
		if (!fits) this.wrongOperand(`\`${ast.name}\` cannot work on ${describeType(input)}.`, ast.value.at);
		this.pipeArguments(ast, known);
		return signature.yields;
	}

	private pipeArguments(ast: PipeAst, known: Known): void {
		const signature = pipes[ast.name];
		if (!signature) return;
		const { length } = ast.args;
		const required = signature.parameters.filter(({ optional }) => !optional).length;
		if (length < required || length > signature.parameters.length) {
			const wanted = required === signature.parameters.length ? `${required}` : `${required} to ${signature.parameters.length}`;
			this.report({ code: 'wrong-argument', message: `\`${ast.name}\` takes ${wanted} arguments, not ${length}.`, at: ast.nameAt });
			return;
		}
		ast.args.forEach((argument, index) => {
			const wanted = signature.parameters[index]?.takes;
			if (wanted === 'dictionary') return this.dictionary(argument);
			const type = this.check(argument, known);
			const kind = wanted === 'digits' ? 'number' : 'string';
			if (type.kind !== kind && type.kind !== 'unknown') this.report({ code: 'wrong-argument', message: `\`${ast.name}\` wants a ${wanted} here, but this is ${describeType(type)}.`, at: argument.at });
		});
	}

	private dictionary(argument: Ast): void {
		if (argument.kind !== 'literal' || typeof argument.value !== 'string') {
			this.report({ code: 'wrong-argument', message: '`dict` takes the name of a dictionary in quotes.', at: argument.at });
			return;
		}
		if (this.scope.dictionaries.has(argument.value)) return;
		const known = [...this.scope.dictionaries.keys()];
		const near = closest(argument.value, known);
		const hint = near ? `Did you mean '${near}'?` : 'app.yaml lists the types under `dictionaries`.';
		this.report({ code: 'unknown-dictionary', message: `There is no dictionary '${argument.value}'.`, hint, at: argument.at });
	}
}

const NOTHING: Known = new Set();

/** Paths that are not null once `test` came out as `outcome`. */
function provenBy(test: Ast, outcome: boolean): Known {
	if (test.kind === 'path') return outcome ? new Set([pathText(test)]) : NOTHING;
	if (test.kind === 'unary' && test.operator === '!') return provenBy(test.operand, !outcome);
	if (test.kind !== 'binary') return NOTHING;
	if ((test.operator === '&&' && outcome) || (test.operator === '||' && !outcome)) return union(provenBy(test.left, outcome), provenBy(test.right, outcome));
	if (test.operator !== '==' && test.operator !== '!=') return NOTHING;
	const [path, literal] = test.left.kind === 'path' ? [test.left, test.right] : [test.right, test.left];
	if (path.kind !== 'path' || literal.kind !== 'literal') return NOTHING;
	const equal = (test.operator === '==') === outcome;
	return (literal.value === null) !== equal ? new Set([pathText(path)]) : NOTHING;
}

function union(a: Known, b: Known): Known {
	if (b.size === 0) return a;
	return new Set([...a, ...b]);
}

function literalType(value: string | number | boolean | null): ValueType {
	if (value === null) return { kind: 'null' };
	if (typeof value === 'string') return { kind: 'string', values: [value] };
	return typeof value === 'number' ? { kind: 'number', integer: Number.isInteger(value) } : { kind: 'boolean' };
}

/** The type of one of two values. */

function fitsPipe(type: ValueType, takes: PipeInput): boolean {
	if (type.kind === 'unknown' || type.kind === 'null') return true;
	switch (takes) {
		case 'time':
			return isTime(type);
		case 'number':
		case 'digits':
			return type.kind === 'number';
		case 'code':
		case 'text':
		case 'dictionary':
			return type.kind === 'string' || type.kind === 'number';
		case 'list':
			return type.kind === 'array';
		case 'countable':
			return type.kind === 'array' || type.kind === 'string';
	}
}

/** Whether two values can ever be equal. */
function isComparable(a: ValueType, b: ValueType): boolean {
	return [a, b].some(({ kind }) => kind === 'unknown' || kind === 'null' || kind === 'union') || a.kind === b.kind;
}
