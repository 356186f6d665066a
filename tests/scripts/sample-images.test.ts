import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { app } from '#mock/generated/app.ts';
import { robotPicture } from '#scripts/sample-images/robot-picture.ts';

const FOLDER = 'mock/files/static/images';
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
	expect(users.map(({ avatar }) => readFileSync(`mock/files${avatar}`, 'utf8'))).toEqual([1, 2, 3].map(robotPicture));
});
