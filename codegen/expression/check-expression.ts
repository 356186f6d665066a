import type { Report } from '#codegen/diagnostics/diagnostic.ts';
import { fitsSlot } from './assignable.ts';
import { type Ast, type BinaryAst, type LiteralAst, type MatchAst, operandsOf } from './ast.ts';
import { checkMatch } from './check-match.ts';
import { binaryType, unaryType } from './check-operators.ts';
import { checkPath, type PathContext } from './check-path.ts';
import { type OnLabel, type OnTime, pipeType } from './check-pipe.ts';
import { type Fact, factsOf } from './facts.ts';
import { isNullable, joinTypes } from './join-types.ts';
import { describeType, type ValueType } from './value-type.ts';

/** The names in scope with their types: `state`, `data`, `row`, … */
export type ScopeTypes = ReadonlyMap<string, ValueType>;

export interface CheckContext {
	scope: ScopeTypes;
	dictionaries: ReadonlyMap<string, unknown>;
	/** Facts that the enclosing conditions prove. */
	facts?: ReadonlySet<Fact>;
	secrets?: boolean;
	onRead?: PathContext['onRead'];
	onLabel?: OnLabel;
	onTime?: OnTime;
}

interface CheckState extends Required<CheckContext> {
	lenient: boolean;
	report: Report;
}

const ignore = (): void => undefined;

/** Types an expression and reports its mistakes. A mistake yields `unknown`, so that it causes no further findings. */
export function checkExpression(ast: Ast, context: CheckContext, report: Report): ValueType {
	return typeOf(ast, {
		facts: new Set(),
		secrets: false,
		onRead: ignore,
		onLabel: ignore,
		onTime: ignore,
		...context,
		lenient: false,
		report,
	});
}

function typeOf(ast: Ast, context: CheckState): ValueType {
	switch (ast.kind) {
		case 'literal':
			return literalType(ast);
		case 'path':
			return checkPath(ast, context);
		case 'unary':
			return unaryType(ast, typeOf(ast.operand, strict(context)), context.report);
		case 'binary':
			return binary(ast, context);
		case 'conditional': {
			const after = afterCondition(context, (inner) => typeOf(ast.test, strict(inner))).context;
			const yes = typeOf(ast.yes, knowing(after, ast.test, true));
			return joinTypes(yes, typeOf(ast.no, knowing(after, ast.test, false)));
		}
		case 'pipe': {
			const value = typeOf(ast.value, strict(context));
			const args = ast.args.map((arg) => typeOf(arg, strict(context)));
			return pipeType(ast, value, args, context);
		}
		case 'match':
			return matchType(ast, context);
		case 'template':
			for (const operand of operandsOf(ast)) reportUnlessText(operand, typeOf(operand, strict(context)), context.report);
			return { kind: 'string' };
		case 'object': {
			const fields = new Map(ast.fields.map(({ name, at, value }) => [name, { type: typeOf(value, strict(context)), at }]));
			return { kind: 'object', fields: () => fields };
		}
	}
}

function matchType(ast: MatchAst, context: CheckState): ValueType {
	const { type, context: after } = afterCondition(context, (inner) =>
		// `else` is for null, too, so the path may lead through it.
		typeOf(ast.value, ast.passesNull || ast.otherwise ? { ...inner, lenient: true } : strict(inner)),
	);
	checkMatch(ast, type, context.report);
	const is = (value: string): BinaryAst => ({
		kind: 'binary',
		operator: '==',
		left: ast.value,
		right: { kind: 'literal', value, at: ast.at },
		at: ast.at,
	});
	const results = ast.cases.map(({ value, result }) => typeOf(result, knowing(after, is(value), true)));
	if (ast.otherwise)
		results.push(
			typeOf(
				ast.otherwise,
				ast.cases.reduce((known, { value }) => knowing(known, is(value), false), after),
			),
		);
	if (ast.passesNull && isNullable(type)) results.push({ kind: 'null' });
	return results.length > 0 ? results.reduce(joinTypes) : { kind: 'unknown' };
}

function binary(ast: BinaryAst, context: CheckState): ValueType {
	const { type, context: after } = afterCondition(context, (inner) => leftType(ast, inner));
	const isCondition = ast.operator === '&&' || ast.operator === '||';
	return binaryType(ast, type, rightType(ast, isCondition ? after : context), context.report);
}

/** A condition with a mistake narrows nothing, so `nullable-access` is not reported in the branches that depend on it. */
function afterCondition(context: CheckState, check: (context: CheckState) => ValueType): { type: ValueType; context: CheckState } {
	let mistaken = false;
	const type = check({
		...context,
		report: (finding) => {
			mistaken = true;
			context.report(finding);
		},
	});
	if (!mistaken) return { type, context };
	const report: Report = (finding) => (finding.code === 'nullable-access' ? undefined : context.report(finding));
	return { type, context: { ...context, report } };
}

function reportUnlessText({ at }: Ast, type: ValueType, report: Report): void {
	const fits = fitsSlot(type, 'text');
	if (fits !== true) report({ code: 'wrong-slot-type', message: `This is ${describeType(type)}, but here ${fits}.`, at });
}

function literalType({ value }: LiteralAst): ValueType {
	if (value === null) return { kind: 'null' };
	if (typeof value === 'string') return { kind: 'string', values: [value] };
	return typeof value === 'number' ? { kind: 'number', integer: Number.isInteger(value) } : { kind: 'boolean' };
}

const isNull = (ast: Ast): boolean => ast.kind === 'literal' && ast.value === null;

/** The left side of `??` and of a comparison with null may be null on its path. */
function leftType({ operator, left, right }: BinaryAst, context: CheckState): ValueType {
	return typeOf(left, operator === '??' || isNull(right) ? { ...context, lenient: true } : strict(context));
}

function rightType({ operator, left, right }: BinaryAst, context: CheckState): ValueType {
	if (operator === '&&') return typeOf(right, knowing(context, left, true));
	if (operator === '||') return typeOf(right, knowing(context, left, false));
	return typeOf(right, operator === '??' ? context : { ...context, lenient: isNull(left) });
}

const strict = (context: CheckState): CheckState => (context.lenient ? { ...context, lenient: false } : context);

function knowing(context: CheckState, condition: Ast, outcome: boolean): CheckState {
	const facts = factsOf(condition, outcome);
	return facts.size > 0 ? { ...context, facts: new Set([...context.facts, ...facts]) } : context;
}
