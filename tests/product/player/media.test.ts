import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mergeSpans, watchedSpans } from '#app/player/back-end/watching.ts';
import { createWorld } from '#tests/product/student-world.ts';

describe('playing a video', () => {
	it('returns signed URLs that expire after ten minutes', async () => {
		const { as, wait } = createWorld();
		const { ask } = await as('student01');
		const play = await ask('main.courseVideoPlayUrl', { videoId: 'v07' });
		expect(play.sources.map((source: { mime: string }) => source.mime)).toEqual([
			'application/vnd.apple.mpegurl',
			'video/mp4',
			'video/webm',
		]);
		expect(play.expiresAt).toBe('2026-09-12T10:10:00+08:00');
		wait(60_000);
		expect((await ask('main.courseVideoPlayUrl', { videoId: 'v07' })).sources[0].url).not.toBe(play.sources[0].url);
	});

	it('resumes at the last position, or at the start when it was finished', async () => {
		const { ask } = await createWorld().as('student01');
		expect((await ask('main.courseVideoPlayUrl', { videoId: 'v07' })).record).toMatchObject({ position: 18, finished: false });
		expect((await ask('main.courseVideoPlayUrl', { videoId: 'v01' })).record).toMatchObject({ position: 0, finished: true, percent: 100 });
	});

	it.each([
		['v12', 'transcoding', '视频正在转码，请过一会儿再来'],
		['v18', 'failed', '视频处理失败，老师已经在重新上传'],
		['v24', 'forbidden', '只对报名的同学开放'],
		['v36', 'removed', '视频已下架'],
		['c07-4-2', 'forbidden', '需先学完《Python 第一步：从输入输出到循环》'],
		['c11-4-2', 'forbidden', '加入课程后可以学习'],
	])('returns the reason why %s is %s', async (videoId, state, stateText) => {
		const { ask } = await createWorld().as('student01');
		expect(await ask('main.courseVideoPlayUrl', { videoId })).toMatchObject({ state, stateText, sources: [] });
	});

	it('includes captions, transcript, a question and homework', async () => {
		const { ask } = await createWorld().as('student01');
		const play = await ask('main.courseVideoPlayUrl', { videoId: 'v07' });
		expect(play.captions).toHaveLength(1);
		expect(play.transcript[0]).toEqual({ t: 0, text: 'range 会排出一列数。' });
		expect(play.transcript.every((line: { t: number }) => line.t < play.seconds)).toBe(true);
		expect(play.markers[0]).toMatchObject({ title: 'range(1, 6) 一共有几个数？', answer: 'B', blocking: true });
		expect(play.homework[0]).toMatchObject({ title: 'range 五连问', state: 'returned' });
	});

	it('links to the previous and the next lesson', async () => {
		const { ask } = await createWorld().as('student01');
		const play = await ask('main.courseVideoPlayUrl', { videoId: 'c05-1-2' });
		expect([play.previous, play.next]).toEqual([
			{ id: 'c05-1-1', title: '认识编辑器' },
			// A document follows, which playing on must not leave out.
			undefined,
		]);
	});

	it('lists the following videos, then the preceding ones', async () => {
		const { ask } = await createWorld().as('student01');
		const idsOf = async (videoId: string): Promise<string[]> =>
			(await ask('main.courseVideoPlayUrl', { videoId })).playlist.map(({ id }: { id: string }) => id);
		expect(await idsOf('v09')).toEqual(['v10', 'v11', 'v07', 'v08']);
		expect(await idsOf('c05-1-2')).toHaveLength(4);
	});
});

describe('the video files', () => {
	it.each(['v07', 'v31'])('of %s stream in segments of the stated length', async (videoId) => {
		const { ask } = await createWorld().as('student01');
		const play = await ask('main.courseVideoPlayUrl', { videoId });
		const fileAt = (url: string): string => readFileSync(`manifests/files${url.replace(/\?.*/, '')}`, 'latin1');
		const [list = '', ...films] = play.sources.map(({ url }: { url: string }) => fileAt(url));
		const seconds = [...list.matchAll(/#EXTINF:([\d.]+)/g)].reduce((sum, [, length]) => sum + Number(length), 0);
		expect(Math.abs(seconds - play.seconds)).toBeLessThan(0.5);
		expect(films.every((film: string) => film.length > 10_000)).toBe(true);
		for (const { src } of play.captions) expect(fileAt(src)).toMatch(/^WEBVTT/);
	});
});

describe('the questions of a video', () => {
	it('are saved without counting as watch time', async () => {
		const { ask } = await createWorld().as('newbie');
		const record = await ask('main.courseVideoProgressSave', { videoId: 'v07', answers: [{ id: 'clip-2-q1', answer: 'A' }] });
		expect(record).toMatchObject({ answers: [{ id: 'clip-2-q1', answer: 'A' }], percent: 0, position: 0 });
		await ask('main.courseVideoProgressSave', { videoId: 'v07', position: 9, spans: [{ from: 0, to: 9 }] });
		expect((await ask('main.courseVideoPlayUrl', { videoId: 'v07' })).record).toMatchObject({
			answers: [{ id: 'clip-2-q1', answer: 'A' }],
			percent: 20,
			position: 9,
		});
	});
});

describe('watching', () => {
	it('counts overlapping ranges once', () => {
		expect(
			mergeSpans([
				[10, 20],
				[0, 5],
				[15, 30],
				[5, 8],
			]),
		).toEqual([
			[0, 8],
			[10, 30],
		]);
		expect(
			watchedSpans(
				[
					{ from: 0, to: 10 },
					{ from: 40, to: 99 },
					{ from: 7, to: 3 },
				],
				45,
			),
		).toEqual([
			[0, 10],
			[40, 45],
		]);
	});

	it('is not finished by seeking to the end', async () => {
		const { ask } = await createWorld().as('student01');
		const record = await ask('main.courseVideoProgressSave', { videoId: 'v15', position: 15, spans: [{ from: 12, to: 15 }] });
		expect(record).toMatchObject({ position: 15, furthest: 15, finished: false });
	});

	it("is finished at 95 per cent for good, and counts towards today's study time", async () => {
		const world = createWorld();
		const { ask } = await world.as('student01');
		const today = async () => (await ask('main.studentInfo')).study;
		const before = await today();
		const record = await ask('main.courseVideoProgressSave', { videoId: 'c05-5-1', position: 16, spans: [{ from: 0, to: 16 }] });
		expect(record).toMatchObject({ finished: true, percent: 100, position: 0 });
		world.wait(60_000);
		expect(await ask('main.courseVideoProgressSave', { videoId: 'c05-5-1', position: 3, spans: [{ from: 0, to: 3 }] })).toMatchObject({
			finished: true,
			finishedAt: record.finishedAt,
		});
		const after = await today();
		expect([after.todaySeconds - before.todaySeconds, after.lessonsDone - before.lessonsDone]).toEqual([16, 1]);
	});

	it('is not recorded for graduates', async () => {
		const { ask } = await createWorld().as('graduate');
		expect((await ask('main.courseVideoProgressSave', { videoId: 'v01', position: 20, spans: [{ from: 0, to: 20 }] })).position).toBe(0);
	});

	it.each(['main.courseVideoPlayAuth', 'main.courseVideoProgressSave'])('requires a playable video (%s)', async (operation) => {
		const { call } = await createWorld().as('newbie');
		expect((await call(operation, { videoId: 'v12' })).message).toBe('现在不能播放这个视频');
		expect((await call(operation, { videoId: 'nothing' })).code).toBe(404);
		expect((await call(operation, { videoId: 'v07' })).code).toBe(200);
	});
});

describe('course files', () => {
	const first = async (preview: string): Promise<{ id: string; pages: number }> => {
		const { ask } = await createWorld().as('student01');
		const { attachments } = await ask('main.courseAggregate', { courseId: 'c05' });
		return attachments.find(
			(file: { preview: string; lessonId?: string }) => file.preview === preview && (preview === 'code' || file.lessonId),
		);
	};

	it('have a signed URL and the title of their course', async () => {
		const { ask } = await createWorld().as('student01');
		const { id } = await first('pdf');
		expect(await ask('main.courseAttachmentDownloadUrl', { attachmentId: id })).toMatchObject({
			url: expect.stringMatching(new RegExp(`/${id}\\.pdf\\?expires=\\d+&signature=`)),
			ownerTitle: 'Python 第一步：从输入输出到循环',
		});
	});

	it('are refused unless the course is joined', async () => {
		const { call } = await createWorld().as('newbie');
		const { id } = await first('pdf');
		expect(await call('main.courseAttachmentDownloadUrl', { attachmentId: id })).toMatchObject({
			code: 403,
			message: '加入课程后可以查看资料',
		});
	});

	it('have an office token that is renewed once and keeps the page', async () => {
		const { ask, call } = await createWorld().as('student01');
		const { attachments } = await ask('main.courseAggregate', { courseId: 'c09' });
		const { id: attachmentId } = attachments.find((file: { ext: string; lessonId?: string }) => file.ext === 'docx' && file.lessonId);
		const token = await ask('main.courseAttachmentWebOfficeToken', { attachmentId });
		expect(await ask('main.courseAttachmentPositionSave', { attachmentId, page: 2 })).toMatchObject({ page: 2, finished: false });
		const renewed = await ask('main.courseAttachmentWebOfficeTokenRefresh', { token: token.token });
		expect([renewed.page, renewed.token === token.token]).toEqual([2, false]);
		expect((await call('main.courseAttachmentWebOfficeTokenRefresh', { token: token.token })).message).toBe(
			'预览凭证已失效，请重新打开文档',
		);
	});

	it('are finished by the pages that were seen, not by the last one, and stay finished', async () => {
		const { ask, call } = await createWorld().as('newbie');
		await ask('main.courseOnlineActivate', { courseId: 'c05' });
		const { id, pages } = await first('pdf');
		const save = (page: number, read: number[] = []) => ask('main.courseAttachmentPositionSave', { attachmentId: id, page, read });
		const all = Array.from({ length: pages }, (_, index) => index + 1);
		expect(await save(pages + 5)).toEqual({ page: pages, percent: 0, finished: false });
		expect(await save(pages, [pages, pages + 1])).toEqual({ page: pages, percent: Math.floor(100 / pages), finished: false });
		expect(await save(2, all.slice(0, -1))).toEqual({ page: 1, percent: 100, finished: true });
		expect(await save(1)).toMatchObject({ percent: 100, finished: true });
		const program = await first('code');
		expect((await call('main.courseAttachmentPositionSave', { attachmentId: program.id, page: 1 })).code).toBe(400);
	});

	it('that are texts are finished by their end, not by opening them', async () => {
		const { ask } = await createWorld().as('bigdata');
		const lessons = async (): Promise<{ id: string; lessonType: string; refId: string; state: string }[]> =>
			(await ask('main.courseAggregate', { courseId: 'c12' })).catalog.flatMap(({ children }: { children: unknown[] }) => children);
		const lesson = (await lessons()).find(({ lessonType, state }) => lessonType === 'doc' && state === 'none');
		const file = { attachmentId: lesson?.refId, lessonId: lesson?.id };
		const stateOf = async () => (await lessons()).find(({ id }) => id === lesson?.id)?.state;
		expect(await ask('main.courseAttachmentDownloadUrl', file)).toMatchObject({ preview: 'text' });
		expect(await stateOf()).toBe('none');
		expect(await ask('main.courseAttachmentPositionSave', { ...file, page: 1 })).toEqual({ page: 1, percent: 0, finished: false });
		expect(await ask('main.courseAttachmentPositionSave', { ...file, page: 1, read: [1] })).toMatchObject({ percent: 100, finished: true });
		expect(await stateOf()).toBe('done');
	});

	it('that are slides are finished by what was read, not by opening them', async () => {
		const { ask } = await createWorld().as('student01');
		const { attachments } = await ask('main.courseAggregate', { courseId: 'c09' });
		const slides = attachments.find((file: { ext: string; lessonId?: string }) => file.ext === 'pptx' && file.lessonId);
		const file = { attachmentId: slides.id, lessonId: slides.lessonId };
		await ask('main.courseAttachmentDownloadUrl', file);
		await ask('main.courseAttachmentWebOfficeToken', file);
		expect(await ask('main.courseAttachmentPositionSave', { ...file, page: 1 })).toEqual({ page: 1, percent: 0, finished: false });
		const read = Array.from({ length: slides.pages }, (_, index) => index + 1);
		expect(await ask('main.courseAttachmentPositionSave', { ...file, page: slides.pages, read })).toMatchObject({ finished: true });
	});

	it('are read in each lesson that shares them', async () => {
		const { ask } = await createWorld().as('bigdata');
		interface Lesson {
			id: string;
			lessonType: string;
			refId: string;
			state: string;
		}
		const unread = async (): Promise<Lesson[]> => {
			const { catalog } = await ask('main.courseAggregate', { courseId: 'c12' });
			return catalog
				.flatMap(({ children }: { children: Lesson[] }) => children)
				.filter(({ lessonType, state }: Lesson) => lessonType === 'doc' && state === 'none');
		};
		const before = await unread();
		const lesson = before.findLast(({ refId, id }) => before.some((other) => other.refId === refId && other.id !== id)) as Lesson;
		const file = { attachmentId: lesson.refId, lessonId: lesson.id };
		expect((await ask('main.courseAttachmentDownloadUrl', file)).lessonId).toBe(lesson.id);
		await ask('main.courseAttachmentPositionSave', { ...file, page: 1, read: [1] });
		expect((await unread()).map(({ id }) => id)).toEqual(before.map(({ id }) => id).filter((id) => id !== lesson.id));
	});

	it('with source code have no office token', async () => {
		const { call } = await createWorld().as('student01');
		const { id } = await first('code');
		expect((await call('main.courseAttachmentWebOfficeToken', { attachmentId: id })).message).toBe('这种文件不能在线预览，请下载后查看');
	});
});
