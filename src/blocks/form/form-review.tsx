import { useSnapshot } from 'valtio/react';
import type { FormField } from '#generated/block-types.ts';
import * as texts from '#generated/messages/blocks/form/steps.ts';
import { listSeparator } from '#generated/messages/lists.ts';
import { useDictionaries } from '#src/pages/use-dictionaries.ts';
import { ButtonLabel } from '#src/ui/button-label.tsx';
import { choicesOf } from './choices-of.ts';
import { controlOf } from './control-of.ts';
import type { Choice } from './control-props.ts';
import { type Field, longLabel } from './form-fields.ts';
import styles from './form-review.module.css';
import type { FormStore } from './form-store.ts';

export function FormReview({ store }: { store: FormStore }) {
	const dictionaries = useDictionaries();
	const { steps, values, scope, scopeOf } = useSnapshot(store.state).snapshot;
	const labelOf = (field: Field): string => scopeOf(field).text(field.label);
	return steps.map((step, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: steps are identified by position
		<section key={index} className={styles.part}>
			<div className={styles.head}>
				<h4>{scope.text(step.title)}</h4>
				<button
					type="button"
					className={styles.edit}
					aria-label={texts.editPart({ title: scope.text(step.title) })}
					onClick={() => store.goTo(index)}
				>
					<ButtonLabel text={texts.edit} />
				</button>
			</div>
			<dl className={styles.list}>
				{step.seen.filter(hasValue).map((field) => (
					<div key={field.field} className={styles.pair}>
						<dt>{longLabel(step.fields, field.field, labelOf)}</dt>
						<dd>{inWords(field, values[field.field], choicesOf(field, { dictionaries, scope })) || texts.notFilled}</dd>
					</div>
				))}
			</dl>
		</section>
	));
}

/** Objects and rows show the fields within them; a list without rows shows that it is empty. */
const hasValue = ({ parts, entries }: Field): boolean => !parts && (!entries || entries.length === 0);

function inWords(field: FormField, value: unknown, choices: readonly Choice[]): string {
	const labelOf = (item: unknown): string =>
		item instanceof File ? item.name : (choices.find((choice) => choice.value === String(item))?.label ?? String(item));
	if (typeof value === 'boolean') return value ? texts.yes : texts.no;
	if (value === '' || value === null || value === undefined) return '';
	switch (controlOf(field)) {
		case 'password':
			return '••••••';
		case 'datetime':
			return String(value).replace('T', ' ');
		default:
			return Array.isArray(value) ? value.map(labelOf).join(listSeparator) : labelOf(value);
	}
}
