/** `npx tsx scripts/sample-images.ts`: draws the sample images that `mock` of app.yaml numbers into `mock/files/static/images/`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { robotPicture } from './sample-images/robot-picture.ts';

const ROOT = path.join(import.meta.dirname, '..');
const FOLDER = path.join(ROOT, 'mock/files/static/images');

const { mock } = parse(readFileSync(path.join(ROOT, 'manifests/app.yaml'), 'utf8')) as { mock: { firstImage: number; lastImage: number } };
mkdirSync(FOLDER, { recursive: true });
for (let number = mock.firstImage; number <= mock.lastImage; number += 1) {
	writeFileSync(path.join(FOLDER, `${number}.svg`), robotPicture(number));
}
