const TOKEN = /YYYY|MM|M|DD|D|HH|H|mm|ss|ddd/g;
const WEEKDAYS = ['日', '一', '二', '三', '四', '五', '六'];
const two = (value: number): string => String(value).padStart(2, '0');

/** Formats in the browser's time zone; '' for an invalid date. Tokens: YYYY MM M DD D HH H mm ss, and ddd for the weekday. */
export function formatTime(date: Date, format: string): string {
	if (Number.isNaN(date.getTime())) return '';
	return format.replace(TOKEN, (token) => parts[token]?.(date) ?? token);
}

const parts: Readonly<Record<string, (date: Date) => string>> = {
	YYYY: (date) => String(date.getFullYear()),
	MM: (date) => two(date.getMonth() + 1),
	M: (date) => String(date.getMonth() + 1),
	DD: (date) => two(date.getDate()),
	D: (date) => String(date.getDate()),
	HH: (date) => two(date.getHours()),
	H: (date) => String(date.getHours()),
	mm: (date) => two(date.getMinutes()),
	ss: (date) => two(date.getSeconds()),
	ddd: (date) => `周${WEEKDAYS[date.getDay()]}`,
};

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const steps: readonly (readonly [number, string])[] = [
	[365 * DAY, '年'],
	[30 * DAY, '个月'],
	[DAY, '天'],
	[HOUR, '小时'],
	[MINUTE, '分钟'],
];

export function formatAgo(time: number, now: number): string {
	const distance = Math.abs(time - now);
	if (!Number.isFinite(distance)) return '';
	const step = steps.find(([length]) => distance >= length);
	if (!step) return '刚刚';
	return `${Math.floor(distance / step[0])} ${step[1]}${time > now ? '后' : '前'}`;
}
