import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AttemptView } from '#app/exam/attempt/attempt-core.ts';
import type { ExamQuestion } from '#app/exam/exam-questions.ts';
import { HandInDialog } from '#app/exam/hand-in-dialog.tsx';

const view = { save: 'saved', handInProblem: '', handingIn: null } as unknown as AttemptView;
const question = { no: 2, question: { id: 'q2' } } as ExamQuestion;

it.each([
	['free', true, [question], '还有这些题目可以再看看。交卷后不能再改。'],
	['forward only', false, [question], '这份试卷不能返回前面的题目。交卷后不能再改。'],
	['answered throughout', false, [], '5 题都答完了。交卷后不能再改。'],
])('before a paper is handed in that is %s, the dialog says what can still be done', (_case, free, open, text) => {
	const none = () => undefined;
	const progress = { answered: 5 - open.length, open, flagged: [], conflicts: [] };
	const { getByText, unmount } = render(
		<HandInDialog progress={progress} total={5} view={view} free={free} onGo={none} onHandIn={async () => undefined} onClose={none} />,
	);
	expect(getByText(/交卷后不能再改/).textContent).toBe(text);
	unmount();
});

it('a hand-in that failed is told in the dialog, with the button to repeat it', () => {
	const none = () => undefined;
	const failed = { ...view, handInProblem: '没有连上服务器' };
	const progress = { answered: 5, open: [], flagged: [], conflicts: [] };
	const screen = render(
		<HandInDialog progress={progress} total={5} view={failed} free onGo={none} onHandIn={async () => undefined} onClose={none} />,
	);
	expect(screen.getByRole('alert').textContent).toBe('没有交上：没有连上服务器。答案都在，可以再交一次。');
	expect(screen.getByRole('button', { name: '确定交卷' }).getAttribute('aria-busy')).not.toBe('true');
});
