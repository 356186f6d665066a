import { useId } from 'react';
import type { FormField } from '#generated/block-types.ts';
import { usePageEnvironment } from '#src/pages/page-environment.tsx';
import type { PageScope } from '#src/pages/page-scope.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { controlOf } from './control-of.ts';
import type { Choice, ControlProps } from './control-props.ts';
import { FieldControl } from './field-control.tsx';
import { FieldLabel } from './field-label.tsx';
import styles from './form-block.module.css';
import { TickBox } from './tick-box.tsx';

export interface FieldRowProps {
	field: FormField;
	scope: PageScope;
	value: unknown;
	error: string | null;
	onChange: (value: unknown) => void;
}

export function FieldRow({ field, scope, value, error, onChange }: FieldRowProps) {
	const id = useId();
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
			<LabelledControl {...props} field={field} placeholder={scope.text(field.placeholder)} />
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
}

function LabelledControl({ field, placeholder, ...props }: ControlProps & { field: FormField; placeholder: string }) {
	const dictionary = usePageEnvironment().useDictionaries();
	const control = controlOf(field);
	switch (control) {
		case 'checkbox':
		case 'switch':
			return <TickBox {...props} look={control} />;
		case 'radio':
		case 'checkboxes':
			return <ChoiceGroup {...props} many={control === 'checkboxes'} choices={choicesOf(field, dictionary)} />;
		default: {
			const choices = control === 'select' ? choicesOf(field, dictionary) : [];
			return (
				<>
					<label className={styles.label} htmlFor={props.id}>
						<FieldLabel {...props} />
					</label>
					<FieldControl {...props} control={control} field={field} placeholder={placeholder} choices={choices} />
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
