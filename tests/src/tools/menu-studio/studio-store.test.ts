import { describe, expect, it } from 'vitest';
import { HttpError } from '#src/http/result.ts';
import { toList } from '#src/tools/menu-studio/draft/draft-tree.ts';
import { changeMeta, copy, remove, toggleHidden } from '#src/tools/menu-studio/draft/edit-nodes.ts';
import { moveUp } from '#src/tools/menu-studio/draft/move-nodes.ts';
import type { KeptDraft, SavedDraft, SentDraft, StudioOptions } from '#src/tools/menu-studio/draft/studio-core.ts';
import { createStudio } from '#src/tools/menu-studio/draft/studio-store.ts';
import { keyOf, sampleList } from './sample-menus.ts';

/** A server with one draft, the storage of one browser, and timers that run when asked. */
function setUp(options: Partial<StudioOptions> = {}) {
	let server: SavedDraft = { list: sampleList(), baseVersion: 3, revision: 0 };
	let failure: HttpError | null = null;
	let stored: KeptDraft | null = null;
	const timers = new Map<number, () => void>();
	let timer = 0;
	const sent: SentDraft[] = [];
	const save = ({ at = 0, remove = server.list.length, ...body }: SentDraft, by: string): SavedDraft => {
		const list = server.list.toSpliced(at, remove, ...body.list);
		server = { ...body, list, revision: body.revision + 1, savedAt: `2026-01-01T00:00:0${body.revision}Z`, savedBy: by };
		return server;
	};
	const open = () =>
		createStudio({
			calls: {
				load: async () => (failure ? { ok: false, error: failure } : { ok: true, data: server }),
				async save(body) {
					sent.push(body);
					if (failure) return { ok: false, error: failure };
					if (body.revision !== server.revision)
						return { ok: false, error: new HttpError({ kind: 'business', message: '草稿已更新', code: 409 }) };
					return { ok: true, data: save(body, '我') };
				},
			},
			kept: {
				read: () => stored,
				write: (draft) => {
					stored = draft;
				},
			},
			readOnly: false,
			setTimer(action) {
				timer += 1;
				const id = timer;
				timers.set(id, action);
				return () => void timers.delete(id);
			},
			...options,
		});
	const runTimers = async (): Promise<void> => {
		for (const [id, action] of [...timers]) {
			timers.delete(id);
			action();
		}
		// Promises of the calls settle in a few turns.
		for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
	};
	return {
		open,
		runTimers,
		sent,
		server: () => server,
		stored: () => stored,
		saveElsewhere: (list: KeptDraft['list'], more: Partial<SavedDraft> = {}) => {
			server = { ...save({ list, baseVersion: 3, revision: server.revision }, '李老师'), ...more };
		},
		fail: (error: HttpError | null) => {
			failure = error;
		},
	};
}

type SetUp = ReturnType<typeof setUp>;
type Opened = ReturnType<SetUp['open']>;

const hide = (studio: Opened, title: string): boolean => studio.apply(toggleHidden(studio.state.draft, [keyOf(studio.state.draft, title)]));

async function opened(world: SetUp): Promise<Opened> {
	const studio = world.open();
	await studio.open();
	return studio;
}

it('a draft that is based on another version keeps its list, and the server learns the version', async () => {
	const world = setUp();
	const studio = await opened(world);
	hide(studio, '视频中心');
	await world.runTimers();
	const { list } = world.server();
	studio.rebase(4);
	await world.runTimers();
	expect([studio.state.save, world.server().baseVersion, world.server().list]).toEqual(['saved', 4, list]);
});

it.each(['undo', 'redo'] as const)('%s selects what it brings back, whatever was selected before', async (way) => {
	const studio = await opened(setUp());
	const key = keyOf(studio.state.draft, '视频中心');
	const other = keyOf(studio.state.draft, '帮助');
	studio.select([other]);
	studio.apply(remove(studio.state.draft, [key]));
	studio.undo();
	expect([studio.state.selected, studio.state.focused]).toEqual([[key], key]);
	if (way === 'undo') return;
	studio.apply(copy(studio.state.draft, [other]));
	const copied = studio.state.selected;
	studio.undo();
	studio.select([key]);
	studio.redo();
	expect([studio.state.selected, studio.state.returned]).toEqual([copied, 3]);
});

describe('the studio', () => {
	it('saves a change after a pause, and says when', async () => {
		const world = setUp();
		const studio = await opened(world);
		expect(studio.state).toMatchObject({ phase: 'ready', save: 'saved', savedAt: null });
		hide(studio, '帮助');
		expect(studio.state.save).toBe('unsaved');
		await world.runTimers();
		expect(studio.state).toMatchObject({ save: 'saved', savedBy: '我', savedAt: '2026-01-01T00:00:00Z' });
		expect(world.server().list).toEqual(toList(studio.state.draft));
		expect(world.stored()).toBeNull();
	});

	it('sends the whole list to begin a draft, and only the part that changed from then on', async () => {
		const world = setUp();
		const studio = await opened(world);
		hide(studio, '帮助');
		await world.runTimers();
		studio.apply(moveUp(studio.state.draft, [keyOf(studio.state.draft, '视频中心')]));
		await world.runTimers();
		studio.apply(remove(studio.state.draft, [keyOf(studio.state.draft, '帮助')]));
		await world.runTimers();
		studio.undo();
		await world.runTimers();
		expect(world.sent.map(({ at, remove: gone, list }) => [at, gone, list.length])).toEqual([
			[undefined, undefined, sampleList().length],
			[1, 2, 2],
			[3, 1, 0],
			[3, 0, 1],
		]);
		expect(world.server().list).toEqual(toList(studio.state.draft));
	});

	it('tells what was done, where a moved node is now, and why nothing was done', async () => {
		const studio = await opened(setUp());
		const key = keyOf(studio.state.draft, '视频中心');
		studio.apply(moveUp(studio.state.draft, [key]));
		expect(studio.state.announcement).toBe('已把“视频中心”移到“学习”前，在最外层第 2 个，共 5 个');
		studio.apply(moveUp(studio.state.draft, [keyOf(studio.state.draft, '首页')]));
		expect(studio.state.announcement).toBe('已经是这一层的第一个');
		studio.undo();
		expect(studio.state.announcement).toBe('已撤销：把“视频中心”移到“学习”前');
		expect(studio.state.selected).toEqual([]);
		studio.redo();
		expect([studio.state.announcement, studio.state.selected]).toEqual(['已重做：把“视频中心”移到“学习”前', [key]]);
	});

	it('tells the old title of a title that is typed letter by letter', async () => {
		const studio = await opened(setUp());
		const key = keyOf(studio.state.draft, '视频中心');
		for (const title of ['短', '短片']) studio.apply(changeMeta(studio.state.draft, key, { title }), `title ${key}`);
		expect(studio.state.announcement).toBe('已把“视频中心”改名为“短片”');
	});

	it('keeps a change that the server does not have, and puts it back after a reload', async () => {
		const world = setUp();
		const studio = await opened(world);
		world.fail(new HttpError({ kind: 'network', message: '网络断了' }));
		hide(studio, '帮助');
		await world.runTimers();
		expect(studio.state).toMatchObject({ save: 'failed', problem: '网络断了' });
		studio.close();
		world.fail(null);
		const again = await opened(world);
		expect(again.state).toMatchObject({ restored: true, save: 'unsaved' });
		expect(toList(again.state.draft)).toEqual(toList(studio.state.draft));
		await world.runTimers();
		expect(again.state.save).toBe('saved');
		expect(world.server().list).toEqual(toList(studio.state.draft));
		again.undo();
		expect(toList(again.state.draft)).toEqual(sampleList());
	});

	it('tries again after a failure', async () => {
		const world = setUp();
		const studio = await opened(world);
		world.fail(new HttpError({ kind: 'http', message: '服务器出错', status: 500 }));
		hide(studio, '帮助');
		await world.runTimers();
		world.fail(null);
		await world.runTimers();
		expect([studio.state.save, studio.state.problem, world.sent.length]).toEqual(['saved', '', 2]);
	});

	const retitled = (name: string, title: string): KeptDraft['list'] =>
		sampleList().map((record) => (record.name === name ? { ...record, meta: { ...(record.meta as object), title } } : record));
	const rename = (studio: Opened, from: string, title: string): boolean =>
		studio.apply(changeMeta(studio.state.draft, keyOf(studio.state.draft, from), { title }));
	const titles = (list: readonly unknown[]): unknown[] => (list as { meta?: { title?: string } }[]).map(({ meta }) => meta?.title);

	it.each(['mine', 'theirs'] as const)('asks only about the item that both admins changed, and shows both values (%s)', async (side) => {
		const world = setUp();
		const studio = await opened(world);
		world.saveElsewhere(retitled('videoIndex', '看视频'));
		rename(studio, '视频中心', '短片');
		hide(studio, '帮助');
		await world.runTimers();
		expect(studio.state).toMatchObject({ save: 'conflict', announcement: '李老师也改了这几处，请选择用谁的' });
		expect(studio.state.conflicts.map(({ id, mine, theirs }) => [id, mine.record?.meta, theirs.record?.meta])).toEqual([
			['changed videoIndex', { title: '短片', icon: 'video' }, { title: '看视频', icon: 'video' }],
		]);
		studio.settle();
		expect(studio.state.save).toBe('conflict');
		studio.choose('changed videoIndex', side);
		studio.settle();
		await world.runTimers();
		expect(studio.state).toMatchObject({ save: 'saved', theirs: null, conflicts: [] });
		expect(titles(world.server().list)).toEqual(['首页', '学习', side === 'mine' ? '短片' : '看视频', '帮助', undefined]);
		expect(world.server().list[3]).toMatchObject({ meta: { hidden: true } });
		studio.undo();
		expect(titles(toList(studio.state.draft))).toContain('短片');
	});

	it('merges edits of different items without a question', async () => {
		const world = setUp();
		const studio = await opened(world);
		world.saveElsewhere(retitled('videoIndex', '看视频'));
		hide(studio, '帮助');
		await world.runTimers();
		await world.runTimers();
		expect(studio.state).toMatchObject({ save: 'saved', theirs: null });
		expect(titles(world.server().list)).toEqual(['首页', '学习', '看视频', '帮助', undefined]);
		expect(world.server().list[3]).toMatchObject({ meta: { hidden: true } });
	});

	it.each([
		['another item', retitled('learn', '学堂'), 'unsaved', []],
		['the same item', retitled('videoIndex', '看视频'), 'conflict', ['changed videoIndex']],
	] as const)(
		'a draft kept on the device that meets a newer one with %s changed is merged item by item',
		async (_what, newer, save, ids) => {
			const world = setUp();
			const first = await opened(world);
			world.fail(new HttpError({ kind: 'network', message: '网络断了' }));
			rename(first, '视频中心', '短片');
			await world.runTimers();
			first.close();
			world.fail(null);
			world.saveElsewhere(newer);
			const studio = await opened(world);
			expect([studio.state.save, studio.state.conflicts.map(({ id }) => id)]).toEqual([save, ids]);
			for (const id of ids) studio.choose(id, 'mine');
			studio.settle();
			await world.runTimers();
			expect(studio.state.save).toBe('saved');
			expect(titles(world.server().list)).toEqual(['首页', save === 'unsaved' ? '学堂' : '学习', '短片', '帮助', undefined]);
		},
	);

	it('a refresh shows what another admin has saved, and that he is editing until he stops', async () => {
		const world = setUp();
		const studio = await opened(world);
		await studio.refresh();
		expect(studio.state.editor).toBeNull();
		world.saveElsewhere(retitled('videoIndex', '看视频'));
		await studio.refresh();
		expect(studio.state).toMatchObject({ editor: '李老师', save: 'saved', announcement: '已载入李老师刚刚保存的修改' });
		expect(titles(toList(studio.state.draft))).toContain('看视频');
		await studio.refresh();
		expect(studio.state.editor).toBe('李老师');
		await studio.refresh();
		expect(studio.state.editor).toBeNull();
		studio.undo();
		expect(titles(toList(studio.state.draft))).toContain('视频中心');
	});

	it("tells one's own second window from another admin", async () => {
		const world = setUp();
		const studio = await opened(world);
		world.saveElsewhere(retitled('videoIndex', '看视频'), { savedByMe: true });
		await studio.refresh();
		expect(studio.state).toMatchObject({ editor: '你在另一个窗口', announcement: '已载入你在另一个窗口刚刚保存的修改' });
	});

	it('a refresh merges with what is not saved yet, and does nothing while the connection is down', async () => {
		const world = setUp();
		const studio = await opened(world);
		rename(studio, '视频中心', '短片');
		world.saveElsewhere(retitled('learn', '学堂'));
		await studio.refresh();
		expect(titles(toList(studio.state.draft))).toEqual(['首页', '学堂', '短片', '帮助', undefined]);
		await world.runTimers();
		expect(titles(world.server().list)).toEqual(['首页', '学堂', '短片', '帮助', undefined]);
		world.fail(new HttpError({ kind: 'network', message: '网络断了' }));
		await studio.refresh();
		expect(studio.state.save).toBe('saved');
	});

	it('changes and keeps nothing for who may only look', async () => {
		const world = setUp({ readOnly: true });
		const studio = await opened(world);
		expect(hide(studio, '帮助')).toBe(false);
		studio.leave();
		await world.runTimers();
		expect([toList(studio.state.draft), world.sent, world.stored()]).toEqual([sampleList(), [], null]);
	});

	it('says why it could not load, and loads when asked again', async () => {
		const world = setUp();
		world.fail(new HttpError({ kind: 'network', message: '网络断了' }));
		const studio = await opened(world);
		expect(studio.state).toMatchObject({ phase: 'failed', problem: '网络断了' });
		world.fail(null);
		await studio.open();
		expect(studio.state.phase).toBe('ready');
	});

	it('takes over what was published, and can go back', async () => {
		const world = setUp();
		const studio = await opened(world);
		hide(studio, '帮助');
		studio.adopt({ ...world.server(), baseVersion: 4 }, '放弃草稿');
		expect(studio.state).toMatchObject({ save: 'saved', baseVersion: 4 });
		expect(toList(studio.state.draft)).toEqual(sampleList());
		studio.undo();
		expect(toList(studio.state.draft)).not.toEqual(sampleList());
		expect(studio.state.save).toBe('unsaved');
	});

	it('keeps a selection that still exists', async () => {
		const studio = await opened(setUp());
		const key = keyOf(studio.state.draft, '帮助');
		studio.select([key]);
		studio.apply(remove(studio.state.draft, [key]));
		expect(studio.state.selected).toEqual([keyOf(studio.state.draft, '*')]);
		studio.undo();
		expect([studio.state.selected, studio.state.focused]).toEqual([[key], key]);
	});
});
