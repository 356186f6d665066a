import type { OperationName } from '#generated/api/operations.ts';

export interface CountOperation {
	call: OperationName;
	with?: Readonly<Record<string, unknown>>;
	// biome-ignore lint/suspicious/noExplicitAny: the compiler is the type checker of this function
	value: (answer: any) => number | null | undefined;
	unit: string;
}
