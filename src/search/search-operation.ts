import type { OperationName } from '#generated/api/operations.ts';

/** The compiled `search` of app.yaml. `row` is an item of the answer; the compiler has checked its paths. */
export interface SearchOperation {
	call: OperationName;
	with?: Readonly<Record<string, (keyword: string) => unknown>>;
	// biome-ignore lint/suspicious/noExplicitAny: the compiler is the type checker of these functions
	items: (answer: any) => readonly unknown[] | null | undefined;
	title: RowText;
	note?: RowText;
	path: RowText;
	/** Debounce in milliseconds. */
	debounce?: number;
}

// biome-ignore lint/suspicious/noExplicitAny: as above
type RowText = (row: any) => string | number | null | undefined;
