import { act, fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PracticeResult } from '#app/practice/api-types.ts';
import type { Question } from '#app/question/api-types.ts';
import { components } from '#generated/components.ts';
import { dictionariesOf } from '#src/dictionaries/dictionaries.ts';
import { createFormDrafts } from '#src/drafts/form-drafts.ts';
import { componentLoaders } from '#src/pages/component-loaders.ts';
import { memoryRecords } from '#tests/support/memory-records.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { createWorld, failure, openPage, page, type World } from '#tests/support/page-world.tsx';
import { lazyCode } from '#tests/support/render.tsx';

const ANSWER = 'main.questionBankAnswer';

const question = (id: string, type: Question['type'], point = '循环'): Question => ({
	id,
	type,
	stemHtml: `<p>${id}</p>`,
	difficulty: 1,
	knowledge: [{ id: point, name: point }],
	blanks: 1,
	options: [
		{ key: 'A', html: '甲' },
		{ key: 'B', html: '乙' },
	],
});

const result = (questionId: string, verdict: PracticeResult['verdict']): PracticeResult => ({
	questionId,
	verdict,
	rate: verdict === 'right' ? 100 : 0,
	key: { answer: ['A'], analysisHtml: '想一想', points: [{ text: '要点', percent: 70 }] },
	mine: { state: 'right', practiced: 1, rightTimes: 1, wrongTimes: 0, streak: 1, lastValue: [], hints: 0 },
});

const DESK = 'practice#PracticeDesk';

async function open(world: World, questions: readonly Question[]) {
	world.environment.components = componentLoaders(components);
	const props = { questions, materials: [] };
	const definition = page([{ block: 'custom', component: DESK, props: () => props, needs: [] }], {
		state: { no: { type: 'integer', query: true } },
	});
	const opened = await openPage(definition, world);
	await lazyCode();
	return opened;
}

const draw = async (world: World, questions: readonly Question[]) => (await open(world, questions)).screen;

const THREE = [question('q1', 'single'), question('q2', 'judge', '齿轮'), question('q3', 'single', '齿轮')];

/** A is right, all else is wrong. */
const graded = (): World => {
	const drafts = createFormDrafts(memoryStorage(), 'u1', memoryRecords());
	return createWorld(
		{ [ANSWER]: ({ questionId, value }) => result(String(questionId), (value as string[])[0] === 'A' ? 'right' : 'wrong') },
		{ openDrafts: async () => drafts },
	);
};

const press = (key: string, more: object = {}) =>
	act(async () => void fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more }));

test('row 11: a set is answered by keyboard, each question is graded at once, and the summary says how it went', async () => {
	const world = graded();
	world.environment.invalidates = () => ['main.questionStats'];
	const stale: (readonly string[])[] = [];
	world.environment.answers.invalidate = (operations) => void stale.push(operations);
	const screen = await draw(world, THREE);
	// The focus is on no field yet, as after a navigation.
	await press('1');
	await press('Enter');
	screen.getByText('答对了！');
	screen.getByRole('region', { name: '解析' });
	expect(document.activeElement?.textContent).toBe('下一题');
	await act(async () => (document.activeElement as HTMLElement).click());
	expect(document.activeElement?.textContent).toContain('第 2 题');
	await press('2');
	await press('Enter');
	screen.getByText('已答 2 / 3，答对 1');
	await press('ArrowRight');
	await press('b');
	await press('Enter', { ctrlKey: true });
	expect(document.activeElement?.textContent).toBe('看这一组的小结');
	await act(async () => (document.activeElement as HTMLElement).click());
	expect(document.activeElement?.textContent).toBe('3 题答对 1 题');
	const bars = screen.getAllByRole('progressbar').map((bar) => [bar.getAttribute('aria-label'), bar.getAttribute('aria-valuenow')]);
	expect(bars).toEqual([
		['齿轮的正确率', '0'],
		['循环的正确率', '100'],
	]);
	expect(world.calls.map(({ input: { requestKey, ...input } }) => [input, typeof requestKey])).toEqual([
		[{ questionId: 'q1', value: ['A'] }, 'string'],
		[{ questionId: 'q2', value: ['wrong'] }, 'string'],
		[{ questionId: 'q3', value: ['B'] }, 'string'],
	]);
	expect(stale).toEqual([['main.questionStats'], ['main.questionStats'], ['main.questionStats']]);
	await act(async () => void fireEvent.click(screen.getByRole('button', { name: '再练没答对的 2 题' })));
	screen.getByText('已答 0 / 2，答对 0');
	expect(screen.getByRole('article').textContent).toContain('第 1 题judge');
});

test('a set is the same after a reload, with what was typed and graded', async () => {
	const world = graded();
	const first = await draw(world, THREE);
	fireEvent.click(first.getByRole('radio', { name: /^A/ }));
	await act(async () => void fireEvent.click(first.getByRole('button', { name: '提交答案' })));
	fireEvent.click(first.getByRole('button', { name: '第 3 题，没答' }));
	fireEvent.click(first.getByRole('radio', { name: /^B/ }));
	first.unmount();
	const second = await draw(world, THREE);
	second.getByText('已答 1 / 3，答对 1');
	expect((second.getByRole('radio', { name: /^B/ }) as HTMLInputElement).checked).toBe(true);
	fireEvent.click(second.getByRole('button', { name: '第 1 题，答对' }));
	second.getByText('答对了！');
	second.unmount();
	const other = await draw(world, THREE.slice(1));
	other.getByText('已答 0 / 2，答对 0');
});

test('each question is in the history: back leads to the one before, with what was answered', async () => {
	const { screen, address, go } = await open(graded(), THREE);
	const shown = (): string | null => screen.getByRole('article').textContent;
	fireEvent.click(screen.getByRole('radio', { name: /^A/ }));
	await act(async () => void fireEvent.click(screen.getByRole('button', { name: '提交答案' })));
	await act(async () => void fireEvent.click(screen.getByRole('button', { name: '下一题' })));
	await act(async () => void fireEvent.click(screen.getByRole('button', { name: '第 3 题，没答' })));
	expect(address()).toBe('/page?no=3');
	await go(-1);
	expect(shown()).toContain('第 2 题');
	await go(-1);
	expect(shown()).toContain('第 1 题');
	expect(address()).toBe('/page');
	screen.getByText('答对了！');
	await go(1);
	expect(shown()).toContain('第 2 题');
});

test('row 11: a failed call keeps the answer, and sends it again with the same key', async () => {
	const world = createWorld({ [ANSWER]: () => failure('网络断了') });
	const screen = await draw(world, [question('q1', 'blank')]);
	const field = screen.getByLabelText('第 1 空') as HTMLInputElement;
	const send = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: '提交答案' })));
	fireEvent.change(field, { target: { value: '3' } });
	await send();
	expect([field.value, field.readOnly]).toEqual(['3', false]);
	world.answers[ANSWER] = () => result('q1', 'right');
	await send();
	screen.getByText('答对了！');
	expect(field.readOnly).toBe(true);
	fireEvent.click(screen.getByRole('button', { name: '再做一次' }));
	expect((screen.getByLabelText('第 1 空') as HTMLInputElement).value).toBe('');
	fireEvent.change(screen.getByLabelText('第 1 空'), { target: { value: '3' } });
	await send();
	const keys = world.calls.map(({ input }) => input.requestKey);
	expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
});

test('row 11: a short answer is scored by the student', async () => {
	const world = createWorld({ [ANSWER]: ({ selfScore }) => result('q1', selfScore === undefined ? 'pending' : 'right') });
	const screen = await draw(world, [question('q1', 'short')]);
	fireEvent.change(screen.getByLabelText('我的回答'), { target: { value: '慢一点' } });
	await act(async () => void fireEvent.click(screen.getByRole('button', { name: '提交答案' })));
	expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /要点/ }));
	fireEvent.click(screen.getByRole('checkbox', { name: /要点/ }));
	await act(async () => void fireEvent.click(screen.getByRole('button', { name: '记 70 分' })));
	expect(world.calls.map(({ input: { requestKey: _key, ...input } }) => input)).toEqual([
		{ questionId: 'q1', value: ['慢一点'] },
		{ questionId: 'q1', value: ['慢一点'], selfScore: 70 },
	]);
	screen.getByText('答对了！');
});

test('hints come one at a time, and the reason of a mistake is kept at once', async () => {
	const world = graded();
	world.answers['main.questionHintTake'] = ({ no }) => ({ hints: ['想想齿数', '一样多'].slice(0, Number(no)), total: 2 });
	world.answers['main.questionMistakeSave'] = () => ({});
	const dictionaries = dictionariesOf(() => new Map([['mistake_reason', [{ value: 'careless', label: '粗心', tone: 'warn' }]]]));
	world.environment.useDictionaries = () => dictionaries;
	const screen = await draw(world, [{ ...question('q1', 'single'), hintCount: 2 }]);
	await act(async () => void fireEvent.click(screen.getByRole('button', { name: '给我一点提示' })));
	screen.getByText('想想齿数');
	await act(async () => void fireEvent.click(screen.getByRole('button', { name: /再来一条提示/ })));
	screen.getByText('提示都在这里了。用过提示再答对，不算连对。');
	fireEvent.click(screen.getByRole('radio', { name: /^B/ }));
	await act(async () => void fireEvent.click(screen.getByRole('button', { name: '提交答案' })));
	await act(async () => void fireEvent.click(screen.getByRole('radio', { name: '粗心' })));
	expect(world.calls.at(-1)).toMatchObject({ operation: 'main.questionMistakeSave', input: { questionId: 'q1', reason: 'careless' } });
});

test('row 11: a program links to its own page', async () => {
	const screen = await draw(createWorld(), [{ ...question('q1', 'program'), problemId: 'P1001' }]);
	expect(screen.getByRole('link', { name: '去写程序' }).getAttribute('href')).toBe('/program?problemId=P1001');
	expect(screen.queryByRole('button', { name: '提交答案' })).toBeNull();
});
