export interface ControlProps {
	id: string;
	name: string;
	label: string;
	required: boolean;
	/** Ids of the error and the help text, for `aria-describedby`. */
	describedBy: string | undefined;
	invalid: boolean;
	value: unknown;
	onChange: (value: unknown) => void;
}

export interface Choice {
	value: string;
	label: string;
}
