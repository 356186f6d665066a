import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSaveAnswer } from '#app/competition/use-save-answer.ts';
import { PageEnvironmentProvider } from '#src/pages/page-environment.tsx';
import { createWorld } from '#tests/support/page-world.tsx';
import { render, type } from '#tests/support/render.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

function Answer() {
	const { value, state, change } = useSaveAnswer('k11', 'k11-c', undefined);
	return <input aria-label={state.kind} value={value[0] ?? ''} onChange={(event) => change([event.target.value])} />;
}

test('an answer is saved once typing pauses', async () => {
	const world = createWorld({ 'main.competitionAnswerSave': () => ({ saved: { at: '2026-09-12T10:00:00+08:00' } }) }, { debounce: 300 });
	const screen = await render(
		<PageEnvironmentProvider environment={world.environment}>
			<Answer />
		</PageEnvironmentProvider>,
	);
	const field = screen.getByRole('textbox', { name: 'none' });
	for (const text of ['2', '25']) {
		await type(field, text);
		await act(async () => vi.advanceTimersByTime(200));
	}
	expect([world.calls, field.getAttribute('aria-label')]).toEqual([[], 'saving']);
	await act(async () => vi.advanceTimersByTime(100));
	expect(world.calls.map(({ input }) => input)).toEqual([{ competitionId: 'k11', taskId: 'k11-c', value: ['25'] }]);
	expect(field.getAttribute('aria-label')).toBe('saved');
});
