import { waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fileKind } from '#src/blocks/file-list/file-kind.ts';
import type { BlockDefinition } from '#src/pages/page-definition.ts';
import { createWorld, openPage, page } from '#tests/support/page-world.tsx';
import { click } from '#tests/support/render.tsx';

describe('the kind of a file', () => {
	test.each([
		['', '讲义.PDF', 'pdf'],
		['', '没有结尾', 'other'],
		['', '.gitignore', 'other'],
		['', '录像.最终版.mp4', 'video'],
		['docx', '作业', 'document'],
		['.PNG', '作业.pdf', 'picture'],
		['application/pdf', '', 'pdf'],
		['image/svg+xml', 'a.txt', 'picture'],
		['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', '', 'sheet'],
		['application/vnd.openxmlformats-officedocument.presentationml.presentation', '', 'slides'],
		['application/vnd.openxmlformats-officedocument.wordprocessingml.document', '', 'document'],
		['application/zip', '', 'archive'],
		['audio/mpeg', '', 'sound'],
		['text/x-python', '', 'code'],
		['application/octet-stream', 'a.pdf', 'other'],
		['sb3', '', 'code'],
	])('%s of %s is a %s', (type, name, kind) => {
		expect(fileKind(type, name)).toBe(kind);
	});
});

const files = [
	{ id: 1, name: '循环结构讲义.pdf', bytes: 1_258_291, at: '2026-09-01T08:30:00+08:00', readonly: true },
	{ id: 2, name: '流程图.png', bytes: null, at: null, readonly: false },
];
const list = (rows: readonly unknown[]): BlockDefinition => ({
	block: 'file-list',
	needs: [],
	source: { rows: () => rows },
	label: '课程资料',
	name: (s) => s.row.name,
	size: (s) => s.row.bytes,
	time: (s) => s.row.at,
	badges: [(s) => (s.row.readonly ? '只读' : '')],
	opens: { route: 'noticeDetail', params: (s) => ({ id: s.row.id }) },
	buttons: [{ label: '下载', when: (s) => !s.row.readonly, actions: [{ message: (s) => `下载 ${s.row.name}` }] }],
	empty: '没有资料',
});

test('shows kind, name, size, time and labels of each file, and omits missing values', async () => {
	const { screen } = await openPage(page([list(files)]), createWorld());
	const [first, second] = [...screen.getByRole('list', { name: '课程资料' }).children].map((item) => item.textContent);
	expect(first).toMatch(/^PDF循环结构讲义\.pdf只读1\.2 MB2026-09-01 \d\d:30$/);
	expect(second).toBe('图片流程图.png下载');
	expect(screen.getByRole('link', { name: '流程图.png' }).parentElement?.childElementCount).toBe(1);
});

test('the name is a link, and buttons with equal labels have distinct accessible names', async () => {
	const { screen, world } = await openPage(page([list(files)]), createWorld());
	await click(screen.getByRole('link', { name: '循环结构讲义.pdf' }));
	expect(world.log.at(-1)).toBe('open noticeDetail/1');
	expect(screen.getByRole('group', { name: '流程图.png' }).textContent).toBe('下载');
	await click(screen.getByRole('button', { name: '下载' }));
	expect(world.log.at(-1)).toBe('success: 下载 流程图.png');
});

test('shows the empty state without files', async () => {
	const { screen } = await openPage(page([list([])]), createWorld());
	await waitFor(() => expect(screen.container.textContent).toContain('没有资料'));
	expect(screen.queryByRole('list')).toBeNull();
});
