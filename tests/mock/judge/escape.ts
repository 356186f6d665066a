import type { RunVerdict } from '#mock/judge/runner.ts';

/** A program that tries to leave the sandbox. It prints ESCAPED when an attempt works. */
export interface Escape {
	what: string;
	language: string;
	code: string;
	verdicts: readonly RunVerdict[];
}

type Written = readonly [what: string, verdicts: readonly RunVerdict[], code: string];

export const escapesIn = (language: string, tools: string, written: readonly Written[]): Escape[] =>
	written.map(([what, verdicts, code]) => ({ what, language, verdicts, code: tools + code }));

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
