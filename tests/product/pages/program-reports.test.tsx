import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { lazyCode } from '#tests/support/render.tsx';
import { createFaultySite } from './faulty-site.ts';

const site = await createFaultySite();
const unseeing = await createFaultySite('student01', { seeing: false });

it.each([
	['with its answers, each program runs with its samples and step by step', site, 'a24', ['第 26 题program', '第 27 题program']],
	['without its answers, no program runs', site, 'a21', []],
	['of an app that runs no programs, there are none', unseeing, 'a24', []],
])('in a report %s', async (_case, { open }, attempt, running) => {
	const { screen, called, settle } = await open('exam-prep-hub-paper', `/?attemptId=${attempt}`);
	await settle();
	await lazyCode();
	expect(screen.getAllByText(/^我的答案（Python3）$/).length).toBeGreaterThan(0);
	const questions = screen.getAllByRole('article').filter((each) => within(each).queryByRole('button', { name: '运行全部样例' }));
	expect(questions.map((each) => within(each).getByRole('heading', { name: /^第/ }).textContent)).toEqual(running);
	for (const each of questions) {
		expect(within(each).getByRole('button', { name: '一步一步看' })).toBeTruthy();
		expect(within(each).getByRole('group', { name: '样例 1' })).toBeTruthy();
	}
	expect(called.filter((operation) => operation === 'judge.getProblemDetail')).toHaveLength(running.length);
});
