import { expect, test } from 'vitest';
import type { AttemptView } from '#app/exam/attempt/attempt-core.ts';
import { emptyJournal } from '#app/exam/attempt/journal.ts';
import type { ExamQuestion } from '#app/exam/exam-questions.ts';
import { QuestionPalette } from '#app/exam/question-palette.tsx';
import { click, render } from '#tests/support/render.tsx';

const section = { id: 's1', title: '选择题', note: '' };
const questions = [1, 2, 3].map((no) => ({ no, section, question: { id: `q${no}`, type: 'single' } })) as unknown as ExamQuestion[];
const view = emptyJournal('a1') as unknown as AttemptView;

test.each([
	['in any order', true, [0, 1, 2]],
	['forward only', false, [1, 2]],
])('a paper that is answered %s opens these questions from the second one', async (_order, free, expected) => {
	const opened: number[] = [];
	const screen = await render(
		<QuestionPalette questions={questions} view={view} free={free} index={1} onGo={(index) => opened.push(index)} />,
	);
	const cells = screen.getAllByRole('button');
	for (const cell of cells) await click(cell);
	expect(opened).toEqual(expected);
	expect(cells.map((cell) => cell.getAttribute('aria-current'))).toEqual([null, 'true', null]);
});
