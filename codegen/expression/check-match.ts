import type { Report } from '#codegen/diagnostics/diagnostic.ts';
import { suggestName } from '#codegen/diagnostics/did-you-mean.ts';
import type { MatchAst } from './ast.ts';
import { isNullable, membersOf } from './join-types.ts';
import { describeType, type ValueType } from './value-type.ts';

/** Checks the cases of a match against the type of its value. Without `else` they must be all values that the schema lists. */
export function checkMatch(match: MatchAst, type: ValueType, report: Report): void {
	const members = membersOf(type);
	if (members.length === 0) return;
	if (members.some(({ kind }) => kind === 'object' || kind === 'array')) {
		const message = `\`match\` compares with text, numbers, true and false, but this is ${describeType(type)}.`;
		report({ code: 'wrong-operand', message, hint: 'Compare a field of it.', at: match.value.at });
		return;
	}
	const values = listedValues(members);
	if (values) checkCases(match, values, report);
	if (!match.otherwise) checkWhole(match, type, values, report);
}

/** Null if one of the types takes values that no schema lists. */
function listedValues(members: readonly ValueType[]): readonly string[] | null {
	const lists = members.map((member) => {
		if (member.kind === 'boolean') return ['true', 'false'];
		return member.kind === 'string' || member.kind === 'number' ? member.values?.map(String) : undefined;
	});
	return lists.every((list) => list !== undefined) ? lists.flat() : null;
}

function checkCases({ cases }: MatchAst, values: readonly string[], report: Report): void {
	for (const { value, at } of cases) {
		if (values.includes(value)) continue;
		report({
			code: 'unknown-enum-value',
			message: `This is never '${value}': the schema lists its values.`,
			...suggestName({ name: value, at, candidates: values, otherwise: `The values are: ${quoted(values)}.` }),
		});
	}
}

function checkWhole({ cases, value, passesNull, at }: MatchAst, type: ValueType, values: readonly string[] | null, report: Report): void {
	const related = [{ at: value.at, message: `This is ${describeType(type)}.` }];
	if (!values || (isNullable(type) && !passesNull)) {
		const reason = values ? 'This may be null' : 'No schema lists the values of this';
		report({
			code: 'missing-else',
			message: `${reason}, so \`match\` needs \`else\`.`,
			hint: 'Say with `else` what all other values get.',
			at,
			related,
		});
		return;
	}
	const missing = values.filter((each) => !cases.some((known) => known.value === each));
	if (missing.length === 0) return;
	report({
		code: 'missing-case',
		message: `\`match\` has no case for ${quoted(missing)}.`,
		hint: `Add ${missing.length === 1 ? 'it' : 'them'} to \`${passesNull ? 'labels' : 'cases'}\`, or say with \`else\` what all others get.`,
		at,
		related,
	});
}

const quoted = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ');
