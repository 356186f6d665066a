const TOKEN = /YYYY|MM?|DD?|HH?|mm|ss|d{3,4}/g;

/** Formats in the browser's time zone; '' for an invalid date. Tokens: YYYY MM M DD D HH H mm ss, and ddd or dddd for the weekday, as 周六 or 星期六. */
export function formatTime(date: Date, format: string): string {
	if (Number.isNaN(date.getTime())) return '';
	const parts: Readonly<Record<string, string | number>> = {
		Y: date.getFullYear(),
		M: date.getMonth() + 1,
		D: date.getDate(),
		H: date.getHours(),
		m: date.getMinutes(),
		s: date.getSeconds(),
		d: '日一二三四五六'.charAt(date.getDay()),
	};
	return format.replace(TOKEN, (token) => {
		const part = String(parts[token.charAt(0)]);
		return token.startsWith('d') ? `${token === 'ddd' ? '周' : '星期'}${part}` : part.padStart(token.length, '0');
	});
}

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
