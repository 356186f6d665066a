import type { Problem } from './api-types.ts';

/** Samples of a problem: concatenated, unescaped `<input>…</input><output>…</output>` pairs, or a JSON list. */
export interface Example {
	input: string;
	output: string;
}

/** Whether the inputs of a problem name worlds, in which a program drives a robot. */
export const inputsNameWorlds = ({ judgeMode }: Pick<Problem, 'judgeMode'>): boolean => judgeMode === 'robot';

const PAIR = /<input>([\s\S]*?)<\/input>\s*<output>([\s\S]*?)<\/output>/g;

export function parseExamples(text: string | null | undefined): Example[] {
	if (!text) return [];
	const pairs = [...text.matchAll(PAIR)].map(([, input = '', output = '']) => ({ input, output }));
	return pairs.length > 0 ? pairs : parseList(text);
}

function parseList(text: string): Example[] {
	try {
		const list: unknown = JSON.parse(text);
		return Array.isArray(list) ? list.flatMap(toExample) : [];
	} catch {
		return [];
	}
}

function toExample(value: unknown): Example[] {
	if (typeof value !== 'object' || value === null) return [];
	const { input, output } = value as Record<string, unknown>;
	return typeof input === 'string' && typeof output === 'string' ? [{ input, output }] : [];
}
