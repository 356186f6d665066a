/** Arco's controls as forms and filters use them: each is loaded with its own styles when it is first drawn. */

import type { ComponentType } from 'react';
import * as texts from '#generated/messages/ui/fields.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import styles from './field-box.module.css';
import type { MomentPickerProps } from './moment-picker.tsx';
import { NativeMoment } from './native-moment.tsx';
import type { RangePickerProps } from './range-picker.tsx';

/** An empty box of the same size stands for a control that is still loading. */
const late = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
	lazyComponent(load, () => <span className={styles.box} />);

export const Select = late(async () => (await import('./select.tsx')).Select);
export const Cascader = late(async () => (await import('./cascader.tsx')).Cascader);
export const NumberInput = late(async () => (await import('./number-input.tsx')).NumberInput);
export const Rate = late(async () => (await import('./rate.tsx')).Rate);
export const ColorPicker = late(async () => (await import('./color-picker.tsx')).ColorPicker);

const LateMomentPicker = late(async () => (await import('./moment-picker.tsx')).MomentPicker);
const LateRangePicker = late(async () => (await import('./range-picker.tsx')).RangePicker);

const isCoarse = (): boolean => matchMedia('(pointer: coarse)').matches;

export function MomentPicker(props: MomentPickerProps) {
	const { shortcuts: _none, now: _now, ...native } = props;
	return isCoarse() ? <NativeMoment {...native} /> : <LateMomentPicker {...props} />;
}

export function RangePicker(props: RangePickerProps) {
	if (!isCoarse()) return <LateRangePicker {...props} />;
	const { value, shortcuts: _none, now: _now, min, max, onChange, ...field } = props;
	const [from, to] = value;
	return (
		<span className={styles.pair}>
			<NativeMoment
				{...field}
				kind="date"
				spoken={texts.from({ label: field.label })}
				value={from}
				min={min}
				max={to || max}
				onChange={(day) => onChange([day, to])}
			/>
			<NativeMoment
				{...field}
				kind="date"
				id={`${field.id}-to`}
				spoken={texts.to({ label: field.label })}
				value={to}
				min={from || min}
				max={max}
				onChange={(day) => onChange([from, day])}
			/>
		</span>
	);
}
