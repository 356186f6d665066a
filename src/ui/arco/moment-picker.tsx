import { useRef } from 'react';
import { type Shortcut, spanOf } from '#src/lib/days.ts';
import { isWithin, type Moment, toDay } from '#src/lib/moment-text.ts';
import { fieldBox } from './field-box.tsx';
import type { FieldProps } from './field-props.ts';
import { momentInput } from './moment-input.tsx';
import { latePanel, PickerPopup } from './picker-popup.tsx';
import { ShortcutRow } from './shortcut-row.tsx';
import { usePopup } from './use-popup.ts';
import { useTypedMoment } from './use-typed-moment.ts';

const Panel = latePanel(async () => (await import('./moment-panel.tsx')).MomentPanel);

export interface MomentPickerProps extends FieldProps {
	kind: Moment;
	/** In the API's format, such as 2026-09-01; invalid text stays in the input. */
	value: string;
	min?: string | undefined;
	max?: string | undefined;
	shortcuts?: readonly Shortcut[] | undefined;
	/** Epoch ms by the server's clock. */
	now: () => number;
	onChange: (value: string) => void;
}

/** A day, month or time that is typed, moved by the arrow keys or chosen in Arco's panel. */
export function MomentPicker({ kind, value, min, max, shortcuts = [], now, onChange, ...field }: MomentPickerProps) {
	const popup = usePopup();
	const row = useRef<HTMLDivElement>(null);
	const input = useRef<HTMLInputElement>(null);
	const today = toDay(new Date(now()));
	const moment = useTypedMoment({ kind, value, min, max, today, onChange, popup });
	const back = (): void => {
		popup.setOpen(false);
		input.current?.focus();
	};
	const box = fieldBox({
		field,
		icon: kind === 'time' ? 'clock' : 'calendar',
		open: popup.open,
		onClear: value === '' ? null : () => onChange(''),
		onFocus: Panel.preload,
		children: momentInput({ kind, field, moment, popup, row, input }),
	});
	const spans = shortcuts.map((shortcut) => spanOf(shortcut, today));
	const extra = spans.length > 0 && (
		<ShortcutRow
			row={row}
			onLeave={back}
			shortcuts={spans.map(({ label, from }) => ({ label, disabled: !isWithin(from, min, max), onPress: () => onChange(from) }))}
		/>
	);
	return (
		<PickerPopup popup={popup} box={box}>
			<Panel
				kind={kind}
				value={value}
				min={min}
				max={max}
				extra={extra}
				now={now}
				onChange={onChange}
				onClose={() => popup.setOpen(false)}
			/>
		</PickerPopup>
	);
}
