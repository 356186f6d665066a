import { DatePicker, TimePicker } from '@arco-design/web-react';
import dayjs, { type PluginFunc } from 'dayjs';
import type { ReactNode } from 'react';
import { isMoment, isWithin, type Moment } from '#src/lib/moment-text.ts';
import './picker-panels.css';

interface MomentPanelProps {
	kind: Moment;
	value: string;
	min: string | undefined;
	max: string | undefined;
	extra: ReactNode;
	/** Epoch ms by the server's clock. */
	now: () => number;
	onChange: (value: string) => void;
	onClose: () => void;
}

/** Arco's panel for a day, month or time. */
export function MomentPanel({ kind, value, min, max, extra, now, onChange, onClose }: MomentPanelProps) {
	followClock(now);
	const take = (next: string | undefined): void => onChange((next ?? '').replace(' ', 'T'));
	const shared = { triggerElement: null, popupVisible: true, value: isMoment(kind, value) ? value.replace('T', ' ') : undefined };
	if (kind === 'time') return <TimePicker {...shared} format="HH:mm" disableConfirm onChange={take} />;
	const days = { ...shared, onVisibleChange: onClose, showNowBtn: false, disabledDate: disabledOutside(kind, min, max), extra };
	if (kind === 'month') return <DatePicker.MonthPicker {...days} onChange={take} />;
	if (kind === 'date') return <DatePicker {...days} onChange={take} />;
	return <DatePicker {...days} showTime={{ format: 'HH:mm' }} format="YYYY-MM-DD HH:mm" onSelect={take} onChange={take} />;
}

interface RangePanelProps extends Pick<MomentPanelProps, 'min' | 'max' | 'extra' | 'now' | 'onClose'> {
	value: readonly [from: string, to: string];
	onChange: (span: readonly [from: string, to: string]) => void;
}

/** Arco's double calendar. */
export function RangePanel({ value, min, max, extra, now, onChange, onClose }: RangePanelProps) {
	followClock(now);
	return (
		<DatePicker.RangePicker
			triggerElement={null}
			popupVisible
			value={value.map((day) => (isMoment('date', day) ? day : undefined)) as string[]}
			disabledDate={disabledOutside('date', min, max)}
			// Without its own trigger, Arco's panel does not report that the choice is complete.
			onSelect={(days: string[]) => days.filter(Boolean).length === 2 && onClose()}
			onChange={([from = '', to = '']: string[] = []) => onChange([from, to])}
			extra={extra}
		/>
	);
}

interface CalendarDay {
	format: (pattern: string) => string;
}

const disabledOutside =
	(kind: Moment, min: string | undefined, max: string | undefined) =>
	(day?: CalendarDay): boolean =>
		day !== undefined && !isWithin(day.format(kind === 'month' ? 'YYYY-MM' : 'YYYY-MM-DD'), min?.slice(0, 10), max?.slice(0, 10));

interface Parsing {
	parse(config: { date?: unknown }): void;
}

/** Arco asks dayjs for the present moment: which day its calendars mark as today, and on which month they open. */
const presentOf: PluginFunc<() => number> = (now = Date.now, { prototype }) => {
	const calendar: Parsing = prototype as never;
	const { parse } = calendar;
	calendar.parse = function (config) {
		parse.call(this, config.date === undefined ? { ...config, date: new Date(now()) } : config);
	};
};

/** Makes Arco's calendars follow the server's clock. The first call counts, since dayjs installs a plugin once. */
const followClock = (now: () => number): void => {
	dayjs.extend(presentOf, now);
};
