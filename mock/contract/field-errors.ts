import type { MockApi } from '#mock/operation.ts';
import { explainField, formatPath } from './explain-problem.ts';
import type { FieldErrors, Problem } from './problem.ts';

/** Names a field within objects and lists by its path: `members[1].name`. */
export function fieldErrorsOf(problems: readonly Problem[]): FieldErrors {
	const errors: Record<string, string> = {};
	for (const problem of problems) {
		const name = formatPath(problem.path).slice('$.'.length);
		if (name !== '' && errors[name] === undefined) errors[name] = explainField(problem);
	}
	return errors;
}

/** Adds field errors to the response body at the path that the API's `x-envelope` declares. */
export function withFieldErrors(body: unknown, errors: FieldErrors | null, { fields }: MockApi['envelope']): unknown {
	if (!errors || !fields || Object.keys(errors).length === 0) return body;
	const { at, item } = fields;
	const formattedErrors = item
		? Object.entries(errors).map(([name, text]) => ({
				[item.name]: item.name === 'pointer' ? pointerTo(name) : name,
				[item.message]: text,
			}))
		: errors;
	return setAt(body, at, formattedErrors);
}

/** A JSON Pointer in the form of a URI fragment, as the example of RFC 9457, 3 has it. */
const pointerTo = (field: string): string => `#/${field.replaceAll('~', '~0').replaceAll('/', '~1')}`;

function setAt(value: unknown, [step, ...rest]: readonly string[], set: unknown): unknown {
	if (step === undefined) return set;
	const holder = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
	return { ...holder, [step]: setAt(holder[step], rest, set) };
}
