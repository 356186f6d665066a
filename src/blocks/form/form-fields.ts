import type { FormBlock, FormField, FormStep } from '#generated/block-types.ts';
import type { Expression } from '#src/pages/page-definition.ts';
import type { PageScope } from '#src/pages/page-scope.ts';
import type { Field } from './served-fields.ts';

/** A form without steps has a single step without a title. */
type StepSpec = Omit<FormStep, 'title'> & Partial<Pick<FormStep, 'title'>>;

export interface Step extends StepSpec {
	fields: readonly Field[];
	seen: readonly Field[];
}

/** Replaces fields with `from` by served ones. */
export type Expand = (fields: readonly FormField[]) => readonly Field[];

type Fields = Pick<FormBlock, 'steps' | 'fields'>;

const NONE: readonly FormField[] = [];

const stepsOf = ({ steps, fields = NONE }: Fields): readonly StepSpec[] => steps ?? [{ fields }];

export const fieldsOf = (block: Fields, expand: Expand): readonly Field[] => stepsOf(block).flatMap(({ fields }) => expand(fields));

export type IsVisible = (part: { when?: Expression<boolean>; guard?: string }, scope: PageScope) => boolean;

export const visibleSteps = (block: Fields, scope: PageScope, isVisible: IsVisible, expand: Expand): readonly Step[] =>
	stepsOf(block)
		.filter(({ when }) => !when || isVisible({ when }, scope))
		.map((step) => {
			const fields = expand(step.fields);
			return { ...step, fields, seen: fields.filter((field) => isVisible(field, scope)) };
		});
