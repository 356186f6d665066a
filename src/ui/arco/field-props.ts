/** Field attributes that every control takes. A `<label>` of the field names the control by `id`. */
export interface FieldProps {
	id: string;
	/** Name of the input in its form. */
	name?: string;
	label: string;
	required?: boolean;
	invalid?: boolean;
	/** Ids of the error and the help text. */
	describedBy?: string | undefined;
	placeholder?: string;
	/** Value of the HTML attribute; `off` by default. */
	autocomplete?: string | undefined;
}

export interface Choice {
	value: string;
	label: string;
	/** Heading under which the choice is listed. */
	group?: string;
	/** For the nodes of a tree: depth, and the texts that find the node. */
	level?: number;
	words?: string;
	/** Small text after the label in the list, such as a count. */
	note?: string;
}

export const inputAttributes = ({ id, name, required, invalid, describedBy, autocomplete = 'off' }: FieldProps) => ({
	id,
	name,
	autoComplete: autocomplete,
	'aria-required': required || undefined,
	'aria-invalid': invalid || undefined,
	'aria-describedby': describedBy,
});
