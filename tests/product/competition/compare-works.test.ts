import { expect, it } from 'vitest';
import { compareWorks } from '#app/competition/compare-works.ts';

const version = { title: '小车', intro: '会跑', videoUrl: null, files: [{ key: 'photo', name: '正面.png', bytes: 2048, url: '/a' }] };

it('finds nothing between equal versions', () => {
	expect(compareWorks(version, structuredClone(version))).toEqual([]);
});

it('lists changed texts and added, replaced and removed files', () => {
	const after = {
		...version,
		intro: '会跑会跳',
		videoUrl: 'https://example.com/v',
		files: [
			{ key: 'photo', name: '正面.png', bytes: 2048, url: '/b' },
			{ key: 'doc', name: '说明.pdf', bytes: 1024, url: '/c' },
		],
	};
	expect(compareWorks(version, after)).toEqual([
		{ what: '作品说明', before: '会跑', after: '会跑会跳' },
		{ what: '演示视频', before: '没有', after: 'https://example.com/v' },
		{ what: '文件 正面.png', before: '2 KB', after: '2 KB' },
		{ what: '文件 说明.pdf', before: '没有', after: '1 KB' },
	]);
	expect(compareWorks(after, { ...after, files: [] }).map(({ what, after: now }) => `${what} ${now}`)).toEqual([
		'文件 正面.png 去掉了',
		'文件 说明.pdf 去掉了',
	]);
});
