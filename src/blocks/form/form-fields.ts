import type { FormBlock, FormField, FormStep } from '#generated/block-types.ts';
import type { Expression } from '#src/pages/page-definition.ts';
import type { PageScope } from '#src/pages/page-scope.ts';

/** A form without steps has a single step without a title. */
type StepSpec = Omit<FormStep, 'title'> & Partial<Pick<FormStep, 'title'>>;

export interface Step extends StepSpec {
	seen: readonly FormField[];
}

type Fields = Pick<FormBlock, 'steps' | 'fields'>;

const NONE: readonly FormField[] = [];

const stepsOf = ({ steps, fields = NONE }: Fields): readonly StepSpec[] => steps ?? [{ fields }];

export const fieldsOf = (block: Fields): readonly FormField[] => stepsOf(block).flatMap(({ fields }) => fields);

export type IsVisible = (part: { when?: Expression<boolean>; guard?: string }, scope: PageScope) => boolean;

export const visibleSteps = (block: Fields, scope: PageScope, isVisible: IsVisible): readonly Step[] =>
	stepsOf(block)
		.filter(({ when }) => !when || isVisible({ when }, scope))
		.map((step) => ({ ...step, seen: step.fields.filter((field) => isVisible(field, scope)) }));
