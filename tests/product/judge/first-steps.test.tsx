/** Where the steps of a failed sample are offered, and that a newcomer is pointed to them once. */
import { expect, test } from 'vitest';
import type { CaseResults, Problem, ProblemInfo } from '#app/judge/api-types.ts';
import { FailedSamples } from '#app/judge/failed-samples.tsx';
import { createProgramStore } from '#app/judge/programs.ts';
import { createWorkbench } from '#app/judge/workbench-store.ts';
import type { BrowserStorage } from '#src/lib/browser-storage.ts';
import { PageEnvironmentProvider } from '#src/pages/page-environment.tsx';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { createWorld } from '#tests/support/page-world.tsx';
import { render } from '#tests/support/render.tsx';

const WRONG = -1;
const sample = { input: '1 2', expected: '3', output: '12' };
const cases = {
	judgeCaseMode: 'default',
	judgeCaseList: [{ seq: 1, status: WRONG, sample }],
	subTaskJudgeCaseVoList: null,
} as unknown as CaseResults;
const problem = { id: 1001, problemId: 'P1001', title: '求和', timeLimit: 1000, memoryLimit: 64, examples: '' } as Problem;
const info = { problem, tags: [], languages: ['Python3', 'C++'], codeTemplate: {} } as unknown as ProblemInfo;
const POINTER = /没有答对也没关系/;

async function fail(storage: BrowserStorage, language: string, code: string | null) {
	const { environment } = createWorld({}, { storage });
	const programs = createProgramStore(storage, 'u', 'P1001', Date.now);
	const workbench = createWorkbench({ info, call: environment.call, programs, warn: () => undefined, cooldown: 0, now: Date.now });
	const screen = await render(
		<PageEnvironmentProvider environment={environment}>
			<FailedSamples cases={cases} language={language} code={code} workbench={workbench} />
		</PageEnvironmentProvider>,
	);
	const offers = screen.queryByRole('button', { name: '一步一步看' }) !== null;
	const points = screen.queryByText(POINTER) !== null;
	screen.unmount();
	return { offers, points };
}

test('the first wrong answer points a newcomer to the steps, and no later one does', async () => {
	const storage = memoryStorage();
	expect(await fail(storage, 'C++', 'int main() {}')).toEqual({ offers: false, points: false });
	expect(await fail(storage, 'Python3', 'print(12)')).toEqual({ offers: true, points: true });
	expect(await fail(storage, 'Python3', 'print(12)')).toEqual({ offers: true, points: false });
});

test('a paper and a competition offer no steps', async () => {
	expect(await fail(memoryStorage(), 'Python3', null)).toEqual({ offers: false, points: false });
});
