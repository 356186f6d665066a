import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '#mock/handlers/course/course-attachment-download-url.ts';
import type { AttachmentRow, LessonRow } from '#mock/rows/learning.ts';
import { createWorld } from './student-world.ts';

const { store } = createWorld();
const FILES = path.resolve('mock/files');

const countBy = <T>(rows: readonly T[], keyOf: (row: T) => string): Record<string, number> => {
	const counts: Record<string, number> = {};
	for (const row of rows) counts[keyOf(row)] = (counts[keyOf(row)] ?? 0) + 1;
	return counts;
};

describe('the learning seed', () => {
	it.each([
		['courses', 24],
		['chapters', 152],
		['lessons', 1142],
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
		expect([
			files.some((file) => file.bytes === 0),
			files.some((file) => file.bytes === 180 * 1024 * 1024 && file.preview === 'none'),
			files.some((file) => file.name.length === 60),
		]).toEqual([true, true, true]);
	});

	it('has the true size of every file, except for the one that is said to be too large', () => {
		const untrue = store
			.rows<AttachmentRow>('attachments')
			.filter((file) => statSync(path.join(FILES, sampleOf(file))).size !== file.bytes);
		expect(untrue.map(({ preview, bytes }) => [preview, bytes])).toEqual([['none', 180 * 1024 * 1024]]);
	});

	it('has texts and programs about their titles', () => {
		const texts = store.rows<AttachmentRow>('attachments').filter(({ preview, bytes }) => bytes > 0 && ['text', 'code'].includes(preview));
		expect(texts).toHaveLength(29);
		for (const file of texts) {
			const title = file.name.replace(/( 示例程序)?\.\w+$/, '');
			expect(readFileSync(path.join(FILES, sampleOf(file)), 'utf8').split('\n')[0], file.id).toMatch(new RegExp(`^(# |// )?${title}$`));
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
