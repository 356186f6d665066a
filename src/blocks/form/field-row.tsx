import { type FocusEvent, lazy, memo, Suspense, useId, useSyncExternalStore } from 'react';
import type { FormField } from '#generated/block-types.ts';
import { fetchCode } from '#src/lib/fetch-code.ts';
import type { ControlProps } from './control-props.ts';
import { FieldInput } from './field-input.tsx';
import styles from './form-block.module.css';
import type { FormStore } from './form-store.ts';

const FieldTooltip = lazy(() => fetchCode(async () => ({ default: (await import('./field-tooltip.tsx')).FieldTooltip })));

export interface FieldRowProps {
	field: FormField;
	store: FormStore;
}

/** One field. Re-renders only when its own view changes. */
export const FieldRow = memo(function FieldRow({ field, store }: FieldRowProps) {
	const id = useId();
	const view = useSyncExternalStore(store.rendered.subscribe, () => store.state.views[field.field]);
	if (!view?.visible) return null;
	const { value, error, label, placeholder, help, tooltip } = view;
	const props: ControlProps = {
		id,
		name: field.field,
		label,
		required: field.rules.required,
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
			<FieldInput {...props} field={field} placeholder={placeholder} store={store} />
			{tooltip && (
				<Suspense>
					<FieldTooltip id={`${id}-tooltip`} label={label} required={props.required} text={tooltip} />
				</Suspense>
			)}
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
