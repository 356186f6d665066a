import { type FocusEvent, memo, useId } from 'react';
import { useSnapshot } from 'valtio/react';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import type { ControlProps } from './control-props.ts';
import { FieldInput } from './field-input.tsx';
import styles from './form-block.module.css';
import type { Field } from './form-fields.ts';
import type { FormStore } from './form-store.ts';

const FieldParts = lazyComponent(async () => (await import('./field-parts.tsx')).FieldParts);
const FieldTooltip = lazyComponent(async () => (await import('./field-tooltip.tsx')).FieldTooltip);

export interface FieldRowProps {
	field: Field;
	store: FormStore;
}

/** One field. Re-renders only when its own view changes. */
export const FieldRow = memo(function FieldRow({ field, store }: FieldRowProps) {
	const id = useId();
	const { visible, value, error, label, placeholder, help, tooltip, min, max, required } = useSnapshot(store.view(field.field), {
		sync: true,
	});
	if (!visible) return null;
	if (field.parts || field.entries)
		return (
			<FieldParts
				id={id}
				field={field}
				store={store}
				label={label}
				help={help}
				error={error}
				draw={(part) => <FieldRow key={part.field} field={part} store={store} />}
			/>
		);
	const props: ControlProps = {
		id,
		name: field.field,
		label,
		required,
		describedBy: [error && `${id}-error`, help && `${id}-help`, tooltip && `${id}-tooltip`].filter(Boolean).join(' ') || undefined,
		invalid: error !== null,
		value,
		onChange: (next) => store.change(field.field, next),
	};
	const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
		if (!currentTarget.contains(relatedTarget)) store.leave(field.field);
	};
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: it listens to the blur event of its control
		<div className={styles.field} data-field={field.field} onBlur={onBlur}>
			<FieldInput {...props} field={field} placeholder={placeholder} limits={{ min, max }} store={store} />
			{tooltip && <FieldTooltip id={`${id}-tooltip`} label={label} required={props.required} text={tooltip} />}
			{help && (
				<p id={`${id}-help`} className="note">
					{help}
				</p>
			)}
			<p id={`${id}-error`} className={styles.error} aria-live="polite">
				{error}
			</p>
		</div>
	);
});
