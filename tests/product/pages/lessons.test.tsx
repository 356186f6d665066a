import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { click } from '#tests/support/render.tsx';
import { createFaultySite, type Visit } from './faulty-site.ts';

const linksOf = (element: HTMLElement): Record<string, string | null> =>
	Object.fromEntries(
		within(element)
			.queryAllByRole('link')
			.map((link) => [link.textContent ?? '', link.getAttribute('href')]),
	);

const crumbsOf = ({ screen }: Visit): string[] =>
	within(screen.getByRole('navigation', { name: '所在位置' }))
		.getAllByRole('listitem')
		.map(({ textContent }) => textContent ?? '');

async function openSettled(page: Parameters<Awaited<ReturnType<typeof createFaultySite>>['open']>[0], address: string): Promise<Visit> {
	const visit = await (await createFaultySite()).open(page, address);
	await visit.settle();
	return visit;
}

describe('the course page', () => {
	it('offers to start at once after joining', async () => {
		const visit = await (await createFaultySite('newbie')).open('course-detail', '/c01');
		await visit.settle();
		const { screen } = visit;
		expect(screen.queryByRole('link', { name: '开始学' })).toBeNull();
		await click(screen.getByRole('button', { name: '加入课程' }));
		await visit.settle();
		expect(screen.getByRole('link', { name: '开始学' }).getAttribute('href')).toBe('/videoDetail/c01-1-1');
		expect(screen.queryByRole('button', { name: '加入课程' })).toBeNull();
	});

	it('offers to go on with a course in progress', async () => {
		const { screen } = await openSettled('course-detail', '/c05');
		expect(screen.getByRole('link', { name: '接着学' })).toBeDefined();
		expect(screen.queryByRole('link', { name: '看证书' })).toBeNull();
	});

	it('offers a review and the certificate of a finished course', async () => {
		const { screen } = await openSettled('course-detail', '/c01');
		expect(screen.getByRole('link', { name: '复习' }).getAttribute('href')).toBe('/videoDetail/c01-1-1');
		expect(screen.getByRole('link', { name: '看证书' }).getAttribute('href')).toMatch(/^\/honorDetail\/h/);
	});
});

describe('a lesson', () => {
	it.each([
		['film', 'video-detail', '/c05-1-2', '1.2 print 的三种写法', '/videoDetail/c05-1-1', /^\/documentPreview\?id=a\d+&lesson=c05-1-3$/],
		['problem', 'problem-program', '/?problemId=P1001&lesson=c05-1-4', '1.4 机器人报到', /^\/documentPreview/, '/videoDetail/c05-2-1'],
		['quiz', 'exam-prep-hub-paper-info', '/?id=p17&lesson=c05-3-6', '3.6 第三章测', /^\/program\?problemId=P1005/, '/videoDetail/c05-4-1'],
		['live lesson', 'course-live', '/c15-6-6', '6.6 场地答疑直播', /^\/courseDetail\/c15\?tab=homework/, null],
	] as const)('that is a %s stands inside its course, between its neighbours', async (_kind, page, address, name, previous, next) => {
		const visit = await openSettled(page, address);
		expect(crumbsOf(visit)[2]).toBe(name);
		expect(crumbsOf(visit)[1]).toMatch(/^第 \d 章 /);
		const outline = visit.screen.getByRole('region', { name: '课程目录' });
		const links = linksOf(outline);
		expect(links.上一课).toMatch(typeof previous === 'string' ? new RegExp(`^${previous}$`) : previous);
		if (next === null) expect(links.下一课).toBeUndefined();
		else expect(links.下一课).toMatch(typeof next === 'string' ? new RegExp(`^${next}$`) : next);
		expect(visit.failures).toEqual([]);
	});

	it.each([
		['a lesson', 'a006', '方向与角度速查', '共 4 页'],
		['a notice', 'n13-a2', '作品说明书样例.pdf', '来自「'],
	])('that is a document of %s is headed by what a child knows it by', async (_owner, id, title, note) => {
		const { screen } = await openSettled('document-preview', `/?id=${id}`);
		const head = screen.getByRole('heading', { level: 1, name: title }).closest('header');
		expect(head?.textContent).toContain(note);
		expect(head?.textContent).not.toContain('KB');
		expect(screen.getByRole('button', { name: /^下载（[\d.]+ KB）$/ })).toBeDefined();
	});

	it('marks itself in the outline, where each lesson says how far it is', async () => {
		const { screen } = await openSettled('video-detail', '/c05-4-1');
		const outline = screen.getByRole('navigation', { name: '课程目录' });
		const current = within(outline)
			.getAllByRole('link')
			.filter((link) => link.getAttribute('aria-current') === 'page');
		expect(current.map(({ textContent }) => textContent)).toEqual(['4.1 for 与 range（已学完）']);
		expect(outline.textContent).toContain('（未学）');
	});

	it('of a locked neighbour says why it cannot be opened', async () => {
		const { screen } = await openSettled('video-detail', '/c04-1-2');
		const outline = screen.getByRole('region', { name: '课程目录' });
		expect(linksOf(outline).下一课).toBeUndefined();
		expect(outline.textContent).toContain('下一课：1.3 故事卡模板，加入课程后可以学习');
	});

	it('that is a film of the video centre has no course', async () => {
		const visit = await openSettled('video-detail', '/v01');
		expect(visit.screen.queryByRole('region', { name: '课程目录' })).toBeNull();
		expect(crumbsOf(visit)).toEqual(['视频中心', '三分钟认识舞台坐标']);
	});
});
