import { Rate as ArcoRate } from '@arco-design/web-react';
import type { KeyboardEvent } from 'react';
import * as texts from '#generated/messages/ui/fields.ts';
import { ArcoProvider } from './arco-provider.tsx';
import styles from './field-box.module.css';
import type { FieldProps } from './field-props.ts';

export interface RateProps extends FieldProps {
	value: string;
	max?: number | undefined;
	onChange: (value: string) => void;
}

const DEFAULT_STARS = 5;
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/** Stars. Arco's have radio roles without keys, so the row is one slider with the keys of a slider. */
export function Rate({ value, max = DEFAULT_STARS, onChange, ...field }: RateProps) {
	const stars = Number(value) || 0;
	const onKeyDown = (event: KeyboardEvent): void => {
		const next = { Home: 0, End: max }[event.key] ?? stars + (STEPS[event.key] ?? Number.NaN);
		if (Number.isNaN(next)) return;
		event.preventDefault();
		onChange(String(Math.min(Math.max(next, field.required ? 1 : 0), max)));
	};
	return (
		<ArcoProvider>
			<div
				id={field.id}
				className={styles.rate}
				role="slider"
				tabIndex={0}
				aria-label={field.label}
				aria-valuemin={0}
				aria-valuemax={max}
				aria-valuenow={stars}
				aria-valuetext={stars === 0 ? texts.notRated : texts.stars({ stars, max })}
				aria-invalid={field.invalid || undefined}
				aria-describedby={field.describedBy}
				onKeyDown={onKeyDown}
			>
				<span aria-hidden="true">
					<ArcoRate count={max} value={stars} allowClear={!field.required} onChange={(next) => onChange(String(next))} />
				</span>
			</div>
		</ArcoProvider>
	);
}
