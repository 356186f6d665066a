import * as texts from '#generated/messages/countdown.ts';
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Number of units always shown: minutes and seconds. */
const SHORTEST = 2;

export interface Part {
	/** Name of the unit. */
	unit: string;
	value: number;
}

/** Splits a duration into days, hours, minutes and seconds, dropping leading zero units. Rounds up to whole seconds. */
export function partsOf(milliseconds: number): Part[] {
	const left = Math.max(0, Math.ceil(milliseconds / SECOND)) * SECOND;
	const parts: Part[] = [
		{ unit: texts.days, value: Math.floor(left / DAY) },
		{ unit: texts.hours, value: Math.floor((left % DAY) / HOUR) },
		{ unit: texts.minutes, value: Math.floor((left % HOUR) / MINUTE) },
		{ unit: texts.seconds, value: Math.floor((left % MINUTE) / SECOND) },
	];
	const first = parts.findIndex(({ value }) => value > 0);
	return parts.slice(first < 0 ? SHORTEST : Math.min(first, SHORTEST));
}

export const remainingText = (parts: readonly Part[]): string => parts.map(({ unit, value }) => `${value} ${unit}`).join(' ');

/** Minutes left at which the countdown is announced, in ascending order. */
const ANNOUNCED_AT = [1, 5];

/** Minutes to announce when the remaining time drops from `before` to `left`; null for none. After a sleep only the latest is announced. */
export function minutesToAnnounce(before: number, left: number): number | null {
	if (left <= 0) return null;
	return ANNOUNCED_AT.find((minutes) => left <= minutes * MINUTE && before > minutes * MINUTE) ?? null;
}

export const untilNextSecond = (left: number): number => (left % SECOND) + 1;
