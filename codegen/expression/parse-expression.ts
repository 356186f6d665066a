import type { Change, Diagnostic, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import type { Ast, TemplatePart } from './ast.ts';
import { ExpressionParser, ExpressionSyntaxError } from './expression-parser.ts';
import { splitTemplate } from './split-template.ts';
import { type SyntaxProblem, tokenize } from './tokenize.ts';

/** If `exact` is false (quoting or folding moved characters), every node gets the location of the whole scalar. */
export interface TextLocation {
	file: string;
	start: number;
	end: number;
	exact: boolean;
}

/** Longer text is rejected, so that later phases can recurse without overflowing the stack. */
const MAX_TOKENS = 600;

/** Parses one expression. Never throws. Returns either `ast` or exactly one problem. */
export function parseExpression(text: string, location: TextLocation): { ast: Ast | null; problems: Diagnostic[] } {
	return parseFrom(text, 0, location);
}

/** Parses a text slot: literal text with `{expression}` interpolation; `{{` and `}}` are escaped braces. Never throws. */
export function parseTemplate(text: string, location: TextLocation): { parts: TemplatePart[]; problems: Diagnostic[] } {
	const { pieces, problem } = splitTemplate(text);
	const problems: Diagnostic[] = problem ? [toDiagnostic(problem, location)] : [];
	const parts: TemplatePart[] = [];
	for (const piece of pieces) {
		if (piece.kind === 'text') parts.push(piece.text);
		else {
			const parsed = parseFrom(piece.text, piece.start, location);
			problems.push(...parsed.problems);
			if (parsed.ast) parts.push(parsed.ast);
		}
	}
	return { parts, problems };
}

function parseFrom(text: string, offset: number, location: TextLocation): { ast: Ast | null; problems: Diagnostic[] } {
	const { tokens, problem } = tokenize(text);
	const failed = (found: SyntaxProblem) => ({
		ast: null,
		problems: [toDiagnostic({ ...found, start: found.start + offset, end: found.end + offset }, location)],
	});
	if (problem) return failed(problem);
	if (tokens.length === 1) return failed({ start: 0, end: text.length, message: 'An expression is needed here.' });
	if (tokens.length > MAX_TOKENS)
		return failed({ start: 0, end: text.length, message: 'This expression is too long.', hint: 'Let the server answer the value.' });
	try {
		const span = (start: number, end: number): SourceSpan => spanOf(start + offset, end + offset, location);
		return { ast: new ExpressionParser(tokens, span).parse(), problems: [] };
	} catch (error) {
		if (error instanceof ExpressionSyntaxError) return failed(error.problem);
		throw error;
	}
}

function toDiagnostic({ start, end, message, hint, instead }: SyntaxProblem, location: TextLocation): Diagnostic {
	const at = spanOf(start, end, location);
	const fix: readonly Change[] = instead !== undefined && location.exact ? [{ kind: 'write', at, text: instead }] : [];
	return { code: 'bad-expression', message, ...(hint ? { hint } : {}), fix, at };
}

function spanOf(start: number, end: number, { file, exact, ...whole }: TextLocation): SourceSpan {
	return exact ? { file, start: whole.start + start, end: whole.start + end } : { file, ...whole };
}
