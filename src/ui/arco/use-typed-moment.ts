import { type ChangeEvent, type ComponentProps, type KeyboardEvent, useState } from 'react';
import { dayInWords, monthInWords } from '#generated/messages/dates.ts';
import { type Move, moveMoment, parseMoment } from '#src/lib/days.ts';
import { formatTime } from '#src/lib/format-time.ts';
import { isMoment, isWithin, type Moment } from '#src/lib/moment-text.ts';
import type { Popup } from './use-popup.ts';

export interface MomentField {
	kind: Moment;
	value: string;
	min: string | undefined;
	max: string | undefined;
	today: string;
	onChange: (value: string) => void;
	popup: Popup;
}

export interface TypedMoment {
	input: Required<Pick<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur'>> & { onKeyDown: (event: KeyboardEvent) => void };
	/** The moment that the arrow keys have reached, for screen readers. */
	spoken: string;
}

/** Props of an input in which a moment is typed or moved by the arrow keys while its popup shows it. */
export function useTypedMoment({ kind, value, min, max, today, onChange, popup }: MomentField): TypedMoment {
	const [typed, setTyped] = useState<string | null>(null);
	const [spoken, setSpoken] = useState('');
	const take = (next: string): void => {
		setTyped(null);
		onChange(next);
	};
	const onKeyDown = (event: KeyboardEvent): void => {
		if (event.nativeEvent.isComposing || popup.closesBy(event)) return;
		// Enter opens or closes the popup and never sends the form.
		if (event.key === 'Enter' || (!popup.open && event.key === 'ArrowDown')) {
			event.preventDefault();
			popup.setOpen(!popup.open);
			return;
		}
		const move = popup.open ? MOVES[event.key] : undefined;
		if (move) go(event, move);
	};
	const go = (event: KeyboardEvent, move: Move): void => {
		event.preventDefault();
		const next = isMoment(kind, value) ? moveMoment(kind, value, move) : startOf(kind, max && today > max ? max : today);
		if (!isWithin(next, min, max)) return;
		setSpoken(inWords(kind, next));
		take(next);
	};
	const input = {
		value: typed ?? value.replace('T', ' '),
		onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
			setTyped(target.value);
			onChange(parseMoment(kind, target.value) ?? target.value);
		},
		onBlur: () => setTyped(null),
		onKeyDown,
	};
	return { input, spoken };
}

const startOf = (kind: Moment, day: string): string =>
	({ date: day, month: day.slice(0, 7), time: '08:00', datetime: `${day.slice(0, 10)}T08:00` })[kind];

const MOVES: Readonly<Record<string, Move>> = {
	ArrowDown: { amount: 1, large: false },
	ArrowUp: { amount: -1, large: false },
	PageDown: { amount: 1, large: true },
	PageUp: { amount: -1, large: true },
};

function inWords(kind: Moment, value: string): string {
	if (kind === 'time') return value;
	const [year = 0, month = 1, day = 1] = value.split(/\D+/).map(Number);
	const date = new Date(year, month - 1, day);
	return kind === 'month' ? formatTime(date, monthInWords) : `${formatTime(date, dayInWords)} ${value.slice(11)}`.trim();
}
