import type { OperationName } from '#generated/api/operations.ts';

/** `search` of app.yaml, compiled. `row` is one of the items of the answer; the compiler has checked each path in it. */
export interface SearchOperation {
	call: OperationName;
	with?: Readonly<Record<string, (keyword: string) => unknown>>;
	// biome-ignore lint/suspicious/noExplicitAny: the compiler is the type checker of these functions
	items: (answer: any) => readonly unknown[] | null | undefined;
	title: RowText;
	note?: RowText;
	path: RowText;
	/** Milliseconds that typing settles. */
	debounce?: number;
}

// biome-ignore lint/suspicious/noExplicitAny: as above
type RowText = (row: any) => string | number | null | undefined;
