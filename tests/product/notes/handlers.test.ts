import { describe, expect, it } from 'vitest';
import { createWorld, type Student } from '#tests/product/student-world.ts';

type Note = { id: string; text: string; position: number };
const notesOf = async ({ ask }: Student, lessonId: string): Promise<Note[]> =>
	(await ask('main.courseAggregate', { scope: 'lesson', lessonId })).notes;
const save = ({ ask }: Student, input: Record<string, unknown>): Promise<Note> => ask('main.courseNoteSave', input) as Promise<Note>;

describe('notes of a lesson', () => {
	it('are sorted by position, not by creation', async () => {
		const student = await createWorld().as('student01');
		await save(student, { lessonId: 'v07', position: 30, text: ' range 不含终点 ' });
		await save(student, { lessonId: 'v07', position: 12 });
		expect((await notesOf(student, 'v07')).map(({ position, text }) => [position, text])).toEqual([
			[12, ''],
			[30, 'range 不含终点'],
		]);
		expect(await notesOf(student, 'v08')).toEqual([]);
		expect(await notesOf(await createWorld().as('newbie'), 'v07')).toEqual([]);
	});

	it('are listed in the personal centre with a link back, including those of videos without a course', async () => {
		const student = await createWorld().as('student01');
		await save(student, { lessonId: 'v07', position: 30, text: '记一笔' });
		const { notes } = await student.ask('main.courseAggregate', { scope: 'centre' });
		expect(notes).toHaveLength(11);
		expect(notes[0]).toMatchObject({ lessonId: 'v07', lessonType: 'video', position: 30, courseTitle: expect.stringMatching(/./) });
		expect(notes[0].courseId).toBeUndefined();
	});

	it('can be edited and deleted', async () => {
		const student = await createWorld().as('student01');
		const note = await save(student, { lessonId: 'c05-1-1', position: 7, text: '第一版' });
		expect(await save(student, { noteId: note.id, lessonId: 'c05-1-1', text: '第二版' })).toMatchObject({
			id: note.id,
			position: 7,
			text: '第二版',
		});
		expect(await student.ask('main.courseNoteRemove', { noteId: note.id })).toEqual({ noteId: note.id });
		expect(await notesOf(student, 'c05-1-1')).toEqual([]);
	});

	it('have one bookmark per position, and none after the end', async () => {
		const student = await createWorld().as('student01');
		const first = await save(student, { lessonId: 'v07', position: 9 });
		expect(await save(student, { lessonId: 'v07', position: 9 })).toEqual(first);
		expect((await save(student, { lessonId: 'v07', position: 999 })).position).toBe(45);
	});
});

describe('a note is refused', () => {
	it.each<[string, string, Record<string, unknown>, number, string]>([
		['with nothing but blanks', 'student01', { lessonId: 'v07', text: '  \n' }, 400, '还没有写内容'],
		['for a lesson that is not there', 'student01', { lessonId: 'nothing', text: '在哪' }, 404, '课时不存在，或已经删除'],
		['for a lesson of others', 'student01', { lessonId: 'c04-2-1', text: '偷看' }, 403, '加入课程后可以学习'],
		['for a video that is not out', 'student01', { lessonId: 'v12', text: '早了' }, 403, '现在不能看这个视频'],
		['that others wrote', 'newbie', { noteId: 'note01', lessonId: 'c05-2-3', text: '改掉' }, 403, '只能改自己的笔记'],
		['that is gone', 'student01', { noteId: 'note99', lessonId: 'c05-2-3', text: '在吗' }, 404, '可能在别处删掉了'],
		['from a student who has left', 'graduate', { lessonId: 'v07', text: '回来看看' }, 403, '只能查看'],
	])('%s', async (_what, account, input, code, message) => {
		const { call } = await createWorld().as(account);
		const reply = await call('main.courseNoteSave', input);
		expect([reply.code, reply.message]).toEqual([code, expect.stringContaining(message)]);
	});

	it('that others wrote, on deletion', async () => {
		const { call } = await createWorld().as('newbie');
		expect(await call('main.courseNoteRemove', { noteId: 'note01' })).toMatchObject({ code: 403, message: '只能改自己的笔记' });
	});

	it('without a lesson', async () => {
		const { call } = await createWorld().as('student01');
		expect((await call('main.courseAggregate', { scope: 'lesson' })).message).toBe('没有说是哪一课');
	});
});

describe('a video that must be watched in order', () => {
	it.each([
		['the first of a chapter of a required course', 'c05-2-1', false, '林小满 0001'],
		['another one of it', 'c05-1-2', true, '林小满 0001'],
		['of a course that one chooses', 'c04-1-2', true, '林小满 0001'],
		['in the video centre', 'v07', true, ''],
	])('has `allowSeek` and watermark set: %s', async (_what, videoId, allowSeek, watermark) => {
		const { ask } = await createWorld().as('student01');
		expect(await ask('main.courseVideoPlayUrl', { videoId })).toMatchObject({ allowSeek, watermark });
	});
});
