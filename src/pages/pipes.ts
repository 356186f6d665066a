/** What a dictionary says of a value. `tone` maps to a theme token. */
export interface DictLabel {
	label: string;
	tone: 'info' | 'ok' | 'warn' | 'bad' | 'mute';
}

/**
 * The closed set of functions that `|` calls in manifests; the compiler knows their names and types from
 * `codegen/expression/pipes.ts`. All of them yield '' for null.
 */
export interface Pipes {
	/** Formats an ISO time or epoch ms in the browser's zone; `YYYY-MM-DD` by default. */
	date(value: unknown, format?: string): string;
	/** Time from now, as 3 分钟前 or 2 天后. */
	ago(value: unknown): string;
	/** Label of a dictionary value; the value itself when the dictionary has none. */
	dict(value: unknown, type: string): string;
	/** Label and tone of a dictionary value, for badges; the compiler emits it where `dict` ends a badge slot. */
	dictLabel(value: unknown, type: string): DictLabel | null;
	/** Groups thousands; `digits` after the point, 0 by default. */
	number(value: unknown, digits?: number): string;
	/** 0.46 → 46%. */
	percent(value: unknown, digits?: number): string;
	/** Seconds → 1 小时 05 分, 3 分 20 秒. */
	duration(value: unknown): string;
	/** Bytes → 1.2 MB. */
	bytes(value: unknown): string;
	join(value: unknown, separator?: string): string;
	/** A list of this one value; an empty one for null. */
	list(value: unknown): readonly unknown[];
	/** Length of a list or text; 0 for null. */
	count(value: unknown): number;
}
