import type { CSSProperties } from 'react';
import type { BlockProps } from '#src/pages/page-definition.ts';
import { Button } from '#src/ui/button.tsx';
import { FieldRow } from './field-row.tsx';
import styles from './form-block.module.css';
import { useForm } from './use-form.ts';

export function FormBlock({ block }: BlockProps<'form'>) {
	const { fields, scope, values, errors, busy, dirty, ref, change, submit } = useForm(block);
	const label = scope.text(block.label);
	return (
		<form
			ref={ref}
			className={styles.form}
			style={{ '--columns': block.columns ?? 1 } as CSSProperties}
			aria-label={label}
			data-dirty={dirty || undefined}
			noValidate
			onSubmit={submit}
		>
			{fields.map((field) => (
				<FieldRow
					key={field.field}
					field={field}
					scope={scope}
					value={values[field.field]}
					error={errors[field.field] ?? null}
					onChange={(value) => change(field.field, value)}
				/>
			))}
			<div className={styles.actions}>
				<Button type="submit" kind="primary" label={scope.text(block.submit)} busy={busy} wide={(block.columns ?? 1) === 1} />
			</div>
		</form>
	);
}
