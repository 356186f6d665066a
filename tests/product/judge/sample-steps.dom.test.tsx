/** A newcomer is invited to look at the steps at the first wrong answer, once. */
import { within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { CaseResults, Problem, ProblemInfo } from '#app/judge/api-types.ts';
import { createProgramStore } from '#app/judge/programs.ts';
import { SampleResults } from '#app/judge/sample-results.tsx';
import { VERDICT } from '#app/judge/verdicts.ts';
import { createWorkbench } from '#app/judge/workbench-store.ts';
import { PageEnvironmentProvider } from '#src/pages/page-environment.tsx';
import { featuresWith } from '#src/settings/features.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { createWorld, type World } from '#tests/support/page-world.tsx';
import { click, lazyCode, render } from '#tests/support/render.tsx';

// The engine never starts: what is in the dialog does not matter here.
vi.mock('#app/programs/page-engines.ts', () => ({ pageEngines: () => new Promise(() => undefined) }));

const INVITATION = '第一次答错了？一步一步看看程序是怎么跑的';

const problem = { id: 1, problemId: 'P1', title: '求和', timeLimit: 1000, memoryLimit: 64, examples: '' } as Problem;
const info = { problem, tags: [], languages: ['Python3'], codeTemplate: {} } as unknown as ProblemInfo;

interface Failed {
	status?: number;
	language?: string;
	apart?: boolean;
}

function draw({ environment }: World, { status = VERDICT.wrongAnswer, language = 'Python3', apart = false }: Failed = {}) {
	const programs = createProgramStore(memoryStorage(), 'u', 'P1', Date.now);
	const workbench = createWorkbench({ info, call: environment.call, programs, warn: () => undefined, cooldown: 0, now: Date.now, apart });
	const sample = { input: '1 2', expected: '3', output: '12' };
	const cases: CaseResults = {
		judgeCaseMode: 'default',
		judgeCaseList: [1, 2].map((seq) => ({ seq, status, sample })) as CaseResults['judgeCaseList'],
		subTaskJudgeCaseVoList: null,
	};
	return render(
		<MemoryRouter>
			<PageEnvironmentProvider environment={environment}>
				<SampleResults cases={cases} language={language} code="" workbench={workbench} />
			</PageEnvironmentProvider>
		</MemoryRouter>,
	);
}

test('the first of the wrong samples invites, and never again', async () => {
	const world = createWorld();
	const first = await draw(world);
	expect(first.getAllByText(INVITATION)).toHaveLength(1);
	expect(first.getAllByRole('button', { name: '一步一步看' })).toHaveLength(2);
	first.unmount();
	const second = await draw(world);
	expect(second.queryByText(INVITATION)).toBeNull();
	expect(second.getAllByRole('button', { name: '一步一步看' })).toHaveLength(2);
});

test('the invitation closes, and the focus goes to the steps', async () => {
	const screen = await draw(createWorld());
	const [steps] = screen.getAllByRole('button', { name: '一步一步看' });
	await click(screen.getByRole('button', { name: '知道了' }));
	expect(screen.queryByText(INVITATION)).toBeNull();
	expect(document.activeElement).toBe(steps);
});

test('who has opened steps is not invited', async () => {
	const world = createWorld();
	const crashed = await draw(world, { status: VERDICT.runtimeError });
	expect(crashed.queryByText(INVITATION)).toBeNull();
	const [steps] = crashed.getAllByRole('button', { name: '一步一步看' });
	if (steps) await click(steps);
	await lazyCode();
	expect(within(document.body).getByRole('dialog', { name: '一步一步看' })).toBeTruthy();
	crashed.unmount();
	expect((await draw(world)).queryByText(INVITATION)).toBeNull();
});

test.each<[string, World, Failed]>([
	['in a paper or a competition', createWorld(), { apart: true }],
	['for another language', createWorld(), { language: 'C++' }],
	['without the feature', createWorld({}, { features: featuresWith({ seeing: false }) }), {}],
])('%s nothing invites, and the mark is not spent', async (_where, world, failed) => {
	const screen = await draw(world, failed);
	expect(screen.queryByText(INVITATION)).toBeNull();
	expect(screen.queryByRole('button', { name: '一步一步看' })).toBeNull();
	expect(world.environment.storage.read('steps-seen-')).toBeNull();
});
