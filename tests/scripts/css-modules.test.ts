import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

it('gives every CSS module a file name of its own, since class names are made of it', () => {
	const names = readdirSync('src', { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.module.css'))
		.map((file) => path.basename(file));
	expect(names.length).toBeGreaterThan(10);
	expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
