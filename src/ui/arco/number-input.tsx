import { InputNumber } from '@arco-design/web-react';
import { ArcoProvider } from './arco-provider.tsx';
import styles from './field-box.module.css';
import { type FieldProps, inputAttributes } from './field-props.ts';

export interface NumberInputProps extends FieldProps {
	value: string;
	min?: number | undefined;
	max?: number | undefined;
	step?: number | undefined;
	onChange: (value: string) => void;
}

export const NumberInput = ({ value, min, max, step = 1, onChange, ...field }: NumberInputProps) => (
	<ArcoProvider>
		<InputNumber
			{...inputAttributes(field)}
			className={styles.number}
			data-invalid={field.invalid || undefined}
			inputMode="decimal"
			placeholder={field.placeholder}
			value={value === '' ? undefined : Number(value)}
			// Not passed as Arco's limits, which would silently replace a typed number by the limit.
			aria-valuemin={min}
			aria-valuemax={max}
			step={step}
			parser={(typed) => typed.normalize('NFKC').replace(/[^\w.-]/g, '')}
			onChange={(next, reason) => onChange(next === undefined ? '' : String(reason === 'manual' ? next : within(next, min, max)))}
		/>
	</ArcoProvider>
);

const within = (value: number, min = -Infinity, max = Infinity): number => Math.min(max, Math.max(min, value));
