import { act, fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PracticeResult, Question } from '#src/features/practice/api-types.ts';
import { QuestionSheet } from '#src/features/practice/question-sheet.tsx';
import { PageEnvironmentProvider } from '#src/pages/page-environment.tsx';
import { createWorld, failure, type World } from '#tests/support/page-world.tsx';
import { render } from '#tests/support/render.tsx';

const ANSWER = 'main.questionBankAnswer';

const question = (id: string, type: Question['type']): Question => ({
	...{ id, type, stemHtml: `<p>${id}</p>`, difficulty: 1, knowledge: [], blanks: 1 },
	options: [
		{ key: 'A', html: '甲' },
		{ key: 'B', html: '乙' },
	],
});

const result = (questionId: string, verdict: PracticeResult['verdict']): PracticeResult => ({
	...{ questionId, verdict, rate: verdict === 'right' ? 100 : 0 },
	key: { answer: ['A'], analysisHtml: '想一想', points: [{ text: '要点', percent: 70 }] },
	mine: { state: 'right', practiced: 1, rightTimes: 1, wrongTimes: 0, streak: 1, lastValue: [] },
});

const draw = async (world: World, questions: readonly Question[]) =>
	render(
		<PageEnvironmentProvider environment={world.environment}>
			<QuestionSheet questions={questions} materials={[]} />
		</PageEnvironmentProvider>,
	);

test('row 11: each question of a set is graded by itself, and the set counts them', async () => {
	const world = createWorld(
		{ [ANSWER]: ({ questionId }) => result(String(questionId), questionId === 'q1' ? 'right' : 'wrong') },
		{ invalidates: () => ['main.questionStats'] },
	);
	const stale: (readonly string[])[] = [];
	world.environment.answers.invalidate = (operations) => void stale.push(operations);
	const screen = await draw(world, [question('q1', 'single'), question('q2', 'judge')]);
	const send = async (index: number, option: RegExp): Promise<void> => {
		const card = screen.getAllByRole('article')[index] as HTMLElement;
		const inCard = (role: string, name: RegExp) => screen.getAllByRole(role, { name }).find((each) => card.contains(each)) as HTMLElement;
		expect((inCard('button', /提交答案/) as HTMLButtonElement).disabled).toBe(true);
		fireEvent.click(inCard('radio', option));
		await act(async () => void fireEvent.click(inCard('button', /提交答案/)));
	};
	await send(0, /^A/);
	screen.getByText('已答 1 / 2，答对 1');
	await send(1, /错/);
	screen.getByText('已答 2 / 2，答对 1');
	expect(world.calls.map(({ input }) => input)).toEqual([
		{ questionId: 'q1', value: ['A'] },
		{ questionId: 'q2', value: ['wrong'] },
	]);
	expect(stale).toEqual([['main.questionStats'], ['main.questionStats']]);
});

test('row 11: a failed call keeps the answer, which can be sent again', async () => {
	const world = createWorld({ [ANSWER]: () => failure('网络断了') });
	const screen = await draw(world, [question('q1', 'blank')]);
	const field = screen.getByLabelText('第 1 空') as HTMLInputElement;
	fireEvent.change(field, { target: { value: '3' } });
	await act(async () => void fireEvent.click(screen.getByRole('button', { name: '提交答案' })));
	expect(field.value).toBe('3');
	expect(field.readOnly).toBe(false);
	world.answers[ANSWER] = () => result('q1', 'right');
	await act(async () => void fireEvent.click(screen.getByRole('button', { name: '提交答案' })));
	screen.getByText('答对了！');
	expect(field.readOnly).toBe(true);
	fireEvent.click(screen.getByRole('button', { name: '再做一次' }));
	expect((screen.getByLabelText('第 1 空') as HTMLInputElement).value).toBe('');
});

test('row 11: a short answer is scored by the student', async () => {
	const world = createWorld({ [ANSWER]: ({ selfScore }) => result('q1', selfScore === undefined ? 'pending' : 'right') });
	const screen = await draw(world, [question('q1', 'short')]);
	fireEvent.change(screen.getByLabelText('我的回答'), { target: { value: '慢一点' } });
	await act(async () => void fireEvent.click(screen.getByRole('button', { name: '提交答案' })));
	fireEvent.click(screen.getByRole('checkbox', { name: /要点/ }));
	await act(async () => void fireEvent.click(screen.getByRole('button', { name: '记 70 分' })));
	expect(world.calls.map(({ input }) => input)).toEqual([
		{ questionId: 'q1', value: ['慢一点'] },
		{ questionId: 'q1', value: ['慢一点'], selfScore: 70 },
	]);
	screen.getByText('答对了！');
});

test('row 11: a program links to its own page', async () => {
	const screen = await draw(createWorld(), [{ ...question('q1', 'program'), problemId: 'P1001' }]);
	expect(screen.getByRole('link', { name: '去写程序' }).getAttribute('href')).toBe('/program?problemId=P1001');
	expect(screen.queryByRole('button', { name: '提交答案' })).toBeNull();
});
