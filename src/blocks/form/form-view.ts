import { ref } from 'valtio/vanilla';
import type { FormField } from '#generated/block-types.ts';
import type { PageScope } from '#src/pages/page-scope.ts';
import { type Field, longLabel, type Step } from './form-fields.ts';
import type { FormValues } from './form-values.ts';
import { type Limits, limitsOf } from './limits-of.ts';

export interface FormSnapshot {
	steps: readonly Step[];
	fields: readonly Field[];
	/** The same fields, because each key looks up every field. */
	seen: ReadonlySet<FormField>;
	/** Objects that may be left out and are empty, and the fields within them. */
	omitted: ReadonlySet<FormField>;
	/** Names of the outermost fields that the user has changed; null if the form sends all fields. */
	changed: ReadonlySet<string> | null;
	/** The message of `atLeastOne` and the field that shows it; null if one of the fields is filled. */
	lacking: { field: string; message: string } | null;
	values: FormValues;
	scope: PageScope;
	/** The scope of the form, with the row that holds the field. */
	scopeOf: (field: Field) => PageScope;
}

export interface FieldView extends Limits {
	visible: boolean;
	required: boolean;
	value: unknown;
	error: string | null;
	label: string;
	placeholder: string;
	help: string;
	tooltip: string;
}

export function viewOf(field: Field, { seen, values, scopeOf }: FormSnapshot, error: string | null): FieldView {
	const scope = scopeOf(field);
	return {
		visible: seen.has(field),
		required: isRequiredIn(field, scope),
		value: asValue(values[field.field]),
		error,
		label: scope.text(field.label),
		placeholder: scope.text(field.placeholder),
		help: scope.text(field.help),
		tooltip: scope.text(field.tooltip),
		...limitsOf(field, scope),
	};
}

/** Required by the schema, or by the page as long as its condition is true. */
export const isRequiredIn = ({ rules, required }: Field, scope: PageScope): boolean =>
	rules.required || (typeof required === 'function' && scope.read(required));

/** Lists and files are replaced as a whole, so the proxy of the view leaves them as they are. */
const asValue = (value: unknown): unknown => (typeof value === 'object' && value !== null ? ref(value) : value);

export type FilesState = 'kept' | 'pending' | 'failed';

export interface FormStatus {
	steps: readonly { title: string; note: string }[];
	/** Index of the current step; the index after the last step is the review. */
	step: number;
	/** Fields of the current step, hidden ones included: each field evaluates its own visibility. */
	shown: readonly Field[];
	/** Some values have not been sent. */
	dirty: boolean;
	/** All unsent values can be stored as a draft. */
	keepable: boolean;
	/** Whether the draft has the chosen files: `failed` if they are too large together, or storage is full; `none` if no field takes files, or nothing is kept. */
	files: FilesState | 'none';
	busy: boolean;
	/** Share of the upload that has been sent, null if unknown; null as a whole if nothing is being uploaded. */
	sending: { share: number | null } | null;
	/** Fields found invalid at the last submit or step change that are still invalid. */
	wrong: readonly { field: string; label: string }[];
	/** Focus target: a field, or the heading of the step if null. A new object for each request. */
	focus: { field: string | null } | null;
}

type FormProgress = Pick<FormStatus, 'step' | 'dirty' | 'keepable' | 'files' | 'busy' | 'sending' | 'focus'> & { wrong: readonly Field[] };

const NONE: readonly Field[] = [];

export function statusOf({ steps, scope, scopeOf }: FormSnapshot, { wrong, ...progress }: FormProgress): FormStatus {
	const tree = steps.flatMap(({ fields }) => fields);
	const labelOf = (field: Field): string => scopeOf(field).text(field.label);
	return {
		...progress,
		steps: steps.map(({ title, note }) => ({ title: scope.text(title), note: scope.text(note) })),
		shown: steps[progress.step]?.fields ?? NONE,
		wrong: wrong.map(({ field }) => ({ field, label: longLabel(tree, field, labelOf) ?? '' })),
	};
}

export function keepStatus(before: FormStatus, after: FormStatus): FormStatus {
	const steps = sameList(before.steps, after.steps) ? before.steps : after.steps;
	const wrong = sameList(before.wrong, after.wrong) ? before.wrong : after.wrong;
	const status = { ...after, steps, wrong };
	return sameParts(before, status) ? before : status;
}

const sameParts = <Parts extends object>(one: Parts, other: Parts): boolean =>
	(Object.keys(other) as (keyof Parts)[]).every((key) => Object.is(one[key], other[key]));

const sameList = (one: readonly object[], other: readonly object[]): boolean =>
	one.length === other.length && one.every((item, index) => sameParts(item, other[index] ?? {}));
