import { afterEach, expect, test, vi } from 'vitest';
import type { CompetitionTask } from '#app/competition/play-types.ts';
import { TaskList } from '#app/competition/task-list.tsx';
import { PageEnvironmentProvider } from '#src/pages/page-environment.tsx';
import { createWorld } from '#tests/support/page-world.tsx';
import { click, render } from '#tests/support/render.tsx';

afterEach(() => vi.restoreAllMocks());

const played = { score: 100, accepted: 1, tried: 2, myTries: 1 };
const first: CompetitionTask = { ...played, id: 'a', no: 'A', title: '最短的路', kind: 'problem', myState: 'solved' };
const second: CompetitionTask = { ...played, id: 'b', no: 'B', title: '哪些是传感器', kind: 'question', myState: 'none' };
const tasks = [first, second];

async function show(world = createWorld(), narrow = false) {
	vi.spyOn(window, 'matchMedia').mockImplementation(
		(media) => Object.assign(new EventTarget(), { media, matches: narrow }) as MediaQueryList,
	);
	const opened: string[] = [];
	const screen = await render(
		<PageEnvironmentProvider environment={world.environment}>
			<TaskList tasks={tasks} open={first} onOpen={(id) => opened.push(id)} />
		</PageEnvironmentProvider>,
	);
	return { screen, opened };
}

test('the list of tasks folds to numbers that still lead to their tasks, and stays folded', async () => {
	const world = createWorld();
	const { screen, opened } = await show(world);
	expect(screen.getByText('哪些是传感器')).toBeDefined();
	await click(screen.getByRole('button', { name: '收起赛题' }));
	expect(screen.queryByText('哪些是传感器')).toBeNull();
	await click(screen.getByRole('button', { name: /^B 哪些是传感器/ }));
	expect(opened).toEqual(['b']);

	const { screen: later } = await show(world);
	expect(later.getByRole('button', { name: '展开赛题' }).getAttribute('aria-expanded')).toBe('false');
	await click(later.getByRole('button', { name: '展开赛题' }));
	const { screen: last } = await show(world, true);
	expect(last.getByText('哪些是传感器')).toBeDefined();
});

test('on a narrow screen the list begins folded', async () => {
	const { screen } = await show(createWorld(), true);
	expect(screen.getByRole('button', { name: '展开赛题' })).toBeDefined();
	expect(screen.getByRole('button', { name: /^A 最短的路/ }).getAttribute('aria-current')).toBe('true');
});
