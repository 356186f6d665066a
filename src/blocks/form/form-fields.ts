import type { FormBlock, FormField, FormStep } from '#generated/block-types.ts';
import type { GuardName } from '#generated/names.ts';
import type { Expression } from '#src/pages/block-base.ts';
import type { PageScope } from '#src/pages/page-scope.ts';
import type { FormValues } from './form-values.ts';

/** A form without steps has a single step without a title. */
type StepSpec = Omit<FormStep, 'title'> & Partial<Pick<FormStep, 'title'>>;

export interface Step extends StepSpec {
	fields: readonly Field[];
	seen: readonly Field[];
}

/** A field of a form; `into` is the object of the body that takes the value of a served field. */
export interface Field extends FormField {
	into?: { object: string; key: string };
}

/** Replaces fields with `from` by those that their rows describe. `given`: initial values of the form. */
export type Expand = (fields: readonly FormField[], scope: PageScope, given: FormValues) => readonly Field[];

type ExpandList = (fields: readonly FormField[]) => readonly Field[];

export const asGiven: Expand = (fields) => fields;

export const hasServedFields = (block: Fields): boolean => stepsOf(block).some(({ fields }) => fields.some(({ from }) => from));

type Fields = Pick<FormBlock, 'steps' | 'fields'>;

const NONE: readonly FormField[] = [];

const stepsOf = ({ steps, fields = NONE }: Fields): readonly StepSpec[] => steps ?? [{ fields }];

export const fieldsOf = (block: Fields, expand: ExpandList): readonly Field[] => stepsOf(block).flatMap(({ fields }) => expand(fields));

export type IsVisible = (part: { when?: Expression<boolean>; guard?: GuardName }, scope: PageScope) => boolean;

export const visibleSteps = (block: Fields, scope: PageScope, isVisible: IsVisible, expand: ExpandList): readonly Step[] =>
	stepsOf(block)
		.filter(({ when }) => !when || isVisible({ when }, scope))
		.map((step) => {
			const fields = expand(step.fields);
			return { ...step, fields, seen: fields.filter((field) => isVisible(field, scope)) };
		});
