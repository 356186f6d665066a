import { createRequiredContext } from './create-required-context.ts';

/** A field of a form, for the component that draws its control. */
export interface FieldControl {
	name: string;
	placeholder: string;
	required: boolean;
	invalid: boolean;
	value: unknown;
	onChange: (value: unknown) => void;
}

export const [FieldControlContext, useFieldControl] = createRequiredContext<FieldControl>();
