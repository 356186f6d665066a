import type { Change, Report } from '#codegen/diagnostics/diagnostic.ts';
import { suggestName } from '#codegen/diagnostics/did-you-mean.ts';
import type { Ast, BinaryAst, UnaryAst } from './ast.ts';
import { isNullable, joinTypes, membersOf, orNull, withoutNull } from './join-types.ts';
import { describeType, type ValueType } from './value-type.ts';

const UNKNOWN: ValueType = { kind: 'unknown' };
const BOOLEAN: ValueType = { kind: 'boolean' };

export function unaryType({ operator, operand: ast }: UnaryAst, operand: ValueType, report: Report): ValueType {
	if (operator === '!') return BOOLEAN;
	if (!takesOnly(operand, ['number'])) return wrongOperand(ast, `\`-\` needs a number, but this is ${describeType(operand)}.`, report);
	if (operand.kind !== 'unknown' && mayBeNull(ast, operand, '-', report)) return UNKNOWN;
	return operand;
}

/** The type of `left operator right` for these operand types. `unknown` operands are not reported. */
export function binaryType(ast: BinaryAst, left: ValueType, right: ValueType, report: Report): ValueType {
	switch (ast.operator) {
		case '??':
			return otherwise(ast, left, right, report);
		case '||':
			return right.kind === 'boolean' ? booleanFrom(left, right) : joinTypes(withoutNull(left), right);
		case '&&':
			return right.kind === 'boolean' ? booleanFrom(left, right) : joinFalsy(left, right);
		case '==':
		case '!=':
			return equality(ast, left, right, report);
		case '<':
		case '<=':
		case '>':
		case '>=':
			return ordering(ast, left, right, report);
		default:
			return arithmetic(ast, left, right, report);
	}
}

function otherwise({ left: ast, right: instead }: BinaryAst, left: ValueType, right: ValueType, report: Report): ValueType {
	if (left.kind === 'null') return right;
	if (left.kind !== 'unknown' && !isNullable(left)) {
		const message = `This is ${describeType(left)} and never null, so what follows \`??\` is never taken.`;
		report({
			code: 'needless-default',
			message,
			hint: 'Leave `?? …` out.',
			// Around other operands there may be parentheses, which the places do not contain.
			fix: ast.kind === 'path' && instead.kind === 'literal' ? withoutDefault(ast, instead) : [],
			at: instead.at,
			related: [{ at: ast.at, message: 'This is never null.' }],
		});
	}
	return joinTypes(withoutNull(left), right);
}

/** `row.teacher && row.open` counts as boolean, since the left side only decides the condition. */
function booleanFrom(left: ValueType, right: ValueType): ValueType {
	return isNullable(right) || (left.kind !== 'boolean' && left.kind !== 'unknown') || isNullable(left) ? orNull(BOOLEAN) : BOOLEAN;
}

/** `a && b` yields `a` if that is false, 0 or ''; objects and lists are always truthy. */
function joinFalsy(left: ValueType, right: ValueType): ValueType {
	if (left.kind === 'unknown' || left.kind === 'null') return left;
	const falsy = membersOf(left).filter((member) => member.kind !== 'object' && member.kind !== 'array');
	const joined = falsy.reduce<ValueType>(
		(all, member) => joinTypes(all, member.kind === 'string' ? { kind: 'string', values: [''] } : member),
		right,
	);
	return isNullable(left) ? orNull(joined) : joined;
}

function equality(
	{ operator, left: leftAst, right: rightAst, at }: BinaryAst,
	left: ValueType,
	right: ValueType,
	report: Report,
): ValueType {
	const leftKinds = kindsOf(left);
	const rightKinds = kindsOf(right);
	if (leftKinds.length === 0 || rightKinds.length === 0) return BOOLEAN;
	const common = leftKinds.filter((kind) => rightKinds.includes(kind));
	if (common.length === 0) {
		const outcome = operator === '==' ? 'never equal' : 'always different';
		return wrongOperand({ at }, `${capital(describeType(left))} and ${describeType(right)} are ${outcome}.`, report);
	}
	if (common.every((kind) => kind === 'object' || kind === 'array')) {
		return wrongOperand(
			{ at },
			'Objects and lists are not compared by what they hold.',
			report,
			'Compare a field of theirs, such as the id.',
		);
	}
	const fine = isKnownValue(leftAst, right, report) && isKnownValue(rightAst, left, report);
	return fine ? BOOLEAN : UNKNOWN;
}

/** A literal compared with an enum must be one of its values. */
function isKnownValue(literal: Ast, type: ValueType, report: Report): boolean {
	if (literal.kind !== 'literal' || typeof literal.value !== 'string') return true;
	const strings = membersOf(type).find((member) => member.kind === 'string');
	const values = strings?.kind === 'string' ? strings.values : undefined;
	if (!values || values.includes(literal.value)) return true;
	const otherwise = `The values are: ${values.map((value) => `'${value}'`).join(', ')}.`;
	report({
		code: 'unknown-enum-value',
		message: `This is never '${literal.value}': the schema lists its values.`,
		...suggestName({ name: literal.value, at: literal.at, candidates: values, otherwise }),
	});
	return false;
}

/** Places of a folded text are those of the whole text. */
const withoutDefault = ({ at }: Ast, instead: Ast): Change[] =>
	instead.at.start > at.end ? [{ kind: 'write', at: { file: at.file, start: at.end, end: instead.at.end }, text: '' }] : [];

function ordering(
	{ operator, left: leftAst, right: rightAst, at }: BinaryAst,
	left: ValueType,
	right: ValueType,
	report: Report,
): ValueType {
	for (const [ast, type] of [
		[leftAst, left],
		[rightAst, right],
	] as const) {
		if (takesOnly(type, ['number', 'string'])) continue;
		return wrongOperand(ast, `\`${operator}\` orders numbers and text, but this is ${describeType(type)}.`, report);
	}
	const kinds = kindsOf(left);
	const others = kindsOf(right);
	if (kinds.length > 0 && others.length > 0 && !kinds.some((kind) => others.includes(kind))) {
		return wrongOperand({ at }, `${capital(describeType(left))} and ${describeType(right)} have no order.`, report);
	}
	const nullFound = mayBeNull(leftAst, left, operator, report) || mayBeNull(rightAst, right, operator, report);
	return nullFound ? UNKNOWN : BOOLEAN;
}

function arithmetic({ operator, left: leftAst, right: rightAst }: BinaryAst, left: ValueType, right: ValueType, report: Report): ValueType {
	const wanted: readonly ValueType['kind'][] = operator === '+' ? ['number', 'string'] : ['number'];
	const needed = operator === '+' ? 'adds numbers or joins text' : 'needs numbers';
	for (const [ast, type] of [
		[leftAst, left],
		[rightAst, right],
	] as const) {
		if (!takesOnly(type, wanted)) return wrongOperand(ast, `\`${operator}\` ${needed}, but this is ${describeType(type)}.`, report);
		if (mayBeNull(ast, type, operator, report)) return UNKNOWN;
	}
	if (left.kind === 'unknown' || right.kind === 'unknown') return UNKNOWN;
	if (left.kind !== 'number' || right.kind !== 'number') return { kind: 'string' };
	const whole = left.integer && right.integer && operator !== '/';
	return whole ? { kind: 'number', integer: true } : { kind: 'number' };
}

const kindsOf = (type: ValueType): readonly string[] => membersOf(type).map((member) => member.kind);

const takesOnly = (type: ValueType, kinds: readonly ValueType['kind'][]): boolean =>
	type.kind !== 'null' && membersOf(type).every((member) => kinds.includes(member.kind));

function mayBeNull(ast: Ast, type: ValueType, operator: string, report: Report): boolean {
	if (!isNullable(type)) return false;
	report({
		code: 'nullable-access',
		message: `This may be null, which \`${operator}\` makes nothing of.`,
		hint: 'Say what to take then: `… ?? 0`.',
		at: ast.at,
	});
	return true;
}

function wrongOperand({ at }: Pick<Ast, 'at'>, message: string, report: Report, hint?: string): ValueType {
	report({ code: 'wrong-operand', message, ...(hint ? { hint } : {}), at });
	return UNKNOWN;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
