import { expect, test } from 'vitest';
import type { Problem, ProblemInfo } from '#app/judge/api-types.ts';
import { readEditorSettings } from '#app/judge/editor/editor-settings.ts';
import { createProgramStore } from '#app/judge/programs.ts';
import { Toolbar } from '#app/judge/toolbar.tsx';
import { createWorkbench } from '#app/judge/workbench-store.ts';
import { PageEnvironmentProvider } from '#src/pages/page-environment.tsx';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { createWorld, type World } from '#tests/support/page-world.tsx';
import { click, render } from '#tests/support/render.tsx';

const problem = { id: 7, problemId: 'X-7', title: '求和', examples: null } as Problem;
const info: ProblemInfo = { problem, tags: [], languages: ['C++', 'Python3'], problemCount: {} as never, codeTemplate: {} };

async function show(world: World) {
	const programs = createProgramStore(memoryStorage(), 'u', 'X-7', Date.now);
	const workbench = createWorkbench({ info, call: world.environment.call, programs, warn: () => undefined, cooldown: 0, now: Date.now });
	const { language } = workbench.state;
	const screen = await render(
		<PageEnvironmentProvider environment={world.environment}>
			<Toolbar
				info={info}
				workbench={workbench}
				language={language}
				settings={readEditorSettings(memoryStorage())}
				onSettings={() => undefined}
			/>
		</PageEnvironmentProvider>,
	);
	await click(screen.getByRole('button', { name: '上次通过的程序' }));
	return workbench.state;
}

test('the last accepted program of this problem comes with its language', async () => {
	const world = createWorld({
		'judge.getSubmissionList': () => ({ records: [{ submitId: 12 }] }),
		'judge.getSubmissionDetail': () => ({ submission: { code: 'int main() {}', language: 'C++' } }),
	});
	expect(await show(world)).toMatchObject({ code: 'int main() {}', language: 'C++' });
	expect(world.calls.map(({ input }) => input)).toMatchObject([
		{ onlyMine: true, problemID: 'X-7', completeProblemID: true, status: 0 },
		{ submitId: 12 },
	]);
});

test('without an accepted program a message says so', async () => {
	const world = createWorld({ 'judge.getSubmissionList': () => ({ records: [] }) });
	await show(world);
	expect(world.log).toEqual(['info: 这道题还没有通过的提交']);
});
