import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { LessonRow } from '#app/course/back-end/rows.ts';
import { pathOf } from '#app/documents/back-end/course-attachment-download-url.ts';
import type { AttachmentRow } from '#app/documents/back-end/rows.ts';
import type { ClipRow, VideoRow } from '#app/player/back-end/rows.ts';
import { createWorld } from '#tests/product/student-world.ts';
import { textsOf } from './file-text.ts';

const { store } = createWorld();
const FILES = path.resolve('manifests/files');

const countBy = <T>(rows: readonly T[], keyOf: (row: T) => string): Record<string, number> => {
	const counts: Record<string, number> = {};
	for (const row of rows) counts[keyOf(row)] = (counts[keyOf(row)] ?? 0) + 1;
	return counts;
};

/** The titles that are taught in the chapter in the name of a file, or in its whole course. */
function taughtIn({ name, ownerId }: AttachmentRow): string[] {
	const chapter = /^第(\d+)章/.exec(name)?.[1];
	return store
		.rows<LessonRow>('lessons')
		.filter(({ courseId, chapterId }) => courseId === ownerId && (!chapter || chapterId === `${ownerId}-${chapter}`))
		.map(({ title }) => title);
}

describe('the learning seed', () => {
	it.each([
		['courses', 24],
		['chapters', 152],
		['lessons', 1153],
		['teachers', 12],
		['homework', 73],
		// 45 notices and 30 messages of the demo student, and 300 messages of `bigdata`.
		['notices', 375],
		['honours', 74],
		['videos', 36],
	])('has the specified number of %s', (resource, count) => {
		expect(store.rows(resource)).toHaveLength(count);
	});

	it('has 154 course files in the specified mix', () => {
		const files = store.rows<AttachmentRow>('attachments').filter((file) => file.ownerType === 'course');
		expect(files).toHaveLength(154);
		const { png = 0, jpg = 0, md = 0, txt = 0, ...rest } = countBy(files, (file) => file.ext);
		expect({ ...rest, image: png + jpg, text: md + txt }).toEqual({
			pdf: 38,
			pptx: 19,
			docx: 15,
			xlsx: 8,
			image: 22,
			zip: 10,
			sb3: 12,
			py: 14,
			cpp: 10,
			text: 6,
		});
		expect([files.some((file) => file.bytes === 0), files.some((file) => file.name.length === 60)]).toEqual([true, true]);
	});

	it('has the true size of every file', () => {
		const untrue = store.rows<AttachmentRow>('attachments').filter((file) => statSync(path.join(FILES, pathOf(file))).size !== file.bytes);
		expect(untrue.map(({ name, bytes }) => [name, bytes])).toEqual([]);
	});

	it('has a file for each attachment that says what its name says', () => {
		const lessons = store.rows<LessonRow>('lessons');
		const files = store.rows<AttachmentRow>('attachments').filter(({ bytes, ext }) => bytes > 0 && !['png', 'jpg'].includes(ext));
		const texts = textsOf(files.map((file) => path.join(FILES, pathOf(file))));
		for (const file of files) {
			const text = texts.get(path.join(FILES, pathOf(file))) ?? '';
			const lesson = lessons.find(({ id }) => id === file.lessonId)?.title ?? '';
			const [topic = ''] = file.name.replace(/^第\d+章 | ?\S{2,4}\.\w+$|\.\w+$/g, '').split(/[-：（]/);
			expect(text.includes(topic) || text.includes(lesson) || taughtIn(file).some((title) => text.includes(title)), file.name).toBe(true);
		}
	});

	it('has no file that is about another topic too', () => {
		const files = store.rows<AttachmentRow>('attachments').filter(({ bytes }) => bytes > 0);
		const contents = files.map((file) => readFileSync(path.join(FILES, pathOf(file))).toString('base64'));
		expect(new Set(contents).size).toBe(files.length);
	});

	it('has lessons of their own: each document has a file, except where a chapter of the training course shares one', () => {
		const documents = store.rows<LessonRow>('lessons').filter(({ type, courseId }) => type === 'doc' && courseId !== 'c12');
		expect(documents.length).toBeGreaterThan(350);
		expect(new Set(documents.map(({ refId }) => refId)).size).toBe(documents.length);
	});

	it('plays each film only for titles that it names, and says so in its captions', () => {
		const clips = store.rows<ClipRow>('clips');
		const played = [...store.rows<LessonRow>('lessons'), ...store.rows<VideoRow>('videos')].filter(({ clipId }) => clipId);
		expect(played.length).toBeGreaterThan(60);
		for (const { clipId, title } of played) expect(clips.find(({ id }) => id === clipId)?.titles).toContain(title);
		for (const { id, lines } of clips) {
			const captions = readFileSync(path.join(FILES, `videos/${id}.zh.vtt`), 'utf8');
			for (const line of lines) expect(captions).toContain(line.slice(line.indexOf(' ') + 1));
		}
	});

	it.each(store.rows('clips').map(({ id, seconds }) => [id, seconds]))('%s plays for %d seconds', (id, seconds) => {
		const film = readFileSync(path.join(FILES, `videos/${id}.mp4`));
		const header = film.indexOf('mvhd');
		const [scale, duration] = [film.readUInt32BE(header + 16), film.readUInt32BE(header + 20)];
		expect(Math.abs(duration / scale - Number(seconds))).toBeLessThan(0.5);
	});

	it('has the true length of every video', () => {
		const clips = new Map(store.rows('clips').map((clip) => [clip.id, clip.seconds]));
		const videos = store.rows<LessonRow>('lessons').filter((lesson) => lesson.type === 'video');
		expect(videos.every((lesson) => lesson.seconds === clips.get(lesson.clipId ?? ''))).toBe(true);
	});

	it('has no dangling document or homework lesson', () => {
		for (const lesson of store.rows<LessonRow>('lessons')) {
			if (lesson.type === 'doc') expect(store.find('attachments', lesson.refId ?? ''), lesson.id).toBeDefined();
			if (lesson.type === 'homework') expect(store.find('homework', lesson.refId ?? ''), lesson.id).toBeDefined();
		}
	});

	it('has no past event dated after now', () => {
		const now = '2026-09-12T10:00:00+08:00';
		for (const row of store.rows('lesson-records')) expect(String(row.updatedAt) <= now, row.id).toBe(true);
		for (const row of store.rows('homework-submissions')) {
			expect(String(row.savedAt) <= now, row.id).toBe(true);
			expect(String(row.markedAt ?? now) <= now, row.id).toBe(true);
		}
	});
});
