import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFaultySite, type Visit } from './faulty-site.ts';

async function openHome(account?: string): Promise<Visit> {
	const visit = await (await createFaultySite(account)).open('home');
	await visit.settle();
	return visit;
}

describe('the home page', () => {
	it('shows the weekly goal as a ring with the days of the week', async () => {
		const { screen } = await openHome();
		expect(screen.getByRole('progressbar', { name: '本周目标' }).getAttribute('aria-valuenow')).toBe('97');
		expect(screen.getByText('目标 4 小时，还差 5 分 31 秒')).toBeDefined();
		const days = within(screen.getByRole('list', { name: '这一周' }))
			.getAllByRole('listitem')
			.map(({ textContent }) => textContent ?? '');
		expect(days).toHaveLength(7);
		expect(days[5]).toMatch(/^今天星期六：学了 16 分/);
		expect(days[6]).toBe('日星期日：还没到');
	});

	it('offers the one next step of the day before the lesson in progress, and that before everything else', async () => {
		const { screen } = await openHome();
		const step = within(screen.getByRole('region', { name: '今天先做' }));
		expect(step.getByRole('heading').textContent).toBe('走直线校准报告');
		const [first, second] = screen.getAllByRole('link');
		expect(first).toBe(step.getByRole('link', { name: '去补交' }));
		expect(second).toBe(within(screen.getByRole('region', { name: '继续学习' })).getByRole('link', { name: '接着学' }));
	});

	it('sends a new student to the courses', async () => {
		const { screen } = await openHome('newbie');
		const card = within(screen.getByRole('region', { name: '继续学习' }));
		expect(card.getByRole('heading').textContent).toBe('从第一门课开始吧');
		expect(card.getByRole('link', { name: '去课程中心' }).getAttribute('href')).toBe('/courseIndex');
		expect(card.queryByRole('progressbar')).toBeNull();
		expect(screen.queryByRole('region', { name: '今天先做' })).toBeNull();
		expect(screen.getByText('还没有加入课程').parentElement?.textContent).toMatch(/^—/);
	});
});
