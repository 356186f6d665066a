/** Time until the seed's largest course page is interactive after its data arrives, beside the same rows drawn by bare React. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { compare, least, takeTurns } from './compare.ts';
import { drawnElement } from './drawn-elements.ts';
import type { Figure } from './figure.ts';
import { withSite } from './site.ts';
import { onSlowProcessor, SLOWDOWN } from './slow-processor.ts';
import { shownScript, shownTime } from './time-shown.ts';

/** 600 lessons in 15 chapters. */
const COURSE = '/courseDetail/c12';

export const courseFigures = (): Promise<Figure[]> =>
	withSite({ pages: ['tree'] }, async ({ open, bare: folder }) => {
		const page = await open('student01');
		const bare = await open();
		await page.addInitScript({ content: shownScript({ since: '/course/aggregate', when: "document.querySelector('[role=treeitem]')" }) });
		await bare.addInitScript({ content: shownScript({ since: '/nodes.json', when: "document.querySelector('[data-tree] li')" }) });
		const answer = page.waitForResponse((response) => response.url().includes('/course/aggregate'));
		await page.goto(COURSE);
		const { data } = (await (await answer).json()) as { data: { catalog: unknown } };
		await shownTime(page);
		const drawn = (await page.evaluate(drawnElement('[role=treeitem]'))) as object;
		writeFileSync(path.join(folder, 'nodes.json'), JSON.stringify({ ...drawn, nodes: data.catalog }));
		const { app, list } = await takeTurns(
			{ rounds: 8 },
			{
				app: () => onSlowProcessor(page, () => page.goto(COURSE).then(() => shownTime(page))),
				list: () => onSlowProcessor(bare, () => bare.goto('/bare/tree.html').then(() => shownTime(bare))),
			},
		);
		const note = `from the answer to a page that can be used, 600 lessons, processor ÷ ${SLOWDOWN}`;
		const yardstick = 'the same rows drawn by bare React';
		return [compare({ name: 'course-first', unit: 'ms', yardstick, limit: 0.5, note, typical: least }, app, list)];
	});
