import { expect, test } from 'vitest';
import type { AttemptView } from '#app/exam/attempt/attempt-core.ts';
import { StatusBar } from '#app/exam/status-bar.tsx';
import { PageEnvironmentProvider } from '#src/pages/page-environment.tsx';
import { createWorld } from '#tests/support/page-world.tsx';
import { click, render } from '#tests/support/render.tsx';

test.each<[AttemptView['save'], string, number]>([
	['saved', '答案会自动保存', 0],
	['saving', '正在保存…', 0],
	['unsaved', '有改动，马上保存', 0],
	['offline', '已离线，答案留在这台设备上', 1],
	['failed', '保存失败', 1],
])('an attempt that is %s says “%s”, and a student may save %d times', async (save, text, expected) => {
	const view = { phase: 'working', save, savedAt: null, secondsLeft: 600, handingIn: null } as AttemptView;
	const pressed: string[] = [];
	const press = (name: string) => () => void pressed.push(name);
	const screen = await render(
		<PageEnvironmentProvider environment={createWorld().environment}>
			<StatusBar
				title="期中"
				view={view}
				answered={1}
				total={2}
				ready
				textSize={{ size: 'standard', next: press('size') }}
				onHandIn={press('hand in')}
				onLeave={press('leave')}
				onKeys={press('keys')}
				onSave={async () => void pressed.push('save')}
			/>
		</PageEnvironmentProvider>,
	);
	expect(screen.container.textContent).toContain(text);
	for (const button of screen.queryAllByRole('button', { name: '重试' })) await click(button);
	expect(pressed).toEqual(Array(expected).fill('save'));
});
