/** Homework of the seed that is done with blocks. */
import { describe, expect, it } from 'vitest';
import { blocksOf, everyBlock } from '#app/blocks/block-program.ts';
import { blocksIn, isOfBlocks } from '#app/blocks/block-text.ts';
import type { HomeworkRow, SubmissionRow } from '#app/homework/back-end/rows.ts';
import { toolboxes } from '#generated/collections/toolboxes.ts';
import { createWorld } from '#tests/product/student-world.ts';

const { store } = createWorld();
const tasks = store.rows<HomeworkRow>('homework').filter(({ toolbox }) => toolbox);
const kindsIn = (toolbox: string): string[] =>
	Object.entries(toolboxes).flatMap(([name, { drawers }]) =>
		name === toolbox ? drawers.flatMap(({ blocks }): readonly string[] => blocks) : [],
	);

it('the courses of blocks and of motors have some', () => {
	expect(tasks.map(({ courseId }) => courseId ?? 'film').sort()).toEqual(['c01', 'c02', 'c03', 'c03', 'c19', 'film']);
});

describe.each(tasks)('$title', ({ id, toolbox = '', languages }) => {
	it('is done with the blocks of a toolbox', () => {
		expect(kindsIn(toolbox)).not.toEqual([]);
		expect(languages).toContain('scratch');
	});

	it('was handed in as a program of these blocks', () => {
		for (const { code = '' } of store.rowsBy<SubmissionRow>('homework-submissions', 'homeworkId', id)) {
			expect(isOfBlocks(code)).toBe(true);
			const program = blocksIn(code)?.program;
			const used = program ? [...everyBlock(blocksOf(program))].map(({ type }) => type) : [];
			expect(used.filter((type) => type !== 'start' && !kindsIn(toolbox).includes(type))).toEqual([]);
		}
	});
});
