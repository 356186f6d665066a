// @vitest-environment node
import { expect, test } from 'vitest';
import type { MenuList } from '#src/tools/menu-studio/menu-calls.ts';
import { sideWords } from '#src/tools/menu-studio/publish/change-words.ts';
import { createPublishing } from '#src/tools/menu-studio/publish/publishing.ts';
import { createDraft, createMenuServer, group, item, newKey } from './menu-server.ts';

const BASE = [group('study', [item('courses', '课程'), item('videos', '视频')]), item('notices', '通知')];
const renamed = (list: MenuList, name: string, title: string): MenuList =>
	JSON.parse(JSON.stringify(list), (_key, value) => (value?.name === name ? { ...value, meta: { ...value.meta, title } } : value));
const titleIn = (list: MenuList, name: string): unknown => {
	let found: unknown;
	JSON.parse(JSON.stringify(list), (_key, value) => {
		if (value?.name === name) found = value.meta.title;
		return value;
	});
	return found;
};

async function open(mine: MenuList, before: (server: ReturnType<typeof createMenuServer>) => void = () => undefined) {
	const server = createMenuServer(BASE);
	const draft = createDraft(mine);
	before(server);
	const publishing = createPublishing({ calls: server.calls, draft: draft.handle, newKey });
	await publishing.open();
	return { server, draft, publishing, state: publishing.state };
}

test('a draft is compared with the published version, checked, and published under its ETag', async () => {
	const mine = renamed(BASE, 'videos', '看视频');
	const { server, draft, publishing, state } = await open(mine);
	expect([state.phase, state.published?.version, state.check?.findings]).toEqual(['review', 1, []]);
	await publishing.publish('视频改名');
	expect([state.phase, state.published?.version]).toEqual(['published', 2]);
	expect(server.newest()).toMatchObject({ list: mine, comment: '视频改名' });
	expect(draft.steps).toEqual(['发布第 2 版']);
});

test('a draft that is not saved is not published', async () => {
	const { server, draft, publishing, state } = await open(renamed(BASE, 'videos', '看视频'));
	draft.state.saved = false;
	await publishing.publish('视频改名');
	expect([state.phase, state.problem]).toEqual(['review', '草稿还没有保存好，请稍后再发布']);
	expect(server.sent).not.toContain('publish');
});

test('errors that the server finds when publishing are shown', async () => {
	const { server, publishing, state } = await open(renamed(BASE, 'videos', '看视频'));
	server.findings = [{ code: 'cycle', severity: 'error', path: [0], label: '学习', message: '绕圈', remedy: '改掉' }];
	await publishing.publish('视频改名');
	expect([state.phase, state.problem, state.check?.findings.length]).toEqual(['review', '菜单里有错误', 1]);
});

test('a lost answer is asked for again under the same key, so nothing is published twice', async () => {
	const { server, publishing, state } = await open(renamed(BASE, 'videos', '看视频'));
	server.late.add('publish');
	await publishing.publish('视频改名');
	expect([state.phase, state.problem]).toEqual(['review', '没有连上']);
	await publishing.publish('视频改名');
	expect([state.phase, server.versions.length]).toEqual(['published', 2]);
});

test('without a connection the dialog says so, and opens on another try', async () => {
	const { publishing, state } = await open(BASE, (server) => void server.lost.add('published'));
	expect([state.phase, state.problem]).toEqual(['failed', '没有连上']);
	await publishing.open();
	expect(state.phase).toBe('review');
});

test('another publish of other nodes is merged, shown again, and then published', async () => {
	const { server, draft, publishing, state } = await open(renamed(BASE, 'videos', '看视频'));
	server.publishAs('测试员', renamed(BASE, 'notices', '公告'));
	await publishing.publish('视频改名');
	expect([state.phase, state.mergedWith?.version, server.versions.length]).toEqual(['review', 2, 2]);
	expect([titleIn(state.list, 'videos'), titleIn(state.list, 'notices')]).toEqual(['看视频', '公告']);
	expect([draft.state.baseVersion, draft.steps]).toEqual([2, ['合并测试员发布的第 2 版']]);
	await publishing.publish('视频改名');
	expect([titleIn(server.newest().list, 'videos'), titleIn(server.newest().list, 'notices')]).toEqual(['看视频', '公告']);
});

test('a draft older than the published version is merged when the dialog opens', async () => {
	const { state } = await open(renamed(BASE, 'videos', '看视频'), (server) => {
		server.publishAs('测试员', renamed(BASE, 'notices', '公告'));
	});
	expect([state.phase, state.mergedWith?.version, titleIn(state.list, 'notices')]).toEqual(['review', 2, '公告']);
});

test.each([
	['mine', '看视频'],
	['theirs', '短片'],
] as const)('changes of the same node are put side by side; %s is taken, and the rest of both stays', async (side, title) => {
	const { server, publishing, state } = await open(renamed(renamed(BASE, 'videos', '看视频'), 'courses', '上课'));
	server.publishAs('测试员', renamed(renamed(BASE, 'videos', '短片'), 'notices', '公告'));
	await publishing.publish('改名');
	expect(state.phase).toBe('choose');
	const [conflict] = state.conflicts;
	if (!conflict) throw new Error('There is no conflict.');
	expect([sideWords(conflict, 'mine'), sideWords(conflict, 'theirs')]).toEqual([['把“视频”改名为“看视频”'], ['把“视频”改名为“短片”']]);
	await publishing.settle();
	expect(state.phase).toBe('choose');
	publishing.choose(conflict.id, side);
	await publishing.settle();
	expect(state.phase).toBe('review');
	expect(['videos', 'courses', 'notices'].map((name) => titleIn(state.list, name))).toEqual([title, '上课', '公告']);
	expect(server.versions.length).toBe(2);
});

test('a third publish between the merge and the next try is merged as well', async () => {
	const { server, publishing, state } = await open(renamed(BASE, 'videos', '看视频'));
	server.publishAs('测试员', renamed(BASE, 'notices', '公告'));
	await publishing.publish('改名');
	server.publishAs('编辑', renamed(server.newest().list, 'courses', '上课'));
	await publishing.publish('改名');
	expect([state.phase, state.mergedWith?.publishedBy]).toEqual(['review', '编辑']);
	await publishing.publish('改名');
	expect(['videos', 'courses', 'notices'].map((name) => titleIn(server.newest().list, name))).toEqual(['看视频', '上课', '公告']);
});

test('a list with a time waits for it, and the draft stays; a lost answer is repeated with the same key', async () => {
	const { server, draft, publishing, state } = await open(renamed(BASE, 'videos', '看视频'));
	server.lost.add('schedule');
	await publishing.publish('开学', '2026-09-13T00:00:00.000Z');
	expect([state.phase, state.problem]).toEqual(['review', '没有连上']);
	await publishing.publish('开学', '2026-09-13T00:00:00.000Z');
	expect([state.phase, state.schedule?.effectiveAt, server.versions.length, draft.steps]).toEqual([
		'scheduled',
		'2026-09-13T00:00:00.000Z',
		1,
		[],
	]);
});

test.each([
	['without the calls', (server: ReturnType<typeof createMenuServer>) => delete server.calls.scheduling],
	['whose server does not know them', (server: ReturnType<typeof createMenuServer>) => server.lost.add('scheduled')],
])('a back end %s is offered no time', async (_case, before) => {
	const { state } = await open(renamed(BASE, 'videos', '看视频'), before);
	expect([state.phase, state.canSchedule]).toEqual(['review', false]);
});
