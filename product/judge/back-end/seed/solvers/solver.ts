/** Maps standard input to standard output without the trailing newline. */
export type Solver = (input: string) => string;

export const wordsOf = (input: string): string[] => input.trim().split(/\s+/);
export const numbersOf = (input: string): number[] => wordsOf(input).map(Number);
export const linesOf = (input: string): string[] => input.trimEnd().split('\n');

export const listOf = (input: string, skip: number): number[] => numbersOf(input).slice(skip);

export const numberAt = (input: string, index: number): number => numbersOf(input)[index] ?? 0;
