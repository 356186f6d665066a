import { useSnapshot } from 'valtio/react';
import type { FormField } from '#generated/block-types.ts';
import { useComponent } from '#src/pages/use-component.ts';
import { FieldControlContext } from '#src/pages/use-field-control.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';
import type { ControlProps } from './control-props.ts';
import { FieldLabel } from './field-label.tsx';
import styles from './form-block.module.css';
import type { Field } from './form-fields.ts';
import type { FormStore } from './form-store.ts';

interface ComponentControlProps extends ControlProps {
	field: Field;
	placeholder: string;
	store: FormStore;
}

/** A control that a component of the app draws. */
export function ComponentControl({ id, label, describedBy, field, store, ...control }: ComponentControlProps) {
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset has no place for the label beside its legend
		<div role="group" aria-labelledby={id} aria-describedby={describedBy}>
			<p id={id} className={styles.label}>
				<FieldLabel label={label} required={control.required} />
			</p>
			<FieldControlContext value={control}>
				{field.component !== undefined && <Drawn component={field.component} field={field} store={store} />}
			</FieldControlContext>
		</div>
	);
}

interface DrawnProps extends Pick<ComponentControlProps, 'field' | 'store'> {
	component: NonNullable<FormField['component']>;
}

function Drawn({ component, field, store }: DrawnProps) {
	const { scopeOf } = useSnapshot(store.state).snapshot;
	const Component = useComponent(component);
	if (!Component) return <Skeleton shape="panel" />;
	return <Component {...(field.props ? scopeOf(field).read(field.props) : {})} />;
}
