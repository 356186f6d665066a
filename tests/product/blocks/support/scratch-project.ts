/** Projects of Scratch for tests. */
import { readBlocks } from '#app/blocks/scratch/read-blocks.ts';
import { pythonOf, toPython } from '#app/blocks/to-python.ts';
import { sb3 } from '#tests/product/documents/document-corpus.ts';

export interface Source {
	opcode: string;
	inputs?: Record<string, unknown>;
	fields?: Record<string, unknown>;
	mutation?: object;
	shadow?: boolean;
	topLevel?: boolean;
	next?: string;
}

/** A sprite whose flag starts these blocks, one after another; `more` are blocks in their slots and mouths. */
export function sprite(chain: readonly Source[], more: Readonly<Record<string, Source>> = {}, rest: object = {}): object {
	const linked = [{ opcode: 'event_whenflagclicked', topLevel: true }, ...chain].map((source, index): [string, Source] => [
		`c${index}`,
		{ next: `c${index + 1}`, ...source },
	]);
	return { isStage: false, name: '小猫', blocks: { ...Object.fromEntries(linked), ...more }, ...rest };
}

export const say = (value: unknown): Source => ({ opcode: 'looks_say', inputs: { MESSAGE: [1, value] } });
export const typed = (value: string | number): unknown => [10, value];
export const variable = (name: string): unknown => [12, name, name];
export const read = (...targets: readonly object[]) => readBlocks(sb3({ targets }));
export const pythonIn = (target: object): string => {
	const { program, error } = read(target).parsed;
	return program ? pythonOf(toPython(program)) : `refused: ${error}`;
};
