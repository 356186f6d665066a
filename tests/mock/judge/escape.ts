import type { RunVerdict } from '#mock/judge/runner.ts';

/** A program that tries to do more than a program may. It prints ESCAPED where an attempt works. */
export interface Escape {
	what: string;
	language: string;
	code: string;
	/** How it may end. */
	verdicts: readonly RunVerdict[];
}

type Written = readonly [what: string, verdicts: readonly RunVerdict[], code: string];

/** `tools` stand in front of each program. */
export const escapesIn = (language: string, tools: string, written: readonly Written[]): Escape[] =>
	written.map(([what, verdicts, code]) => ({ what, language, verdicts, code: tools + code }));

/** What programs look for outside of themselves. */
export interface Target {
	/** A file of the host, whose content has the mark in it. */
	sentinel: string;
	/** It is in the environment of the host, too. */
	mark: string;
	/** A port of the host that counts who comes. */
	port: number;
}

export const aimAt = ({ sentinel, mark, port }: Target, code: string): string =>
	code.replaceAll('{{SENTINEL}}', sentinel).replaceAll('{{MARK}}', mark).replaceAll('{{PORT}}', String(port));
