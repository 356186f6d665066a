import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import styles from '#app/home/week-goal.module.css';
import { WeekGoal } from '#app/home/week-goal.tsx';
import type { ComponentProps } from '#generated/component-props.ts';
import { PageEnvironmentProvider } from '#src/pages/page-environment.tsx';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { createWorld } from '#tests/support/page-world.tsx';
import { render } from '#tests/support/render.tsx';

type Study = ComponentProps['home#WeekGoal']['study'];

const DAY = 86_400_000;
/** A Saturday. */
const NOW = Date.parse('2026-09-12T10:00:00+08:00');
const PRAISE = '这周的目标达成了，真棒！已经连续学习 4 天。';

const reached = { week: [600, 600, 0, 600, 600, 600], weekSeconds: 3000, weekGoalSeconds: 3000, streakDays: 4 } as Study;

/** Opens the home page of one browser, whose storage a reload keeps. */
function openBrowser() {
	const storage = memoryStorage();
	return async (study: Study, now = NOW) => {
		const draw = (shown: Study) => (
			<PageEnvironmentProvider environment={environment}>
				<WeekGoal study={shown} />
			</PageEnvironmentProvider>
		);
		const { environment } = createWorld({}, { storage, now: () => now });
		const screen = await render(draw(study));
		return {
			...screen,
			learn: (more: Study) => screen.rerender(draw(more)),
			announced: () => screen.getByRole('status').textContent,
			pieces: () => screen.container.querySelectorAll(`.${styles.confetti} > i`).length,
		};
	};
}

test('a goal that is reached is celebrated, and announced in a status that was there before', async () => {
	const visit = openBrowser();
	const { announced, pieces, learn, getByRole } = await visit({ ...reached, weekSeconds: 2999 });
	const status = getByRole('status');
	expect([announced(), pieces()]).toEqual(['', 0]);
	learn(reached);
	expect(announced()).toBe(PRAISE);
	expect(getByRole('status')).toBe(status);
	expect(pieces()).toBeGreaterThan(0);
});

test('it is celebrated once: after a reload the praise stands there, and nothing moves or is announced', async () => {
	const visit = openBrowser();
	expect((await visit(reached)).pieces()).toBeGreaterThan(0);
	const again = await visit({ ...reached, weekSeconds: 3600 });
	expect([again.announced(), again.pieces()]).toEqual(['', 0]);
	expect(again.getByText(PRAISE)).toBeDefined();
	const sunday = await visit({ ...reached, week: [...reached.week, 600] }, NOW + DAY);
	expect(sunday.pieces()).toBe(0);
});

test.each([
	['another goal', { ...reached, weekGoalSeconds: 2400 }, NOW],
	['the next week', reached, NOW + 7 * DAY],
])('%s is celebrated anew', async (_name, study, now) => {
	const visit = openBrowser();
	await visit(reached);
	expect((await visit(study, now)).pieces()).toBeGreaterThan(0);
});

test('no goal, no celebration', async () => {
	const { announced, pieces } = await openBrowser()({ ...reached, weekGoalSeconds: 0 });
	expect([announced(), pieces()]).toEqual(['', 0]);
});

/** The test's DOM plays no animation: pieces are shown by their animation alone, which base.css takes from those who want less motion. */
test('with less motion no piece is shown', () => {
	const pieces = /\.confetti > i \{([^}]*)\}/.exec(readFileSync('product/home/week-goal.module.css', 'utf8'))?.[1];
	expect(pieces).toMatch(/opacity: 0;\s+animation: fly/);
	expect(pieces).not.toMatch(/forwards|backwards|both|infinite/);
});
