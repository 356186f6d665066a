import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
// @ts-expect-error: the configuration is plain JavaScript and declares no types
// biome-ignore lint/style/noRestrictedImports: the file is in the project root, which no import alias covers
import { PRODUCT_SUBJECTS } from '../../.dependency-cruiser.mjs';

it('a subject of the product lists only subjects that it reads', () => {
	for (const [subject, reads] of Object.entries<Readonly<Record<string, string>>>(PRODUCT_SUBJECTS)) {
		const files = readdirSync(`product/${subject}`, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
		const texts = files.map((file) => readFileSync(path.join('product', subject, file), 'utf8'));
		const unread = Object.keys(reads).filter((other) => !texts.some((text) => text.includes(`'#app/${other}/`)));
		expect(unread, subject).toEqual([]);
	}
});
