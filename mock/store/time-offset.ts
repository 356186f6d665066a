const ZONE = '+08:00';
const ZONE_MS = 8 * 3_600_000;
const UNITS: Readonly<Record<string, number>> = { w: 604_800_000, d: 86_400_000, h: 3_600_000, m: 60_000, s: 1000 };
const OFFSET = /^@((?:[-+]\d+[wdhms])+|0d)(?: (\d{2}):(\d{2})(?::(\d{2}))?)?$/;

/** Formats as `2026-09-12T10:00:00+08:00`. */
export function toIsoTime(ms: number): string {
	return `${new Date(ms + ZONE_MS).toISOString().slice(0, 19)}${ZONE}`;
}

export const isTimeOffset = (text: string): boolean => OFFSET.test(text);

/** Resolves `@-3d`, `@+2h`, `@-1d+30m`, or `@-3d 20:00` (time of day in +08:00) to an ISO time. Throws for any other text. */
export function resolveOffset(text: string, now: number): string {
	const match = OFFSET.exec(text);
	if (!match?.[1]) throw new Error(`\`${text}\` is no time offset: write @-3d, @+2h, @-1d+30m or @-3d 20:00 (units w, d, h, m, s).`);
	let ms = now;
	for (const [, sign, count, unit] of match[1].matchAll(/([-+]?)(\d+)([wdhms])/g)) {
		ms += (sign === '-' ? -1 : 1) * Number(count) * (UNITS[unit ?? ''] ?? 0);
	}
	if (match[2] === undefined) return toIsoTime(ms);
	return `${toIsoTime(ms).slice(0, 10)}T${match[2]}:${match[3]}:${match[4] ?? '00'}${ZONE}`;
}

/** Parses server times, also with `+0000`, to epoch milliseconds; a date alone is midnight in +08:00. NaN for any other text. */
export function parseTime(text: string): number {
	if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return Date.parse(`${text}T00:00:00${ZONE}`);
	if (!/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/.test(text)) return Number.NaN;
	const iso = text.replace(' ', 'T').replace(/([-+]\d{2})(\d{2})$/, '$1:$2');
	return Date.parse(/(Z|[-+]\d{2}:\d{2})$/.test(iso) ? iso : `${iso}${ZONE}`);
}
