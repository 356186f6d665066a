import { expect, test } from 'vitest';
import { BLOCKS } from '#app/blocks/block-language.ts';
import { AnswerKey } from '#app/question/answer-key.tsx';
import type { AnswerValue } from '#app/question/answer-options.ts';
import { GivenAnswer } from '#app/question/given-answer.tsx';
import { MarkerOptions } from '#app/question/marker-options.tsx';
import { PaperOptions } from '#app/question/paper-options.tsx';
import { Question, type QuestionProps } from '#app/question/question.tsx';
import { PageEnvironmentProvider } from '#src/pages/page-environment.tsx';
import { block, started, text, textOf } from '#tests/product/blocks/support/build-program.ts';
import { createWorld } from '#tests/support/page-world.tsx';
import { click, render } from '#tests/support/render.tsx';

const choice: QuestionProps['question'] = {
	id: 'q1',
	type: 'single',
	stemHtml: '3 的平方是',
	materialId: 'm1',
	options: [
		{ key: 'A', html: '6' },
		{ key: 'B', html: '9' },
	],
};
const program: QuestionProps['question'] = { id: 'q2', type: 'program', stemHtml: '输出 1' };
const materials = [{ id: 'm1', title: '平方', html: '一个数乘它自己' }];
const answerKey = { answer: ['B'], analysisHtml: '3 × 3 = 9' };

function show(props: QuestionProps) {
	const { environment } = createWorld({});
	return render(
		<PageEnvironmentProvider environment={environment}>
			<Question level={2} materials={materials} {...props} />
		</PageEnvironmentProvider>,
	);
}

const showReview = (question: QuestionProps['question'], value: AnswerValue) =>
	show({ question, mode: 'review', answer: <GivenAnswer question={question} value={value} answerKey={undefined} /> });

const optionsIn = (screen: Awaited<ReturnType<typeof show>>): (string | null)[] =>
	[...screen.getByRole('list', { name: '选项' }).children].map((option) => option.textContent);

test('a review says what was chosen and what is right, with the analysis', async () => {
	const screen = await show({
		question: choice,
		mode: 'review',
		answer: <GivenAnswer question={choice} value={['A']} answerKey={answerKey} />,
		no: 2,
		children: <AnswerKey question={choice} answerKey={answerKey} label="第 2 题的解析" />,
	});
	expect(screen.getByRole('article', { name: '第 2 题 single' })).toBeTruthy();
	expect(optionsIn(screen)).toEqual(['A6我选的', 'B9正确答案']);
	expect(screen.getByRole('region', { name: '第 2 题的解析' }).textContent).toBe('正确答案：B3 × 3 = 9');
	expect(screen.getByText('材料：平方').tagName).toBe('SUMMARY');
});

test('a review without a key says nothing of what is right', async () => {
	const screen = await showReview(choice, ['A']);
	expect(optionsIn(screen)).toEqual(['A6我选的', 'B9']);
	expect(screen.queryByText(/正确答案/)).toBeNull();
});

test('a review shows a program in its language, and says when there is none', async () => {
	const written = await showReview(program, ['C', 'int a;', '}']);
	expect(written.getByText('我的答案（C）').nextElementSibling?.textContent).toBe('int a;\n}');
	written.unmount();
	expect((await showReview(program, [])).getByText('没有作答')).toBeTruthy();
});

test.each([
	['the Python that its blocks mean', textOf(started(block('print', { VALUE: text('你好') }))), "print('你好')\n"],
	['the words of an old answer', '当绿旗被点击\n移动 10 步', '当绿旗被点击\n移动 10 步'],
])('a review shows of a program of blocks %s', async (_what, code, shown) => {
	const screen = await showReview(program, [BLOCKS, code]);
	expect(screen.getByText('我的答案（图形化）').nextElementSibling?.querySelector('pre')?.textContent).toBe(shown);
});

test('on paper a question names its material, and true/false has empty circles', async () => {
	const judge: QuestionProps['question'] = { ...choice, type: 'judge' };
	const screen = await show({ question: judge, mode: 'print', answer: <PaperOptions question={judge} /> });
	expect(screen.getByText('看材料“平方”')).toBeTruthy();
	expect(screen.queryByRole('region')).toBeNull();
	expect(optionsIn(screen)).toEqual(['正确', '错误']);
});

test('inside a film the first option that is pressed is the answer', async () => {
	const chosen: string[] = [];
	const showMarker = (option: string | null) =>
		show({
			question: choice,
			mode: 'marker',
			answer: (
				<MarkerOptions question={choice} chosen={option} rightKey="B" explanation="乘它自己" onChoose={(key) => void chosen.push(key)} />
			),
		});
	const open = await showMarker(null);
	expect(open.getByRole('status').textContent).toBe('');
	await click(open.getByRole('button', { name: /^A/ }));
	expect(chosen).toEqual(['A']);
	open.unmount();
	const answered = await showMarker('A');
	expect(answered.getByRole('status').textContent).toBe('再想想，正确答案是 B。乘它自己');
	expect(answered.getByRole('button', { pressed: true }).textContent).toBe('A6');
	expect(answered.getByRole('button', { name: /^B/ }).matches(':disabled')).toBe(true);
});
