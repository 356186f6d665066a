import { describe, expect, it } from 'vitest';
import type { NoticeRow } from '#app/notices/back-end/rows.ts';
import { createWorld } from '#tests/product/student-world.ts';

interface Notice {
	id: string;
	box: string;
	pinned: boolean;
	publishAt: string;
	read: boolean;
}

describe('notices', () => {
	it('have paragraphs of their own: none of more than twelve characters is read twice', () => {
		const notices = createWorld().store.rows<NoticeRow>('notices');
		const paragraphs = notices.flatMap(({ html }) => [...html.matchAll(/<p>(.*?)<\/p>/g)].map(([, text = '']) => text));
		expect(paragraphs.length).toBeGreaterThan(notices.length);
		const long = paragraphs.filter((text) => text.length > 12);
		expect(long.filter((text, index) => long.indexOf(text) !== index)).toEqual([]);
	});

	it('are those of the seed except the expired one, with fourteen unread', async () => {
		const { ask } = await createWorld().as('student01');
		const { records, total, unread, unreadNotices, unreadMessages } = await ask('main.systemUserNoticeListPage', { pageSize: 100 });
		const count = (box: string): number => (records as Notice[]).filter((row) => row.box === box).length;
		expect([total, count('notice'), count('message'), unread, unreadNotices, unreadMessages]).toEqual([74, 44, 30, 14, 9, 5]);
	});

	it('list pinned ones first, then the latest', async () => {
		const { ask } = await createWorld().as('student01');
		const { records } = await ask('main.systemUserNoticeListPage', { pageSize: 100 });
		const rest = (records as Notice[]).slice(6);
		expect((records as Notice[]).slice(0, 6).every((row) => row.pinned)).toBe(true);
		expect(rest.map((row) => row.publishAt)).toEqual(
			rest
				.map((row) => row.publishAt)
				.sort()
				.reverse(),
		);
	});

	it('are limited to days, both of which belong to the span', async () => {
		const { ask } = await createWorld().as('student01');
		const all = (await ask('main.systemUserNoticeListPage', { pageSize: 100 })).records as Notice[];
		const days = all.map(({ publishAt }) => publishAt.slice(0, 10)).sort();
		const [from = '', to = ''] = [days[20], days[40]];
		const { records, total } = await ask('main.systemUserNoticeListPage', { pageSize: 100, from, to });
		expect(total).toBe(days.filter((day) => day >= from && day <= to).length);
		expect(total).toBeLessThan(all.length);
		expect((records as Notice[]).some(({ publishAt }) => publishAt.startsWith(to))).toBe(true);
		expect((await ask('main.systemUserNoticeListPage', { from: to, to: from })).total).toBe(0);
	});

	it('are marked as read by the call for it, not by opening', async () => {
		const { ask } = await createWorld().as('student01');
		const { records } = await ask('main.systemUserNoticeListPage', { read: false });
		const { id } = records[0];
		const opened = () => ask('main.systemStudentNoticeDetail', { id });
		expect(await opened()).toMatchObject({ read: false, html: expect.stringMatching('<p>') });
		expect(await ask('main.systemStudentNoticeRead', { id })).toEqual({ unread: 13 });
		expect(await ask('main.systemStudentNoticeRead', { id })).toEqual({ unread: 13 });
		expect(await opened()).toMatchObject({ read: true });
		expect((await ask('main.systemUserNoticeListPage')).unread).toBe(13);
		expect((await ask('main.studentInfo')).unread).toBe(13);
	});

	it('can be marked as read all at once, per box', async () => {
		const { ask } = await createWorld().as('student01');
		expect(await ask('main.systemStudentNoticeReadAll', { box: 'message' })).toEqual({ unread: 9 });
		expect(await ask('main.systemUserNoticeListPage')).toMatchObject({ unread: 9, unreadMessages: 0 });
		expect(await ask('main.systemStudentNoticeReadAll')).toEqual({ unread: 0 });
	});

	it('filter by kind and keyword', async () => {
		const { ask } = await createWorld().as('student01');
		const { total } = await ask('main.systemUserNoticeListPage', { kind: 'marked' });
		const { records } = await ask('main.systemUserNoticeListPage', { keyword: '图纸' });
		expect([total, records.map((row: Notice) => row.id)]).toEqual([8, ['n25']]);
	});

	it('have their files and link to their neighbours', async () => {
		const { ask } = await createWorld().as('student01');
		const notice = await ask('main.systemStudentNoticeDetail', { id: 'n13' });
		expect(notice.attachments.map((file: { name: string }) => file.name)).toEqual(['作品说明书模板.docx', '作品说明书样例.pdf']);
		expect(notice.previous.id).not.toBe(notice.next.id);
		expect(await ask('main.courseAttachmentDownloadUrl', { attachmentId: 'n13-a1' })).toMatchObject({
			ownerTitle: '作品说明书的写法（含模板）',
		});
	});

	it('of other users, before the sign-up and of classes are hidden from a new student', async () => {
		const { as, wait } = createWorld();
		const { ask, call } = await as('newbie');
		expect(await ask('main.systemUserNoticeListPage')).toMatchObject({ records: [], total: 0, unread: 0 });
		expect((await call('main.systemStudentNoticeDetail', { id: 'm01' })).code).toBe(404);
		expect((await call('main.systemStudentNoticeRead', { id: 'm01' })).code).toBe(404);
		wait(1000);
	});
});

describe('dictionaries', () => {
	it('are 38 types in order, without sign-in', async () => {
		const { data } = await createWorld().call('main.systemDictionaries');
		expect(new Set(data.map((item: { type: string }) => item.type)).size).toBe(38);
		const kinds = await createWorld().call('main.systemDictionaries', { type: 'course_kind' });
		expect(kinds.data.map((item: { value: string; label: string }) => [item.value, item.label])).toEqual([
			['required', '必修'],
			['elective', '选修'],
			['public', '公开课'],
		]);
	});

	it('have at most one default per type', async () => {
		const { data } = await createWorld().call('main.systemDictionaries');
		const defaults = data.filter((item: { isDefault: boolean }) => item.isDefault).map((item: { type: string }) => item.type);
		expect(new Set(defaults).size).toBe(defaults.length);
	});
});

describe('routes from the server', () => {
	it('are a tree of records', async () => {
		const { ask } = await createWorld().as('student01');
		const { list } = await ask('main.routerGetList');
		expect(list[0]).toMatchObject({ path: '/', name: 'home', component: 'Layout', children: expect.any(Array) });
	});
});
