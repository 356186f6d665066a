export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Minutes and seconds show at all times. */
const SHORTEST = 2;

export interface Part {
	unit: '天' | '小时' | '分' | '秒';
	value: number;
}

/** What is left in days, hours, minutes and seconds, from the largest of which there is one. A second that has begun counts. */
export function partsOf(milliseconds: number): Part[] {
	const left = Math.max(0, Math.ceil(milliseconds / SECOND)) * SECOND;
	const parts: Part[] = [
		{ unit: '天', value: Math.floor(left / DAY) },
		{ unit: '小时', value: Math.floor((left % DAY) / HOUR) },
		{ unit: '分', value: Math.floor((left % HOUR) / MINUTE) },
		{ unit: '秒', value: Math.floor((left % MINUTE) / SECOND) },
	];
	const first = parts.findIndex(({ value }) => value > 0);
	return parts.slice(first < 0 ? SHORTEST : Math.min(first, SHORTEST));
}

/** 1 天 2 小时 3 分 4 秒. */
export const wordsOf = (parts: readonly Part[]): string => parts.map(({ unit, value }) => `${value} ${unit}`).join(' ');

/** Minutes at which it is said aloud how long it is, the last first. */
const SAID_AT = [1, 5];

/** Minutes to announce when time went from `before` to `left`; null for nothing. After a sleep only the latest is news. */
export function toAnnounce(before: number, left: number): number | null {
	if (left <= 0) return null;
	return SAID_AT.find((minutes) => left <= minutes * MINUTE && before > minutes * MINUTE) ?? null;
}

/** How long to wait for the next second to begin. */
export const untilNextSecond = (left: number): number => (left % SECOND) + 1;
