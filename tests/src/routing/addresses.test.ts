// @vitest-environment node
import { expect, test } from 'vitest';
import { appPathAt, hrefAt } from '#src/routing/app-address.ts';
import { windowTitle } from '#src/routing/page-title.ts';

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

test.each([
	['history', '/', at('/courseIndex', '?page=2'), '/courseIndex?page=2'],
	['history', '/', at('/'), '/'],
	['history', '/school/', at('/school/courseIndex'), '/courseIndex'],
	['history', '/school/', at('/school/'), '/'],
	['history', '/school', at('/school'), '/'],
	['history', '/school', at('/schoolmates'), '/'],
	['hash', '/', at('/', '', '#/courseIndex?page=2'), '/courseIndex?page=2'],
	['hash', '/school/', at('/school/', '?mock=slow', ''), '/'],
	['hash', '/', at('/', '', '#top'), '/'],
	['hash', '/', at('/', '', '#/courseIndex?page=2#top'), '/courseIndex?page=2'],
	['history', '/', at('/courseIndex', '?page=2', '#top'), '/courseIndex?page=2'],
] as const)('in %s mode below %s, %j is the path %s', (mode, base, address, path) => {
	expect(appPathAt(address, { mode, base })).toBe(path);
});

test.each([
	['history', '/', '/a?b=1'],
	['history', '/school/', '/school/a?b=1'],
	['hash', '/school/', '#/a?b=1'],
] as const)('in %s mode below %s, a link to /a?b=1 holds %s', (mode, base, href) => {
	expect(hrefAt('/a?b=1', { mode, base })).toBe(href);
});

test('the window title consists of the page title and the site title', () => {
	const site = { title: '学堂', titleSeparator: ' - ', titleReverse: false };
	expect(windowTitle('课程', '', site)).toBe('课程 - 学堂');
	expect(windowTitle('课程', '', { ...site, titleReverse: true })).toBe('学堂 - 课程');
	expect(windowTitle('', '', site)).toBe('学堂');
});

test('spec 1: the window title keeps the title of the route where the data names the page', () => {
	const site = { title: '学堂', titleSeparator: ' - ', titleReverse: false };
	expect(windowTitle('循环', '课程详情', site)).toBe('循环 - 课程详情 - 学堂');
	expect(windowTitle('循环', '课程详情', { ...site, titleReverse: true })).toBe('学堂 - 课程详情 - 循环');
	expect(windowTitle('课程', '课程', site)).toBe('课程 - 学堂');
	expect(windowTitle('', '课程详情', site)).toBe('课程详情 - 学堂');
});
