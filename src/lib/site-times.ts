import * as words from '#generated/messages/dates.ts';
import { language } from '#generated/messages/language.ts';
import * as texts from '#generated/messages/zones.ts';
import { formatTime } from './format-time.ts';
import { dayIn, type Zone } from './zoned-time.ts';

/**
 * How a time is displayed (`x-time` of its field in the API document). A `place` keeps its own clock: a lesson in room 302 is at 14:00
 * wherever the browser is. A `deadline` is read by the reader's clock, because it is the reader who must be done before. Where the two clocks
 * differ, both kinds say whose time they show.
 */
export type TimeKind = 'place' | 'deadline';

export interface SiteTimes {
	/** Zone of the site; null if it has none, which is the browser's then. */
	zone: Zone;
	/** `kind` undefined: a moment in the browser's zone. */
	format(date: Date, format: string, kind?: TimeKind): string;
	/** Name of the site's zone if its clock differs from the reader's, else ''. */
	zoneNameAt(date: Date): string;
	/** From one time to another, as 9月4日 09:00 至 17:00; the other one alone if one is missing. */
	span(start: Date | null, end: Date | null, kind?: TimeKind): string;
}

export interface SiteTimesOptions {
	zone: Zone;
	/** Displayed name of the zone, as 北京时间; '' for its name in the language of the app. */
	name: string;
	/** Zone of the reader; null for the browser's. Only tests name one. */
	reader?: Zone;
}

const STAMP = 'YYYY-MM-DD HH:mm';

export function createSiteTimes({ zone, name: given, reader = null }: SiteTimesOptions): SiteTimes {
	const differs = (date: Date): boolean => zone !== null && formatTime(date, STAMP, zone) !== formatTime(date, STAMP, reader);
	const nameAt = (date: Date | undefined): string => given || nameOf(date, zone);
	/** Writes what a clock shows, given its zone, and names the clock if the two differ. */
	const write = (dates: readonly Date[], kind: TimeKind | undefined, text: (zone: Zone, from?: Zone) => string): string => {
		if (kind === undefined || !dates.some(differs)) return text(reader);
		const name = nameAt(dates[0]);
		if (kind === 'place') return texts.inZone({ time: text(zone), name });
		return texts.inBoth({ time: text(reader), name, there: text(zone, reader) });
	};
	return {
		zone,
		format(date, format, kind) {
			// A date alone, such as that of a certificate, names no clock.
			if (!/[Hms]/.test(format)) return formatTime(date, format, kind === 'place' ? zone : reader);
			return write([date], kind, (at, from) =>
				from !== undefined && dayIn(date, at) === dayIn(date, from) ? formatTime(date, 'HH:mm', at) : formatTime(date, format, at),
			);
		},
		zoneNameAt: (date) => (differs(date) ? nameAt(date) : ''),
		span(start, end, kind) {
			const dates = [start, end].filter((date) => date !== null);
			return write(dates, kind, (at) => spanText(start, end, at));
		},
	};
}

/** The name depends on the date, because of daylight saving time. */
function nameOf(date: Date | undefined, timeZone: Zone): string {
	if (timeZone === null) return '';
	const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'long' }).formatToParts(date);
	return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

function spanText(start: Date | null, end: Date | null, zone: Zone): string {
	if (!start || !end) return momentText(start ?? end, zone);
	const sameDay = dayIn(start, zone) === dayIn(end, zone);
	const from = momentText(start, zone);
	const to = sameDay ? formatTime(end, 'HH:mm', zone) : momentText(end, zone);
	return words.span({ from, to });
}

const momentText = (date: Date | null, zone: Zone): string => (date ? formatTime(date, words.dayAndTime, zone) : '');
