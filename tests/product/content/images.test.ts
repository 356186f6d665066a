import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { coverPictures } from '#app/content/images/cover-picture.ts';
import { robotPicture } from '#app/content/images/robot-picture.ts';
import type { CourseRow } from '#app/course/back-end/rows.ts';
import type { VideoRow } from '#app/player/back-end/rows.ts';
import { app } from '#mock/generated/app.ts';
import { createWorld } from '#tests/product/student-world.ts';

const FOLDER = 'manifests/files/static/images';
const numbers = Array.from({ length: 38 }, (_, index) => index + 1);

test('spec 9: the sample images are numbered 1 to 38', () => {
	expect(readdirSync(FOLDER).sort()).toEqual(numbers.map((number) => `${number}.svg`).sort());
});

test.each(numbers)('spec 9: sample image %i is as `npx tsx scripts/sample-images.ts` draws it, unlike all others', (number) => {
	expect(readFileSync(`${FOLDER}/${number}.svg`, 'utf8')).toBe(robotPicture(number));
	expect(numbers.filter((other) => robotPicture(other) === robotPicture(number))).toEqual([number]);
});

test('spec 7.5: the avatars of the simulated users are sample images', () => {
	const users = app.seed['simulated-users'] as unknown as readonly { avatar: string }[];
	expect(users.map(({ avatar }) => readFileSync(`manifests/files${avatar}`, 'utf8'))).toEqual([1, 2, 3].map(robotPicture));
});

test('each course and video has a cover of its own, as `npx tsx scripts/sample-images.ts` draws it, and no two show the same scene', () => {
	const { store } = createWorld();
	const [courses, videos] = [store.rows<CourseRow>('courses'), store.rows<VideoRow>('videos')];
	const covers = coverPictures(courses, videos);
	for (const { id, cover } of [...courses, ...videos]) {
		const picture = readFileSync(`manifests/files${cover}`, 'utf8');
		expect(picture, id).toBe(covers.get(id));
		expect(picture.length, id).toBeLessThanOrEqual(2000);
	}
	const scenes = [...covers.values()].map((picture) => picture.slice(picture.indexOf('<g transform="translate(16')));
	expect(new Set(scenes).size).toBe(courses.length + videos.length);
});

test('a title that no scene is about is refused', () => {
	const video = { id: 'v99', directoryId: 'd1', title: '认识编辑器', tags: [] };
	expect(() => coverPictures([], [video])).toThrow('No scene of d1 is about "认识编辑器".');
});
