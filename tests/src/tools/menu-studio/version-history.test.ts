// @vitest-environment node
import { expect, test } from 'vitest';
import { createPublishing } from '#src/tools/menu-studio/publish/publishing.ts';
import { createVersionHistory } from '#src/tools/menu-studio/publish/version-history.ts';
import { createDraft, createMenuServer, item, newKey } from './menu-server.ts';

async function open(versions: number, draftList?: object[]) {
	const server = createMenuServer([item('one')]);
	for (let version = 2; version <= versions; version += 1) server.publishAs('管理员', [item(`v${version}`)]);
	const draft = createDraft((draftList ?? server.newest().list) as never, versions);
	const history = createVersionHistory({ calls: server.calls, draft: draft.handle, newKey });
	await history.open();
	return { server, draft, history, state: history.state };
}

const numbers = (versions: readonly { version: number }[]): number[] => versions.map(({ version }) => version);

test('pages follow one another without gaps or repeats, also when a version is published meanwhile', async () => {
	const { server, history, state } = await open(45);
	expect([numbers(state.versions)[0], state.versions.length, state.more]).toEqual([45, 20, true]);
	server.publishAs('测试员', [item('other')]);
	await history.more();
	await history.more();
	expect(state.more).toBe(false);
	expect(numbers(state.versions)).toEqual(Array.from({ length: 45 }, (_, index) => 45 - index));
});

test.each([
	[20, false],
	[21, true],
])('of %d versions there are more than the first page: %s', async (count, more) => {
	expect((await open(count)).state.more).toBe(more);
});

test('a version is loaded once, and again after a failure', async () => {
	const { server, history } = await open(2);
	server.lost.add('version');
	expect(await history.version(1)).toBeNull();
	expect((await history.version(1))?.version).toBe(1);
	await history.version(1);
	expect(server.sent.filter((name) => name === 'version')).toHaveLength(2);
});

test('rolling back publishes the old list as a new version, and an unchanged draft follows', async () => {
	const { server, draft, history, state } = await open(2);
	expect(await history.rollBack(1, '找不到', 'keep')).toMatchObject({ ok: true, keptDraft: false });
	expect(server.newest()).toMatchObject({ version: 3, list: [item('one')], comment: '找不到' });
	expect([numbers(state.versions), draft.steps, server.sent.includes('draftDiscard')]).toEqual([[3, 2, 1], ['回退到第 1 版'], true]);
});

test.each([
	['follow', false, ['回退到第 1 版'], 2, true],
	['keep', true, [], 3, false],
] as const)('a draft with changes can %s the restored version', async (choice, keptDraft, steps, baseVersion, discarded) => {
	const { server, draft, history } = await open(2, [item('mine')]);
	expect(await history.rollBack(1, '找不到', choice)).toMatchObject({ ok: true, keptDraft });
	expect([draft.steps, draft.state.baseVersion, server.sent.includes('draftDiscard')]).toEqual([steps, baseVersion, discarded]);
});

test('publishing a draft that was kept asks for no choice between two changes of the same admin', async () => {
	const { server, draft, history } = await open(2, [item('v2', '我改的')]);
	server.versions[0] = { ...server.newest(), version: 1, etag: '"v1"', list: [item('v2', '从前的')] };
	await history.rollBack(1, '找不到', 'keep');
	const publishing = createPublishing({ calls: server.calls, draft: draft.handle, newKey });
	await publishing.open();
	expect([publishing.state.phase, publishing.state.list]).toEqual(['review', [item('v2', '我改的')]]);
});

test('rolling back after another publish is refused, and the history shows what is new', async () => {
	const { server, history, state } = await open(2);
	server.publishAs('测试员', [item('new')]);
	const result = await history.rollBack(1, '找不到', 'keep');
	expect(result).toEqual({ ok: false, problem: '测试员已经发布了第 3 版。历史已经更新，请看过再回退' });
	expect(numbers(state.versions)).toEqual([3, 2, 1]);
	expect(await history.rollBack(1, '找不到', 'keep')).toMatchObject({ ok: true });
});

test('a lost answer does not roll back twice', async () => {
	const { server, history } = await open(2);
	server.late.add('rollBack');
	expect(await history.rollBack(1, '找不到', 'keep')).toEqual({ ok: false, problem: '没有连上' });
	expect(await history.rollBack(1, '找不到', 'keep')).toMatchObject({ ok: true });
	expect(server.versions).toHaveLength(3);
});
