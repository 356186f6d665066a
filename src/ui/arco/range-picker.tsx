import { useRef } from 'react';
import * as texts from '#generated/messages/ui/fields.ts';
import { type Shortcut, spanOf } from '#src/lib/days.ts';
import { isWithin, toDay } from '#src/lib/moment-text.ts';
import styles from './field-box.module.css';
import { fieldBox } from './field-box.tsx';
import type { FieldProps } from './field-props.ts';
import { momentInput } from './moment-input.tsx';
import { latePanel, PickerPopup } from './picker-popup.tsx';
import { ShortcutRow } from './shortcut-row.tsx';
import { type Popup, usePopup } from './use-popup.ts';
import { useTypedMoment } from './use-typed-moment.ts';

const Panel = latePanel(async () => (await import('./moment-panel.tsx')).RangePanel);

/** First and last day; '' where the span is open. */
export type DaySpan = readonly [from: string, to: string];

export interface RangePickerProps extends FieldProps {
	value: DaySpan;
	min?: string | undefined;
	max?: string | undefined;
	shortcuts?: readonly Shortcut[] | undefined;
	/** Epoch ms by the server's clock. */
	now: () => number;
	onChange: (span: DaySpan) => void;
}

const SHORTCUTS: readonly Shortcut[] = ['today', 'last-7-days', 'last-30-days', 'this-month'];

/** Two days in one box. Both are typed, moved by the arrow keys or chosen in Arco's double calendar. */
export function RangePicker({ value, min, max, shortcuts = SHORTCUTS, now, onChange, ...field }: RangePickerProps) {
	const [from, to] = value;
	const popup = usePopup();
	const row = useRef<HTMLDivElement>(null);
	const input = useRef<HTMLInputElement>(null);
	const last = useRef<HTMLInputElement>(null);
	const today = toDay(new Date(now()));
	const shared = { kind: 'date' as const, today };
	const first = useTypedMoment({
		...shared,
		value: from,
		min,
		max: to || max,
		onChange: (day) => onChange([day, to]),
		popup: stayOnTab(popup),
	});
	const second = useTypedMoment({ ...shared, value: to, min: from || min, max, onChange: (day) => onChange([from, day]), popup });
	const noRow = useRef<HTMLDivElement>(null);
	const back = (): void => {
		popup.setOpen(false);
		input.current?.focus();
	};
	const box = fieldBox({
		field,
		icon: 'calendar',
		open: popup.open,
		onClear: from === '' && to === '' ? null : () => onChange(['', '']),
		onFocus: Panel.preload,
		children: (
			<>
				{momentInput({ kind: 'date', field, label: texts.from({ label: field.label }), moment: first, popup, row: noRow, input })}
				<span className={styles.until} aria-hidden="true">
					{texts.until}
				</span>
				{momentInput({
					kind: 'date',
					field: { ...field, id: `${field.id}-to`, name: field.name && `${field.name}-to` },
					label: texts.to({ label: field.label }),
					moment: second,
					popup,
					row,
					input: last,
				})}
			</>
		),
	});
	const spans = shortcuts.map((shortcut) => {
		const span = spanOf(shortcut, today);
		const disabled = !isWithin(span.from, min, max) || !isWithin(span.to, min, max);
		return { label: span.label, disabled, onPress: () => onChange([span.from, span.to]) };
	});
	const extra = <ShortcutRow row={row} onLeave={back} shortcuts={spans} />;
	return (
		<PickerPopup popup={popup} box={box}>
			<Panel value={value} min={min} max={max} extra={extra} now={now} onChange={onChange} onClose={() => popup.setOpen(false)} />
		</PickerPopup>
	);
}

/** Tab leads from the first day to the last one, so it does not close the popup. */
const stayOnTab = (popup: Popup): Popup => ({ ...popup, closesBy: (event) => event.key !== 'Tab' && popup.closesBy(event) });
