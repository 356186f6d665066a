import type { OperationName } from '#generated/api/operations.ts';

/** The compiled `count` of an item of menus.yaml. */
export interface CountOperation {
	call: OperationName;
	with?: Readonly<Record<string, unknown>>;
	// biome-ignore lint/suspicious/noExplicitAny: the compiler is the type checker of this function
	value: (answer: any) => number | null | undefined;
	/** Unit after the number. */
	unit: string;
}
