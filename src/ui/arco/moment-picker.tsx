import { DatePicker, TimePicker } from '@arco-design/web-react';
import { useRef } from 'react';
import { type Shortcut, spanOf } from '#src/lib/days.ts';
import { isMoment, isWithin, type Moment, toDay } from '#src/lib/moment-text.ts';
import { ArcoProvider } from './arco-provider.tsx';
import { fieldBox } from './field-box.tsx';
import type { FieldProps } from './field-props.ts';
import { momentInput } from './moment-input.tsx';
import { ShortcutRow } from './shortcut-row.tsx';
import './popups.css';
import { usePopup } from './use-popup.ts';
import { useTypedMoment } from './use-typed-moment.ts';

export interface MomentPickerProps extends FieldProps {
	kind: Moment;
	/** As the API holds it, such as 2026-09-01; text that is no such moment stays in the input. */
	value: string;
	min?: string | undefined;
	max?: string | undefined;
	shortcuts?: readonly Shortcut[] | undefined;
	onChange: (value: string) => void;
}

/** A day, month or time that is typed, moved by the arrow keys or chosen in Arco's panel. */
export function MomentPicker({ kind, value, min, max, shortcuts = [], onChange, ...field }: MomentPickerProps) {
	const popup = usePopup();
	const row = useRef<HTMLDivElement>(null);
	const input = useRef<HTMLInputElement>(null);
	const today = toDay(new Date());
	const moment = useTypedMoment({ kind, value, min, max, today, onChange, popup });
	const take = (next: string | undefined): void => onChange((next ?? '').replace(' ', 'T'));
	const back = (): void => {
		popup.setOpen(false);
		input.current?.focus();
	};
	const box = fieldBox({
		field,
		icon: kind === 'time' ? 'clock' : 'calendar',
		open: popup.open,
		onClear: value === '' ? null : () => onChange(''),
		children: momentInput({ kind, field, moment, popup, row, input }),
	});
	const spans = shortcuts.map((shortcut) => spanOf(shortcut, today));
	const shared = {
		popupVisible: popup.open,
		onVisibleChange: popup.setOpen,
		triggerElement: box,
		unmountOnExit: true,
		value: isMoment(kind, value) ? value.replace('T', ' ') : undefined,
	};
	const days = {
		...shared,
		showNowBtn: false,
		disabledDate: disabledOutside(kind, min, max),
		extra: spans.length > 0 && (
			<ShortcutRow
				row={row}
				onLeave={back}
				shortcuts={spans.map(({ label, from }) => ({ label, disabled: !isWithin(from, min, max), onPress: () => onChange(from) }))}
			/>
		),
	};
	return (
		<ArcoProvider>
			{kind === 'time' && <TimePicker {...shared} format="HH:mm" disableConfirm onChange={take} />}
			{kind === 'month' && <DatePicker.MonthPicker {...days} onChange={take} />}
			{kind === 'date' && <DatePicker {...days} onChange={take} />}
			{kind === 'datetime' && (
				<DatePicker {...days} showTime={{ format: 'HH:mm' }} format="YYYY-MM-DD HH:mm" onSelect={take} onChange={take} />
			)}
		</ArcoProvider>
	);
}

interface CalendarDay {
	format: (pattern: string) => string;
}

export const disabledOutside =
	(kind: Moment, min: string | undefined, max: string | undefined) =>
	(day?: CalendarDay): boolean =>
		day !== undefined && !isWithin(day.format(kind === 'month' ? 'YYYY-MM' : 'YYYY-MM-DD'), min?.slice(0, 10), max?.slice(0, 10));
