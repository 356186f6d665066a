import * as texts from '#mock/generated/messages/contract.ts';
import type { Problem } from './problem.ts';
import type { Schema } from './schema.ts';

export function explainProblem(problem: Problem): string {
	return explain(problem, subjectOf(problem));
}

/** The short form for display beside the field, without its technical name. */
export function explainField(problem: Problem): string {
	return problem.kind === 'missing'
		? texts.fillIn({ name: titleOf(problem) ?? texts.thisField })
		: explain(problem, titleOf(problem) ?? texts.thisField);
}

function explain(problem: Problem, name: string): string {
	const { schema } = problem;
	switch (problem.kind) {
		case 'missing':
			return texts.missing({ name: name.trimEnd() });
		case 'unknown':
			return texts.unknown({ name });
		case 'type':
			return texts.wrongType({ name, types: typeWords(problem.expected) });
		case 'enum':
			return texts.notInEnum({ name });
		case 'range':
			return texts.outOfRange({ name, limits: rangeText(schema) });
		case 'step':
			return texts.notMultiple({ name, step: schema.multipleOf ?? 1 });
		case 'length':
			return texts.wrongLength({ name, limits: lengthText(schema) });
		case 'unique':
			return texts.notUnique({ name });
		case 'pattern':
			return schema['x-message'] ?? texts.wrongFormat({ name });
		case 'format':
			return texts.wrongFormat({ name });
	}
}

/** Returns `参数 username（账号）` with the first clause of the description. Ends in a space after Latin letters. */
function subjectOf({ path, schema }: Problem): string {
	if (path.length === 0) return texts.body;
	const name = formatPath(path).slice(2);
	const title = titleOf({ schema });
	return title ? texts.titledParameter({ name, title }) : texts.parameter({ name });
}

const titleOf = ({ schema }: Pick<Problem, 'schema'>): string | undefined =>
	schema.title ?? schema.description?.split(/[，。；,;（(]/)[0]?.trim();

const WORDS: Readonly<Record<string, string>> = {
	string: texts.text,
	integer: texts.integer,
	number: texts.number,
	boolean: texts.truth,
	array: texts.list,
	object: texts.object,
	null: texts.empty,
};
const typeWords = (types: string): string =>
	types
		.split(' or ')
		.map((type) => WORDS[type] ?? type)
		.join(texts.or);

function rangeText({ minimum, maximum, exclusiveMinimum: above, exclusiveMaximum: below }: Schema): string {
	if (above === undefined && below === undefined) return limits(minimum, maximum);
	const least = above === undefined ? limits(minimum, undefined) : texts.moreThan({ above });
	return least + (below === undefined ? limits(undefined, maximum) : texts.lessThan({ below }));
}

const lengthText = (schema: Schema): string =>
	limits(schema.minLength ?? schema.minItems ?? schema.minProperties, schema.maxLength ?? schema.maxItems ?? schema.maxProperties);

function limits(min: number | undefined, max: number | undefined): string {
	if (min !== undefined && max !== undefined) return texts.between({ min, max });
	if (min !== undefined) return texts.atLeast({ min });
	return max === undefined ? '' : texts.atMost({ max });
}

/** A name that a client made up may have megabytes. */
const LONGEST_STEP = 200;

export function formatPath(path: readonly (string | number)[]): string {
	return `$${path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step.slice(0, LONGEST_STEP)}`)).join('')}`;
}
