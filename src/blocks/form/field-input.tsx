import { lazy, Suspense } from 'react';
import type { FormField } from '#generated/block-types.ts';
import { fetchCode } from '#src/lib/fetch-code.ts';
import { controlOf } from './control-of.ts';
import type { ControlProps } from './control-props.ts';
import { FieldControl } from './field-control.tsx';
import { FieldLabel } from './field-label.tsx';
import styles from './form-block.module.css';
import type { FormStore } from './form-store.ts';
import type { PickedControlProps } from './picked-control.tsx';
import { TickBox } from './tick-box.tsx';

// Loaded lazily, since few forms use them.
const FileControl = lazy(() => fetchCode(async () => ({ default: (await import('./file-control.tsx')).FileControl })));
const TagsControl = lazy(() => fetchCode(async () => ({ default: (await import('./tags-control.tsx')).TagsControl })));

const PickedControl = lazy(() => fetchCode(async () => ({ default: (await import('./picked-control.tsx')).PickedControl })));
const CodeControl = lazy(() => fetchCode(async () => ({ default: (await import('./code-control.tsx')).CodeControl })));
const AvatarControl = lazy(() => fetchCode(async () => ({ default: (await import('./avatar-control.tsx')).AvatarControl })));
const PasswordMeter = lazy(() => fetchCode(async () => ({ default: (await import('./password-meter.tsx')).PasswordMeter })));

interface FieldInputProps extends ControlProps {
	field: FormField;
	placeholder: string;
	store: FormStore;
}

export function FieldInput({ field, placeholder, store, ...props }: FieldInputProps) {
	const control = controlOf(field);
	switch (control) {
		case 'checkbox':
		case 'switch':
			return <TickBox {...props} look={control} />;
		case 'file':
		case 'image':
			return (
				<Suspense fallback={<p className={styles.label}>{props.label}</p>}>
					<FileControl {...props} field={field} image={control === 'image'} />
				</Suspense>
			);
		case 'tags':
			return (
				<Suspense fallback={<p className={styles.label}>{props.label}</p>}>
					<TagsControl {...props} placeholder={placeholder} />
				</Suspense>
			);
		case 'avatar':
			return (
				<Suspense fallback={<p className={styles.label}>{props.label}</p>}>
					<AvatarControl {...props} />
				</Suspense>
			);
		case 'code':
			return (
				<Suspense fallback={<p className={styles.label}>{props.label}</p>}>
					<CodeControl {...props} field={field} placeholder={placeholder} store={store} />
				</Suspense>
			);
		case 'input':
		case 'password':
		case 'textarea':
		case 'phone':
			return (
				<>
					<label className={styles.label} htmlFor={props.id}>
						<FieldLabel {...props} />
					</label>
					<FieldControl {...props} control={control} field={field} placeholder={placeholder} />
					{field.strength && (
						<Suspense>
							<PasswordMeter value={props.value} shortest={field.rules.minLength} />
						</Suspense>
					)}
				</>
			);
		default:
			return <Picked {...props} control={control} field={field} placeholder={placeholder} />;
	}
}

/** The label and an empty box stand for the control while its code loads. */
const Picked = (props: PickedControlProps) => (
	<Suspense
		fallback={
			<>
				<p className={styles.label}>
					<FieldLabel {...props} />
				</p>
				<span className={styles.control} />
			</>
		}
	>
		<PickedControl {...props} />
	</Suspense>
);
