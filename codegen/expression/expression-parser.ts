import type { SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import type { Ast, BinaryAst, BinaryOperator, PathStep } from './ast.ts';
import type { SyntaxProblem, Token } from './tokenize.ts';

/** Lowest precedence first; all operators are left-associative. */
const LEVELS: readonly (readonly BinaryOperator[])[] = [
	['??'],
	['||'],
	['&&'],
	['==', '!='],
	['<', '<=', '>', '>='],
	['+', '-'],
	['*', '/', '%'],
];

const LITERALS: ReadonlyMap<string, true | false | null> = new Map([
	['true', true],
	['false', false],
	['null', null],
]);

/** Hints for operators of other languages. */
const WORDS: ReadonlyMap<string, string> = new Map([
	['and', '&&'],
	['or', '||'],
	['is', '=='],
	['eq', '=='],
]);

type SyntaxRemedy = Pick<SyntaxProblem, 'hint' | 'instead'>;

/** Limits recursion; real expressions stay far below it. */
const MAX_DEPTH = 100;

export class ExpressionSyntaxError extends Error {
	readonly problem: SyntaxProblem;

	constructor(problem: SyntaxProblem) {
		super(problem.message);
		this.problem = problem;
	}
}

/** Recursive descent parser that throws; `parseExpression` is the entry that does not. */
export class ExpressionParser {
	private readonly tokens: readonly Token[];
	private readonly span: (start: number, end: number) => SourceSpan;
	private position = 0;
	private depth = 0;

	constructor(tokens: readonly Token[], span: (start: number, end: number) => SourceSpan) {
		this.tokens = tokens;
		this.span = span;
	}

	parse(): Ast {
		const ast = this.pipeline();
		if (this.token.kind !== 'end') throw this.unexpected('the expression ends', this.remedyForRest(ast));
		return ast;
	}

	/** Remedy for text after a complete expression: a word in place of an operator, or a pipe argument without parentheses. */
	private remedyForRest(ast: Ast): SyntaxRemedy {
		const { token } = this;
		if (token.kind === 'mark' && token.text === ':' && ast.kind === 'pipe')
			return { hint: `Arguments need parentheses: \`| ${ast.name}(…)\`.` };
		if (token.kind !== 'name') return {};
		if (ast.kind === 'path' && ast.steps.length === 1 && ast.steps[0]?.name === 'not') return { hint: 'Write `!` for `not`.' };
		if (token.text === 'if') return { hint: 'Write `test ? yes : no`.' };
		const operator = WORDS.get(token.text);
		return operator === undefined ? {} : { hint: `Write \`${operator}\`.`, instead: operator };
	}

	private pipeline(): Ast {
		this.depth += 1;
		if (this.depth > MAX_DEPTH) throw this.error('This expression is nested too deeply.', { hint: 'Let the server answer the value.' });
		const start = this.token.start;
		let value = this.conditional();
		while (this.take('|')) value = this.pipe(value, start);
		this.depth -= 1;
		return value;
	}

	private pipe(value: Ast, start: number): Ast {
		const { token } = this;
		if (token.kind !== 'name') throw this.unexpected('the name of a pipe follows `|`');
		this.position += 1;
		const args: Ast[] = [];
		if (this.take('(') && !this.take(')')) {
			do args.push(this.pipeline());
			while (this.take(','));
			this.expect(')');
		}
		return { kind: 'pipe', value, name: token.text, nameAt: this.span(token.start, token.end), args, at: this.since(start) };
	}

	private conditional(): Ast {
		const start = this.token.start;
		const test = this.binary(0);
		if (!this.take('?')) return test;
		this.depth += 1;
		if (this.depth > MAX_DEPTH) throw this.error('This expression is nested too deeply.');
		const yes = this.conditional();
		this.expect(':');
		const no = this.conditional();
		this.depth -= 1;
		return { kind: 'conditional', test, yes, no, at: this.since(start) };
	}

	private binary(level: number): Ast {
		const operators = LEVELS[level];
		if (!operators) return this.unary();
		const start = this.token.start;
		let left = this.binary(level + 1);
		for (;;) {
			const { token } = this;
			if (token.kind !== 'operator' || !operators.includes(token.text as BinaryOperator)) return left;
			this.position += 1;
			const right = this.binary(level + 1);
			left = { kind: 'binary', operator: token.text as BinaryAst['operator'], left, right, at: this.since(start) };
		}
	}

	private unary(): Ast {
		const { token } = this;
		if (token.kind !== 'operator' || (token.text !== '!' && token.text !== '-')) return this.primary();
		this.position += 1;
		this.depth += 1;
		if (this.depth > MAX_DEPTH) throw this.error('This expression is nested too deeply.');
		const operand = this.unary();
		this.depth -= 1;
		return { kind: 'unary', operator: token.text, operand, at: this.since(token.start) };
	}

	private primary(): Ast {
		const { token } = this;
		if (this.take('(')) {
			const inner = this.pipeline();
			this.expect(')');
			return inner;
		}
		if (token.kind !== 'name' && token.kind !== 'number' && token.kind !== 'string') throw this.unexpected('a value is needed');
		if (token.kind === 'name' && !LITERALS.has(token.text)) return this.path();
		this.position += 1;
		const value = token.kind === 'name' ? (LITERALS.get(token.text) ?? null) : token.value;
		return { kind: 'literal', value, at: this.span(token.start, token.end) };
	}

	private path(): Ast {
		const start = this.token.start;
		const steps: PathStep[] = [];
		do {
			const { token } = this;
			if (token.kind !== 'name' && token.kind !== 'field') throw this.unexpected('the name of a field follows `.`');
			this.position += 1;
			steps.push({ name: token.text, at: this.span(token.start, token.end) });
		} while (this.token.kind === 'field' || this.take('.'));
		if (this.token.kind === 'mark' && this.token.text === '(') {
			throw this.error('Expressions call functions by `|` only.', { hint: 'Write `value | name(arguments)`.' });
		}
		return { kind: 'path', steps, at: this.since(start) };
	}

	private get token(): Token {
		return this.tokens[this.position] ?? { kind: 'end', start: 0, end: 0 };
	}

	private take(mark: string): boolean {
		if (this.token.kind !== 'mark' || this.token.text !== mark) return false;
		this.position += 1;
		return true;
	}

	private expect(mark: string): void {
		if (!this.take(mark)) throw this.unexpected(`\`${mark}\` is needed`);
	}

	private since(start: number): SourceSpan {
		return this.span(start, this.tokens[this.position - 1]?.end ?? start);
	}

	private unexpected(needed: string, remedy: SyntaxRemedy = {}): ExpressionSyntaxError {
		const { token } = this;
		if (token.kind === 'end') return this.error(`The expression ends where ${needed}.`);
		const found = token.kind === 'string' ? `'${token.value}'` : String(token.kind === 'number' ? token.value : token.text);
		return this.error(`Found \`${found}\`, but ${needed}.`, remedy);
	}

	private error(message: string, remedy: SyntaxRemedy = {}): ExpressionSyntaxError {
		const { start, end } = this.token;
		return new ExpressionSyntaxError({ start, end: Math.max(end, start), message, ...remedy });
	}
}
