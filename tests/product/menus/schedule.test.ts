// @vitest-environment node
import { expect, test } from 'vitest';
import { createWorld } from '#tests/product/student-world.ts';

const HOUR = 60 * 60 * 1000;
/** An hour after the clock of the mock starts. */
const AT = '2026-09-12T11:00:00+08:00';

type Json = Record<string, unknown>;

const retitled = (list: readonly Json[], title: string): Json[] => [
	{ ...list[0], meta: { ...(list[0]?.meta as Json), title } },
	...list.slice(1),
];

async function setUp() {
	const world = createWorld();
	const [admin, student] = [await world.as('admin'), await world.as('student01')];
	const before = await admin.ask('menus.published');
	const input = (more: Json = {}) => ({
		'If-Match': before.etag,
		list: retitled(before.list, '开学'),
		comment: '开学',
		requestKey: 'k1',
		effectiveAt: AT,
		...more,
	});
	return { world, admin, student, before, input };
}

test('a scheduled list is published at its time, for everyone, once', async () => {
	const { world, admin, student, before, input } = await setUp();
	const schedule = await admin.ask('menus.schedule', input());
	expect(schedule).toMatchObject({ effectiveAt: '2026-09-12T03:00:00.000Z', scheduledBy: '管理员', comment: '开学' });
	expect(await admin.ask('menus.schedule', input())).toEqual(schedule);
	expect((await admin.ask('menus.scheduled')).records).toEqual([schedule]);
	world.wait(HOUR - 1000);
	expect((await student.ask('main.routerGetList')).list).toEqual(before.list);
	world.wait(2000);
	expect((await student.ask('main.routerGetList')).list).toEqual(schedule.list);
	expect(await admin.ask('menus.published')).toMatchObject({
		version: before.version + 1,
		publishedAt: schedule.effectiveAt,
		publishedBy: '管理员',
		comment: '开学',
	});
	expect((await admin.ask('menus.scheduled')).records).toEqual([]);
	expect(await admin.call('menus.scheduleCancel', { id: schedule.id })).toMatchObject({ code: 404 });
});

test('a cancelled list is never published, and the draft stays', async () => {
	const { world, admin, before, input } = await setUp();
	const draft = await admin.ask('menus.draftSave', { list: input().list, baseVersion: before.version, revision: 0 });
	const { id } = await admin.ask('menus.schedule', input());
	await admin.ask('menus.scheduleCancel', { id });
	world.wait(2 * HOUR);
	expect((await admin.ask('menus.published')).version).toBe(before.version);
	expect((await admin.ask('menus.draft')).revision).toBe(draft.revision);
	await admin.ask('menus.schedule', input({ requestKey: 'k2', effectiveAt: '2026-09-12T15:00:00+08:00' }));
});

test('at its time the draft with the same list is cleared; a draft that went on from it is based on the new version', async () => {
	for (const title of ['开学', '开学啦']) {
		const { world, admin, before, input } = await setUp();
		await admin.ask('menus.schedule', input());
		await admin.ask('menus.draftSave', { list: retitled(before.list, title), baseVersion: before.version, revision: 0 });
		world.wait(2 * HOUR);
		const { baseVersion, revision, list } = await admin.ask('menus.draft');
		expect([baseVersion, revision > 0, list[0].meta.title]).toEqual([before.version + 1, title !== '开学', title]);
	}
});

test.each<[string, Json, object]>([
	['a time that has passed', { effectiveAt: '2026-09-12T09:59:00+08:00' }, { code: 400, message: '发布的时间要晚于现在' }],
	['an older version', { 'If-Match': '"gone"' }, { code: 412 }],
	['a list with errors', { list: [] }, { code: 422 }],
])('%s is refused', async (_case, more, reply) => {
	const { admin, input } = await setUp();
	expect(await admin.call('menus.schedule', input(more))).toMatchObject(reply);
	expect((await admin.ask('menus.scheduled')).records).toEqual([]);
});

test('one list waits at a time; only administrators schedule and cancel', async () => {
	const { world, admin, student, input } = await setUp();
	const { id } = await admin.ask('menus.schedule', input());
	expect(await admin.call('menus.schedule', input({ requestKey: 'k2' }))).toMatchObject({ code: 409 });
	const editor = await world.as('editor');
	for (const [name, body] of [
		['menus.schedule', input({ requestKey: 'k3' })],
		['menus.scheduleCancel', { id }],
	] as const) {
		expect(await editor.call(name, body)).toMatchObject({ code: 403 });
		expect(await student.call(name, body)).toMatchObject({ code: 403 });
	}
	expect((await editor.ask('menus.scheduled')).records).toHaveLength(1);
});
