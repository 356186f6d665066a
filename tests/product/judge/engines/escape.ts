import type { RunVerdict } from '#engines/runner.ts';

/** A program that tries to leave the sandbox. It prints ESCAPED when an attempt works. */
export interface Escape {
	what: string;
	language: string;
	code: string;
	verdicts: readonly RunVerdict[];
	/** How often it runs in one submission: what it left behind or began may only work later. */
	cases: number;
}

type Written = readonly [what: string, verdicts: readonly RunVerdict[], code: string, cases?: number];

export const escapesIn = (language: string, tools: string, written: readonly Written[]): Escape[] =>
	written.map(([what, verdicts, code, cases = 1]) => ({ what, language, verdicts, cases, code: tools + code }));

/** Host resources that the programs try to reach. */
export interface Target {
	/** A file of the host that contains `mark`. */
	sentinel: string;
	mark: string;
	/** A port of the host that counts connections. */
	port: number;
}

export const aimAt = ({ sentinel, mark, port }: Target, code: string): string =>
	code.replaceAll('{{SENTINEL}}', sentinel).replaceAll('{{MARK}}', mark).replaceAll('{{PORT}}', String(port));
