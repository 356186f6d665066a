/** A submission that nobody judges says so, and can be asked for again, in the workbench and on its own page. */
import { act, type RenderResult } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Judge, Problem, ProblemInfo } from '#app/judge/api-types.ts';
import { createProgramStore } from '#app/judge/programs.ts';
import { SubmissionState } from '#app/judge/submission-state.tsx';
import { SubmissionView } from '#app/judge/submission-view.tsx';
import { Workbench } from '#app/judge/workbench.tsx';
import { createWorkbench } from '#app/judge/workbench-store.ts';
import { operations } from '#generated/api/operations.ts';
import { PageEnvironmentProvider } from '#src/pages/page-environment.tsx';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { createWorld, failure, type World } from '#tests/support/page-world.tsx';
import { click, render } from '#tests/support/render.tsx';

const WAITING = 5;
const ACCEPTED = 0;
const MINUTE = 60_000;
/** The dictionaries of these tests know no verdict by name. */
const VERDICT = '未知结果（0）';
const judge = { submitId: 9, status: WAITING, language: 'Python3' } as Judge;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

const draw = (node: React.ReactNode, world: World): Promise<RenderResult> =>
	render(
		<MemoryRouter>
			<PageEnvironmentProvider environment={world.environment}>{node}</PageEnvironmentProvider>
		</MemoryRouter>,
	);

/** A judge that answers with this state until the test changes it; null: it does not answer. */
function judgeOf(status: number | null) {
	const answers = { status };
	const world = createWorld({
		'judge.submitProblemJudge': () => judge,
		'judge.getSubmissionDetail': () =>
			answers.status === null ? failure('判题机没有回答') : { submission: { ...judge, status: answers.status }, codeShare: null },
		'judge.getAllCaseResult': () => null,
	});
	const asked = () => world.calls.filter(({ operation }) => operation === 'judge.getSubmissionDetail').length;
	return { answers, world, asked };
}

const problem = { id: 7, problemId: 'P1', title: '齿轮', type: 1, timeLimit: 1000, memoryLimit: 64, stackLimit: 64 } as Problem;
const info = { problem, tags: [], languages: ['Python3'], codeTemplate: { Python3: '' } } as unknown as ProblemInfo;

/** Submits from the workbench. */
async function submitted(world: World): Promise<RenderResult> {
	const programs = createProgramStore(memoryStorage(), 'u', 'P1', Date.now);
	const workbench = createWorkbench({ info, call: world.environment.call, programs, warn: () => undefined, cooldown: 8000, now: Date.now });
	workbench.edit('print(1)  # 一');
	const screen = await draw(<SubmissionState workbench={workbench} />, world);
	await act(async () => void workbench.submit());
	return screen;
}

const opened = (world: World): Promise<RenderResult> =>
	draw(<SubmissionView info={{ submission: judge, codeShare: null }} cases={null} />, world);

describe.each([
	['in the workbench', submitted],
	['on its own page', opened],
])('%s', (_where, show) => {
	test('a submission that waits for five minutes says so, and shows its verdict when it is asked for again', async () => {
		const { answers, world, asked } = judgeOf(WAITING);
		const screen = await show(world);
		await pass(4 * MINUTE);
		expect(screen.queryByRole('button', { name: '再问一次' })).toBeNull();
		await pass(2 * MINUTE);
		expect(screen.container.textContent).toContain('等了五分钟还没有结果');
		const before = asked();
		await pass(10 * MINUTE);
		expect(asked()).toBe(before);

		answers.status = ACCEPTED;
		await click(screen.getByRole('button', { name: '再问一次' }));
		await pass(MINUTE);
		expect(asked()).toBe(before + 1);
		expect(screen.queryByRole('button', { name: '再问一次' })).toBeNull();
		expect(screen.getByRole('status').textContent).toContain(VERDICT);
	});

	test('a judge that does not answer is not asked on and on, but again when the student wants it', async () => {
		const { answers, world, asked } = judgeOf(null);
		const screen = await show(world);
		await pass(10 * MINUTE);
		expect(asked()).toBe(1);
		expect(screen.container.textContent).toContain('没有问到结果，程序已经交上去了。');
		answers.status = ACCEPTED;
		await click(screen.getByRole('button', { name: '再问一次' }));
		await pass(MINUTE);
		expect(screen.getByRole('status').textContent).toContain(VERDICT);
	});
});

test('a verdict makes stale what the submission changed, such as the outline beside the lesson, and not before', async () => {
	const stale: string[] = [];
	const { answers, world } = judgeOf(WAITING);
	world.environment.invalidates = (operation) => operations[operation].invalidates;
	world.environment.answers.invalidate = (names) => void stale.push(...names);
	const screen = await draw(<Workbench info={info} initial={{ language: 'Python3', code: 'print(1)  # 一' }} />, world);
	await click(screen.getByRole('button', { name: '提交' }));
	await pass(MINUTE);
	expect(stale).toEqual([]);
	answers.status = ACCEPTED;
	await pass(MINUTE);
	expect(stale).toContain('main.courseAggregate');
});
