/** A program of blocks goes to a judge that keeps its text alone, as HOJ does, and comes back as the same blocks. */
import { expect, it } from 'vitest';
import { BLOCKS, pythonIn } from '#app/blocks/block-language.ts';
import { stateOf } from '#app/blocks/block-state.ts';
import { blocksIn, writeBlockText } from '#app/blocks/block-text.ts';
import { pythonOf, toPython } from '#app/blocks/to-python.ts';
import { submitProgram } from '#app/judge/run-programs.ts';
import { createHoj, LOCK_MS } from '#tests/fixtures/hoj/hoj.ts';
import { createHojClient } from '#tests/product/judge/hoj-client.ts';
import { drawingPrograms } from './programs/drawing-programs.ts';
import { printingPrograms } from './programs/printing-programs.ts';
import { problemPrograms } from './programs/problem-programs.ts';
import { programOf } from './support/build-program.ts';

let now = Date.parse('2026-09-10T08:00:00Z');
const hoj = createHoj({ now: () => now });
const { call } = createHojClient((request) => hoj.handle(request));

/** What HOJ keeps of a program. */
async function keptByHoj(code: string): Promise<{ language: string | null | undefined; code: string }> {
	const detail = await call('judge.getProblemDetail', { problemId: 'HOJ-1000' });
	if (!detail.ok) throw detail.error;
	now += LOCK_MS;
	const end = await submitProgram(call, detail.data.problem, { language: BLOCKS, code, at: now });
	if (end.kind !== 'taken' || !end.judge.submitId) throw new Error(`The program was not taken: ${end.kind}.`);
	const kept = await call('judge.getSubmissionDetail', { submitId: end.judge.submitId });
	if (!kept.ok) throw kept.error;
	const { language, code: text } = kept.data.submission;
	return { language, code: text ?? '' };
}

it.each([...printingPrograms, ...drawingPrograms, ...problemPrograms].map(([name, json]) => [name, json] as const))(
	'%s',
	async (_, json) => {
		const program = programOf(json);
		const { language, code } = await keptByHoj(writeBlockText(program));
		expect(language).toBe('Python3');
		const opened = blocksIn(code)?.program;
		if (!opened) throw new Error('The blocks are gone.');
		expect(pythonOf(toPython(opened))).toBe(pythonIn(code));
		expect(pythonIn(code)).toBe(pythonOf(toPython(program)));
		expect(stateOf(opened)).toEqual(stateOf(program));
	},
);
