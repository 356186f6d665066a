/** What is drawn of a form at one moment. Pure. */
import type { FormField } from '#generated/block-types.ts';
import type { PageScope } from '#src/pages/page-scope.ts';
import type { Step } from './form-fields.ts';
import type { FormValues } from './form-values.ts';

/** All of a form at one moment. */
export interface Moment {
	steps: readonly Step[];
	/** All that the user sees, step after step. */
	fields: readonly FormField[];
	values: FormValues;
	/** The scope of expressions in the form. */
	scope: PageScope;
}

/** One field as it is drawn. */
export interface FieldView {
	visible: boolean;
	value: unknown;
	error: string | null;
	label: string;
	placeholder: string;
	help: string;
}

export function viewOf(field: FormField, { fields, values, scope }: Moment, error: string | null): FieldView {
	return {
		visible: fields.includes(field),
		value: values[field.field],
		error,
		label: scope.text(field.label),
		placeholder: scope.text(field.placeholder),
		help: scope.text(field.help),
	};
}

/** The form around its fields. */
export interface FormStatus {
	steps: readonly { title: string; note: string }[];
	/** The step that is on screen; the one after the last is the look at all of it. */
	step: number;
	/** Fields of that step, those that hide included: each asks for itself whether it is to be seen. */
	shown: readonly FormField[];
	/** Something was typed that has not been sent. */
	dirty: boolean;
	/** All of that may be kept in the browser. */
	keepable: boolean;
	busy: boolean;
	/** Share of the files that has been sent; null where nobody can tell. Null as a whole while no files are being sent. */
	sending: { share: number | null } | null;
	/** What was found wrong when the form, or a step, was sent, and still is. */
	wrong: readonly { field: string; label: string }[];
	/** Where the focus goes: a field, or the heading of the step. Another object each time. */
	focus: { field: string | null } | null;
}

type Told = Pick<FormStatus, 'step' | 'dirty' | 'keepable' | 'busy' | 'sending' | 'focus'> & { wrong: readonly FormField[] };

const NONE: readonly FormField[] = [];

export function statusOf({ steps, scope }: Moment, { wrong, ...told }: Told): FormStatus {
	return {
		...told,
		steps: steps.map(({ title, note }) => ({ title: scope.text(title), note: scope.text(note) })),
		shown: steps[told.step]?.fields ?? NONE,
		wrong: wrong.map(({ field, label }) => ({ field, label: scope.text(label) })),
	};
}

/** The status of before, or those of its parts that say the same. */
export function keepStatus(before: FormStatus, after: FormStatus): FormStatus {
	const steps = sameList(before.steps, after.steps) ? before.steps : after.steps;
	const wrong = sameList(before.wrong, after.wrong) ? before.wrong : after.wrong;
	return keepParts(before, { ...after, steps, wrong });
}

/** The object of before where nothing in it has changed. */
export const keepParts = <Parts extends object>(before: Parts | undefined, after: Parts): Parts =>
	before && sameParts(before, after) ? before : after;

const sameParts = <Parts extends object>(one: Parts, other: Parts): boolean =>
	(Object.keys(other) as (keyof Parts)[]).every((key) => Object.is(one[key], other[key]));

const sameList = (one: readonly object[], other: readonly object[]): boolean =>
	one.length === other.length && one.every((item, index) => sameParts(item, other[index] ?? {}));
