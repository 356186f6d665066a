import { describe, expect, it } from 'vitest';
import { app } from '#mock/generated/app.ts';
import { createWorld, type Student } from '#tests/product/student-world.ts';
import { requestOf } from '#tests/support/mock-backend.ts';

type Json = Record<string, unknown>;

/** The published list with another title for the record of this name. */
function renamed(list: readonly Json[], name: string, title: string): Json[] {
	return list.map((record) => ({
		...record,
		...(record.name === name && { meta: { ...(record.meta as Json), title } }),
		...(Array.isArray(record.children) && { children: renamed(record.children as Json[], name, title) }),
	}));
}

const publishInput = (etag: string, list: readonly Json[], requestKey = 'key-1') => ({
	'If-Match': etag,
	list,
	comment: '改名',
	requestKey,
});

async function publishAs(admin: Student, title: string, requestKey = title) {
	const { etag, list } = await admin.ask('menus.published');
	return admin.ask('menus.publish', publishInput(etag, renamed(list, 'videos', title), requestKey));
}

describe('who may manage menus', () => {
	const READS = ['menus.published', 'menus.draft', 'menus.versions'] as const;

	it('students are refused everywhere, editors may look only', async () => {
		const world = createWorld();
		const admin = await world.as('admin');
		const { etag, list, version } = await admin.ask('menus.published');
		const writes: [string, Json][] = [
			['menus.draftSave', { list, baseVersion: version, revision: 0 }],
			['menus.draftDiscard', {}],
			['menus.publish', publishInput(etag, list)],
			['menus.rollBack', { 'If-Match': etag, version: 1, comment: '回退', requestKey: 'k' }],
		];
		const looks: [string, Json][] = [
			...READS.map((name): [string, Json] => [name, {}]),
			['menus.version', { version: 1 }],
			['menus.check', { list }],
		];
		const [student, editor] = [await world.as('student01'), await world.as('editor')];
		for (const [name, input] of [...writes, ...looks]) expect(await student.call(name, input)).toMatchObject({ code: 403, data: null });
		for (const [name, input] of writes)
			expect(await editor.call(name, input)).toMatchObject({ code: 403, message: '只有管理员能修改菜单' });
		for (const [name, input] of looks) expect((await editor.call(name, input)).code).toBe(200);
		expect(await admin.ask('menus.published')).toMatchObject({ version, etag });
	});
});

describe('the draft', () => {
	it('is the published list as revision 0 until it is saved, and again after it is discarded', async () => {
		const admin = await createWorld().as('admin');
		const { version, list } = await admin.ask('menus.published');
		expect(await admin.ask('menus.draft')).toEqual({ list, baseVersion: version, revision: 0 });
		const mine = renamed(list, 'videos', '看视频');
		const saved = await admin.ask('menus.draftSave', { list: mine, baseVersion: version, revision: 0 });
		expect(saved).toMatchObject({ list: mine, baseVersion: version, revision: 1, savedBy: '管理员', savedByMe: true });
		expect(await admin.ask('menus.draft')).toEqual(saved);
		expect(await admin.ask('menus.draftDiscard')).toEqual({ list, baseVersion: version, revision: 0 });
	});

	it('is not overwritten by somebody who read an older one: 409 with the newer draft', async () => {
		const world = createWorld();
		const [admin, other] = [await world.as('admin'), await world.as('test')];
		const { version, list } = await admin.ask('menus.published');
		const theirs = await other.ask('menus.draftSave', { list: renamed(list, 'videos', '他们的'), baseVersion: version, revision: 0 });
		const mine = { list: renamed(list, 'videos', '我的'), baseVersion: version, revision: 0 };
		expect(await admin.call('menus.draftSave', mine)).toMatchObject({
			code: 409,
			message: '测试员刚刚保存过这份草稿',
			data: { ...theirs, savedByMe: false },
		});
		expect((await admin.ask('menus.draftSave', { ...mine, revision: 1 })).revision).toBe(2);
	});

	it('takes a part of the list in place of another, but only once there is a draft', async () => {
		const admin = await createWorld().as('admin');
		const { version, list } = await admin.ask('menus.published');
		const part = { list: renamed(list, 'videos', '看视频').slice(0, 2), at: 0, remove: 2, baseVersion: version };
		expect(await admin.call('menus.draftSave', { ...part, revision: 0 })).toMatchObject({ code: 400, message: '草稿里没有要换的这一段' });
		await admin.ask('menus.draftSave', { list, baseVersion: version, revision: 0 });
		expect(await admin.call('menus.draftSave', { ...part, remove: list.length + 1, revision: 1 })).toMatchObject({ code: 400 });
		const saved = await admin.ask('menus.draftSave', { ...part, revision: 1 });
		expect(saved).toMatchObject({ list: [...part.list, ...list.slice(2)], revision: 2 });
		expect(await admin.call('menus.draftSave', { ...part, revision: 1 })).toMatchObject({ code: 409, data: saved });
		const end = { ...part, list: [], at: list.length - 1, remove: 1, revision: 2 };
		expect((await admin.ask('menus.draftSave', end)).list).toEqual(saved.list.slice(0, -1));
	});

	it('never uses a revision twice, so a draft from before a discarding does not fit', async () => {
		const admin = await createWorld().as('admin');
		const { version, list } = await admin.ask('menus.published');
		const input = { list, baseVersion: version, revision: 0 };
		await admin.ask('menus.draftSave', input);
		await admin.ask('menus.draftDiscard');
		expect((await admin.ask('menus.draftSave', input)).revision).toBe(2);
		expect(await admin.call('menus.draftSave', { ...input, revision: 1 })).toMatchObject({ code: 409 });
		expect(await admin.call('menus.draftSave', { ...input, baseVersion: 99, revision: 2 })).toMatchObject({ code: 400 });
	});
});

describe('publishing', () => {
	it('makes the next version, which students are served, and clears the draft with the same list', async () => {
		const world = createWorld();
		const [admin, student] = [await world.as('admin'), await world.as('student01')];
		const { etag, list, version } = await admin.ask('menus.published');
		expect((await student.ask('main.routerGetList')).list).toEqual(list);
		const mine = renamed(list, 'videos', '看视频');
		await admin.ask('menus.draftSave', { list: mine, baseVersion: version, revision: 0 });
		const next = await admin.ask('menus.publish', publishInput(etag, mine));
		expect(next).toMatchObject({ version: version + 1, list: mine, publishedBy: '管理员', comment: '改名' });
		expect(next.etag).not.toBe(etag);
		expect((await student.ask('main.routerGetList')).list).toEqual(mine);
		expect(await admin.ask('menus.draft')).toEqual({ list: mine, baseVersion: version + 1, revision: 0 });
	});

	it('keeps a draft with another list', async () => {
		const admin = await createWorld().as('admin');
		const { list, version } = await admin.ask('menus.published');
		const draft = await admin.ask('menus.draftSave', { list: renamed(list, 'problem', '编程'), baseVersion: version, revision: 0 });
		await publishAs(admin, '看视频');
		expect(await admin.ask('menus.draft')).toEqual(draft);
	});

	it('refuses a stale If-Match with 412, the current version and the one that it was made from', async () => {
		const world = createWorld();
		const [admin, other] = [await world.as('admin'), await world.as('test')];
		const base = await admin.ask('menus.published');
		const theirs = await publishAs(other, '他们的');
		expect(await admin.call('menus.publish', publishInput(base.etag, base.list))).toMatchObject({
			code: 412,
			message: `测试员已经发布了第 ${theirs.version} 版`,
			data: { current: theirs, base },
		});
		expect((await admin.call('menus.publish', publishInput('"gone"', base.list))).data).toEqual({ current: theirs, base: null });
	});

	it('refuses a list with errors with 422 and its findings, and publishes nothing', async () => {
		const admin = await createWorld().as('admin');
		const { etag, list } = await admin.ask('menus.published');
		const broken = [...list, { path: 'javascript:alert(1)', name: 'bad', meta: { title: '坏' } }];
		const { code, message, data } = await admin.call('menus.publish', publishInput(etag, broken));
		expect([code, message]).toEqual([422, '菜单里有 1 处错误，改好才能发布']);
		expect(data.findings).toMatchObject([{ code: 'unsafe-link', severity: 'error', path: [list.length], label: '坏' }]);
		expect(await admin.ask('menus.check', { list: broken })).toEqual(data);
		expect((await admin.ask('menus.published')).etag).toBe(etag);
	});

	it.each<[string, (list: Json[]) => Json[], string[]]>([
		['nothing at all', () => [], ['no-first-page', 'lost-studio']],
		['a list without the menu studio', (list) => list.filter(({ name }) => name !== 'administration'), ['lost-studio']],
	])('refuses %s, which would lock its publisher out', async (_what, change, codes) => {
		const admin = await createWorld().as('admin');
		const { etag, list } = await admin.ask('menus.published');
		const { code, data } = await admin.call('menus.publish', publishInput(etag, change(list)));
		expect([code, data.findings.map((finding: Json) => finding.code)]).toEqual([422, codes]);
		expect((await admin.ask('menus.published')).etag).toBe(etag);
	});

	it('converts the list of a related product on request, and stores it only in our fields', async () => {
		const admin = await createWorld().as('admin');
		const { etag, list } = await admin.ask('menus.published');
		const vben = [
			{ path: '/courseIndex', name: 'Course', component: '/course-index/index', meta: { title: '课程', affixTab: true, keepAlive: true } },
			{ path: '/add', name: 'Add', type: 'button', authCode: 'a:b' },
		];
		const checked = await admin.ask('menus.check', { list: vben });
		expect(checked).toMatchObject({
			family: 'vben',
			list: [{ path: '/courseIndex', name: 'Course', component: 'course-index', meta: { title: '课程', noClosable: true } }],
			dropped: [{ path: [1], what: 'type: button' }],
		});
		expect(checked.converted.length).toBeGreaterThan(0);
		const whole = [...checked.list, list.at(-1)];
		expect(await admin.ask('menus.publish', publishInput(etag, whole))).toMatchObject({ list: whole });
	});

	it('publishes once for a request key of a user', async () => {
		const world = createWorld();
		const admin = await world.as('admin');
		const { etag, list } = await admin.ask('menus.published');
		const input = publishInput(etag, renamed(list, 'videos', '看视频'));
		const first = await admin.ask('menus.publish', input);
		expect(await admin.ask('menus.publish', input)).toEqual(first);
		expect((await admin.ask('menus.versions')).total).toBe(first.version);
		const other = await world.as('test');
		expect((await other.call('menus.publish', input)).code).toBe(412);
	});
});

describe('history', () => {
	it('lists versions newest first and a page at a time, with who, when, comment and counts', async () => {
		const admin = await createWorld().as('admin');
		const { records, total } = await admin.ask('menus.versions', { pageSize: 3 });
		expect(total).toBe(4);
		expect(records.map(({ version }: { version: number }) => version)).toEqual([4, 3, 2]);
		const { list, ...published } = await admin.ask('menus.published');
		expect(records[0]).toEqual(published);
		expect(published.records).toBeGreaterThan(list.length);
		const counts = (await admin.ask('menus.versions')).records.map((row: { records: number }) => row.records);
		expect(counts).toEqual([...counts].sort((one, other) => other - one));
		expect((await admin.ask('menus.versions', { pageNum: 2, pageSize: 3 })).records).toHaveLength(1);
	});

	it('rolls back by publishing the old list as a new version', async () => {
		const world = createWorld();
		const [admin, student] = [await world.as('admin'), await world.as('student01')];
		const { etag, version } = await admin.ask('menus.published');
		const old = await admin.ask('menus.version', { version: 1 });
		const input = { 'If-Match': etag, version: 1, comment: '先回到第一版', requestKey: 'r1' };
		const next = await admin.ask('menus.rollBack', input);
		expect(next).toMatchObject({ version: version + 1, list: old.list, rolledBackTo: 1 });
		expect(await admin.ask('menus.rollBack', input)).toEqual(next);
		expect((await student.ask('main.routerGetList')).list).toEqual(old.list);
		expect(await admin.call('menus.rollBack', { ...input, requestKey: 'r2' })).toMatchObject({ code: 412 });
		const unknown = { ...input, 'If-Match': next.etag, version: 99, requestKey: 'r3' };
		expect(await admin.call('menus.rollBack', unknown)).toMatchObject({ code: 404, message: '没有第 99 版菜单' });
		expect(await admin.call('menus.version', { version: 99 })).toMatchObject({ code: 404 });
	});
});

describe('spec 2.6: GET /router/getList', () => {
	it.each(['main.routerGetList', 'simulated.routerGetList'])('%s has an ETag, and answers 304 until the menus change', async (name) => {
		const world = createWorld();
		const [admin, student] = [await world.as('admin'), await world.as('student01')];
		const ask = (match: string) => world.backend.fetch(requestOf(app, name, { 'If-None-Match': match }, student.token));
		const etag = (await student.call(name)).headers.get('ETag') ?? '';
		expect(etag).toBe((await admin.ask('menus.published')).etag);
		for (const match of [etag, `W/${etag}`, `"old", ${etag}`, '*']) {
			const response = await ask(match);
			expect([response.status, await response.text(), response.headers.get('ETag')]).toEqual([304, '', etag]);
		}
		expect((await ask('"old"')).status).toBe(200);
		await publishAs(admin, '看视频');
		const changed = await ask(etag);
		expect(changed.status).toBe(200);
		expect(changed.headers.get('ETag')).not.toBe(etag);
	});
});
