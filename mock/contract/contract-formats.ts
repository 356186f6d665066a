import { parseTime } from '#mock/store/time-offset.ts';

const FORMATS: Readonly<Record<string, (text: string) => boolean>> = {
	// The zone is part of it, or two readers would see two instants; `+0000` is how Java servers write theirs.
	'date-time': (text) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[-+]\d{2}:?\d{2})$/.test(text) && !Number.isNaN(parseTime(text)),
	date: (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(parseTime(text)),
	email: (text) => /^[^@\s]+@[^@\s]+$/.test(text),
	uri: (text) => /^(https?|mailto|tel|data|blob):/.test(text),
};

/** The test of a format; undefined for one that says nothing to a program. */
export const checkFormat = (format: string): ((text: string) => boolean) | undefined =>
	Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
