import { useId } from 'react';
import type { FormField } from '#generated/block-types.ts';
import { usePageEnvironment } from '#src/pages/page-environment.tsx';
import type { PageScope } from '#src/pages/page-scope.ts';
import { controlOf } from './control-of.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { FieldControl } from './field-control.tsx';
import styles from './form-block.module.css';
import { TickBox } from './tick-box.tsx';

export interface FieldRowProps {
	field: FormField;
	scope: PageScope;
	value: unknown;
	error: string | null;
	onChange: (value: unknown) => void;
}

/** What every control of a field gets. */
export interface ControlProps {
	id: string;
	name: string;
	label: string;
	required: boolean;
	/** Ids of the help and the error, for `aria-describedby`. */
	describedBy: string | undefined;
	invalid: boolean;
	value: unknown;
	onChange: (value: unknown) => void;
}

export interface Choice {
	value: string;
	label: string;
}

export function FieldRow({ field, scope, value, error, onChange }: FieldRowProps) {
	const id = useId();
	const dictionary = usePageEnvironment().useDictionaries();
	const control = controlOf(field);
	const help = scope.text(field.help);
	const props: ControlProps = {
		id,
		name: field.field,
		label: scope.text(field.label),
		required: field.rules.required,
		describedBy: [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined,
		invalid: error !== null,
		value,
		onChange,
	};
	return (
		<div className={styles.field}>
			{renderControl()}
			{help && (
				<p id={`${id}-help`} className={styles.help}>
					{help}
				</p>
			)}
			<p id={`${id}-error`} className={styles.error} aria-live="polite">
				{error}
			</p>
		</div>
	);

	function renderControl() {
		switch (control) {
			case 'checkbox':
			case 'switch':
				return <TickBox {...props} look={control} />;
			case 'radio':
			case 'checkboxes':
				return <ChoiceGroup {...props} many={control === 'checkboxes'} choices={choicesOf(field, dictionary)} />;
			default:
				return (
					<>
						<label className={styles.label} htmlFor={id}>
							{props.label}
							{props.required && (
								<span className={styles.star} aria-hidden="true">
									*
								</span>
							)}
						</label>
						<FieldControl
							{...props}
							control={control}
							field={field}
							placeholder={scope.text(field.placeholder)}
							choices={control === 'select' ? choicesOf(field, dictionary) : []}
						/>
					</>
				);
		}
	}
}

/** The choices of the dictionary that the schema allows; the values themselves where there is no dictionary. */
function choicesOf({ dict, rules }: FormField, dictionary: (type: string) => readonly Choice[]): readonly Choice[] {
	const allowed = rules.enum?.map(String);
	if (dict === undefined) return (allowed ?? []).map((value) => ({ value, label: value }));
	return dictionary(dict).filter(({ value }) => !allowed || allowed.includes(value));
}
