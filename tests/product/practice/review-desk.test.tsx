import { expect, test, vi } from 'vitest';
import { ReviewDesk } from '#app/practice/review-desk.tsx';
import { PageEnvironmentProvider } from '#src/pages/page-environment.tsx';
import { createWorld, failure } from '#tests/support/page-world.tsx';
import { click, render } from '#tests/support/render.tsx';

type Plan = Parameters<typeof ReviewDesk>[0]['plan'];

const item = (id: string) => ({
	question: { id, type: 'blank', stemHtml: `<p>题干 ${id}</p>`, options: [], blanks: 1, knowledge: [], difficulty: 1, materialId: null },
	key: { answer: ['3'], accept: [['3']], analysisHtml: `<p>解析 ${id}</p>` },
	mine: { state: 'wrong', reason: null, note: null },
});
const plan = { list: [item('q1'), item('q2')], ids: ['q1', 'q2'], materials: [] } as unknown as Plan;

async function open(answer: () => unknown) {
	const world = createWorld({ 'main.questionReviewSave': answer });
	const screen = await render(
		<PageEnvironmentProvider environment={world.environment}>
			<ReviewDesk plan={plan} />
		</PageEnvironmentProvider>,
	);
	return { screen, world };
}

test('a review shows the answer on request, then asks how it went and goes on to the next question', async () => {
	const { screen, world } = await open(() => ({ questionId: 'q1', nextAt: '2026-09-15T10:00:00+08:00', days: 3 }));
	expect(screen.queryByRole('button', { name: '会了' })).toBeNull();
	await click(screen.getByRole('button', { name: '看答案' }));
	expect(document.activeElement).toBe(screen.getByRole('region', { name: '答案与解析' }));
	await click(screen.getByRole('button', { name: '模糊' }));
	expect(world.calls.map(({ operation, input }) => [operation, input])).toEqual([
		['main.questionReviewSave', { questionId: 'q1', grade: 'hard' }],
	]);
	expect(screen.getByRole('status').textContent).toBe('记下了，3 天后再看');
	expect(await screen.findByText('题干 q2')).toBeTruthy();
	expect([screen.queryByText('题干 q1'), screen.queryByRole('button', { name: '会了' })]).toEqual([null, null]);
});

test('a review that opens below the fold is brought into view', async () => {
	const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
	const { screen } = await open(() => null);
	expect(scrolled.mock.contexts).toContain(screen.getByRole('region', { name: '今天的复习' }));
	scrolled.mockRestore();
});

test('a review that could not be saved keeps its question', async () => {
	const { screen } = await open(() => failure('没有网络'));
	await click(screen.getByRole('button', { name: '看答案' }));
	await click(screen.getByRole('button', { name: '会了' }));
	expect(screen.getByRole('button', { name: '会了' })).toBeTruthy();
	expect(screen.getByRole('status').textContent).toBe('');
});
