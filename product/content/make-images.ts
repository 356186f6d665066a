/**
 * `npx tsx product/content/make-images.ts`: draws the sample images that `mock` of app.yaml numbers into `manifests/files/static/images/`, one picture for each
 * kind of homework of a category into `manifests/files/works/`, and a cover for each course and video into `manifests/files/covers/`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { coverPictures } from './images/cover-picture.ts';
import { robotPicture } from './images/robot-picture.ts';
import { workPicture } from './images/work-picture.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const FOLDER = path.join(ROOT, 'manifests/files/static/images');

const { mock } = parse(readFileSync(path.join(ROOT, 'manifests/app.yaml'), 'utf8')) as { mock: { firstImage: number; lastImage: number } };
mkdirSync(FOLDER, { recursive: true });
for (let number = mock.firstImage; number <= mock.lastImage; number += 1) {
	writeFileSync(path.join(FOLDER, `${number}.svg`), robotPicture(number));
}

const WORKS = path.join(ROOT, 'manifests/files/works');
const seed = (file: string): unknown => parse(readFileSync(path.join(ROOT, 'product', file), 'utf8'));
const courses = seed('course/back-end/seed/courses.yaml') as { id: string; directoryIds: string[]; title: string; tags: string[] }[];
const videos = seed('player/back-end/seed/videos.yaml') as { id: string; directoryId: string; title: string; tags: string[] }[];
const homework = seed('homework/back-end/seed/homework.yaml') as { courseId?: string; kind: string }[];
mkdirSync(WORKS, { recursive: true });
for (const { courseId, kind } of homework) {
	const category = courses.find(({ id }) => id === courseId)?.directoryIds[0];
	if (category) writeFileSync(path.join(WORKS, `${category}-${kind}.svg`), workPicture(category, kind));
}

for (const [id, picture] of coverPictures(courses, videos)) writeFileSync(path.join(ROOT, `manifests/files/covers/${id}.svg`), picture);
