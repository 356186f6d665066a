/** What a problem says of blocks is said in the workbench before a program is sent. */
import { expect, test } from 'vitest';
import { BLOCKS, type BlockLimits } from '#app/blocks/block-language.ts';
import type { ProblemInfo } from '#app/judge/api-types.ts';
import { languagesOf } from '#app/judge/languages.ts';
import { createProgramStore } from '#app/judge/programs.ts';
import { createWorkbench } from '#app/judge/workbench-store.ts';
import { block, number, repeat, started, textOf } from '#tests/product/blocks/support/build-program.ts';
import { fakeCall } from '#tests/support/fake-call.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';

const infoWith = (blocks?: (BlockLimits & { toolbox: string }) | null) =>
	({
		problem: {
			id: 7,
			problemId: 'X-7',
			title: '画方砖',
			type: 0,
			timeLimit: 1000,
			memoryLimit: 64,
			examples: '<input>1</input><output>1</output>',
			...(blocks !== undefined && { blocks }),
		},
		tags: [],
		languages: ['Python3', 'C++'],
		codeTemplate: {},
	}) as unknown as ProblemInfo;

test.each([
	['of a problem without blocks', null, ['Python3', 'C++']],
	['of a judge that knows no blocks', undefined, [BLOCKS, 'Python3', 'C++']],
	['of a problem with a toolbox', { toolbox: 'loops' }, [BLOCKS, 'Python3', 'C++']],
	['of a problem for blocks alone', { toolbox: 'loops', only: true }, [BLOCKS]],
	['of a problem that counts blocks', { toolbox: 'loops', most: 4 }, [BLOCKS]],
	['of a problem that forbids blocks', { toolbox: 'loops', without: ['repeat'] }, [BLOCKS]],
])('the languages %s', (_what, blocks, languages) => {
	expect(languagesOf(infoWith(blocks))).toEqual(languages);
});

const square = textOf(started(repeat(number(4), block('forward', { NUM: number(50) }), block('left', { NUM: number(90) }))));

/** Runs the sample, then submits twice at once; the judge takes everything. */
async function submit(blocks: BlockLimits & { toolbox: string }) {
	const warned: string[] = [];
	const called: string[] = [];
	const call = fakeCall(async (operation) => {
		called.push(operation);
		if (operation === 'judge.submitProblemTestJudge') return { ok: true, data: 'key' };
		if (operation === 'judge.getTestJudgeResult') return { ok: true, data: { status: 0 } };
		if (operation === 'judge.submitProblemJudge') return { ok: true, data: { submitId: 41, status: 0 } };
		return { ok: true, data: { submission: { submitId: 41, status: 0 } } };
	});
	const programs = createProgramStore(memoryStorage(), 'u', 'X-7', Date.now);
	const info = infoWith(blocks);
	const workbench = createWorkbench({ info, call, programs, warn: (text) => void warned.push(text), now: Date.now, cooldown: 0 });
	workbench.edit(square);
	await workbench.runExamples();
	await Promise.all([workbench.submit(), workbench.submit()]);
	const sent = (name: string): number => called.filter((each) => each === `judge.${name}`).length;
	return { warned, ran: sent('submitProblemTestJudge'), submitted: sent('submitProblemJudge') };
}

test('a program with too many blocks runs, and is not sent', async () => {
	const said = '数出来用了 6 块积木，最多 5 块';
	expect(await submit({ toolbox: 'loops', most: 5 })).toEqual({ warned: [said, said], ran: 1, submitted: 0 });
});

test('a program within the limit is sent, once', async () => {
	expect(await submit({ toolbox: 'loops', most: 6 })).toEqual({ warned: [], ran: 1, submitted: 1 });
});
