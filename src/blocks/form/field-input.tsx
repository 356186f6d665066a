import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { controlOf } from './control-of.ts';
import type { ControlProps } from './control-props.ts';
import { FieldControl } from './field-control.tsx';
import { FieldLabel } from './field-label.tsx';
import styles from './form-block.module.css';
import type { Field } from './form-fields.ts';
import type { FormStore } from './form-store.ts';
import type { Limits } from './limits-of.ts';
import { TickBox } from './tick-box.tsx';

const labelOnly = ({ label }: ControlProps) => <p className={styles.label}>{label}</p>;

const labelAndBox = (props: ControlProps) => (
	<>
		<p className={styles.label}>
			<FieldLabel {...props} />
		</p>
		<span className={styles.control} />
	</>
);

// Loaded lazily, since few forms use them.
const FileControl = lazyComponent(async () => (await import('./file-control.tsx')).FileControl, labelOnly);
const TagsControl = lazyComponent(async () => (await import('./tags-control.tsx')).TagsControl, labelOnly);
const PickedControl = lazyComponent(async () => (await import('./picked-control.tsx')).PickedControl, labelAndBox);
const CodeControl = lazyComponent(async () => (await import('./code-control.tsx')).CodeControl, labelOnly);
const PictureCodeControl = lazyComponent(async () => (await import('./picture-code-control.tsx')).PictureCodeControl, labelOnly);
const AvatarControl = lazyComponent(async () => (await import('./avatar-control.tsx')).AvatarControl, labelOnly);
const ComponentControl = lazyComponent(async () => (await import('./component-control.tsx')).ComponentControl, labelOnly);
const PasswordMeter = lazyComponent(async () => (await import('./password-meter.tsx')).PasswordMeter);

interface FieldInputProps extends ControlProps {
	field: Field;
	placeholder: string;
	limits: Limits;
	store: FormStore;
}

export function FieldInput({ field, placeholder, limits, store, ...props }: FieldInputProps) {
	const control = controlOf(field);
	switch (control) {
		case 'checkbox':
		case 'switch':
			return <TickBox {...props} look={control} />;
		case 'file':
		case 'image':
			return <FileControl {...props} field={field} image={control === 'image'} store={store} />;
		case 'component':
			return <ComponentControl {...props} field={field} placeholder={placeholder} store={store} />;
		case 'tags':
			return <TagsControl {...props} placeholder={placeholder} />;
		case 'avatar':
			return <AvatarControl {...props} />;
		case 'code':
			return <CodeControl {...props} field={field} placeholder={placeholder} store={store} />;
		case 'picture-code':
			return <PictureCodeControl {...props} field={field} placeholder={placeholder} store={store} />;
		case 'input':
		case 'password':
		case 'textarea':
			return (
				<>
					<label className={styles.label} htmlFor={props.id}>
						<FieldLabel {...props} />
					</label>
					<FieldControl {...props} control={control} field={field} placeholder={placeholder} />
					{field.strength && <PasswordMeter value={props.value} shortest={field.rules.minLength} />}
				</>
			);
		case 'group':
		case 'rows':
			// The row of the field draws the fields within.
			return null;
		default:
			return <PickedControl {...props} control={control} field={field} placeholder={placeholder} limits={limits} store={store} />;
	}
}
