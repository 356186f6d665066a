import type { DictionaryName } from '#generated/names.ts';
import type { Period } from '#src/lib/period.ts';
import type { TimeKind } from '#src/lib/site-times.ts';

/** Dictionary label of a value. `tone` maps to a theme token. */
export interface DictLabel {
	label: string;
	tone: 'info' | 'ok' | 'warn' | 'bad' | 'mute';
}

/**
 * Functions callable by `|` in manifests; `codegen/expression/pipes.ts` declares the same names and types for the compiler. All of them
 * return '' for null.
 */
export interface Pipes {
	/** Formats an ISO time or epoch ms; `YYYY-MM-DD` by default. The compiler adds the kind of the time, by `x-time` of its field. */
	date(value: unknown, format?: string, kind?: TimeKind): string;
	/** Relative time, such as 3 分钟前 or 2 天后. */
	ago(value: unknown): string;
	/** Where a time lies from now. */
	period(value: unknown): Period | '';
	/** From one time to another, such as 9月4日 09:00 至 17:00; the other one alone if one is missing. */
	span(value: unknown, end: unknown, kind?: TimeKind): string;
	/** The server's date in this format, in the zone of the site. */
	today(value: unknown): string;
	/** Greets this name by the hour of the server's clock in the zone of the site. */
	greeting(value: unknown): string;
	/** Label of a dictionary value; the value itself if the dictionary has none. */
	dict(value: unknown, type: DictionaryName): string;
	/** Label and tone of a dictionary value, for badges; emitted if `dict` is the last pipe of a badge slot. */
	dictLabel(value: unknown, type: DictionaryName): DictLabel | null;
	/** Groups thousands; `digits` decimal places, 0 by default; `scale` units of the value make one of the text. */
	number(value: unknown, digits?: number, scale?: number): string;
	percent(value: unknown, digits?: number): string;
	duration(value: unknown): string;
	bytes(value: unknown): string;
	join(value: unknown, separator?: string): string;
	/** A list with this value; empty for null. */
	list(value: unknown): readonly unknown[];
	/** The whole number that a text is; null for any other text. */
	integer(value: unknown): number | null;
	/** This field of each object in a list; an empty list for null. */
	each(value: unknown, field: string): readonly unknown[];
	/** The objects of a list whose field has this value; an empty list for null. */
	where(value: unknown, field: string, wanted: unknown): readonly unknown[];
	/** This field of what an object keeps under this key; null if there is nothing. */
	at(value: unknown, key: unknown, field: string): unknown;
	/** Sum of the numbers in a list, or of this field of its objects; 0 if there are none. */
	sum(value: unknown, field?: string): number;
	/** Their mean; null if there are none. */
	mean(value: unknown, field?: string): number | null;
	/** Whether a list has this value. */
	has(value: unknown, item: unknown): boolean;
	count(value: unknown): number;
}
