import type { FieldControl } from '#src/pages/use-field-control.ts';

export interface ControlProps extends Omit<FieldControl, 'placeholder'> {
	id: string;
	label: string;
	/** Ids of the error and the help text, for `aria-describedby`. */
	describedBy: string | undefined;
}

export interface Choice {
	value: string;
	label: string;
}
