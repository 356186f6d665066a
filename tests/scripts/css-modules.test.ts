import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { browserSources } from '#tests/support/browser-sources.ts';

const files = browserSources();
const modules = files.filter((file) => file.endsWith('.module.css'));
const read = (file: string): string => readFileSync(file, 'utf8');

/** Names of the classes that a sheet has rules for. */
const classesOf = (sheet: string): string[] =>
	[...sheet.replace(/\/\*[\s\S]*?\*\/|:global\([^)]*\)|\{[^{}]*\}/g, ' ').matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name]) => name ?? '');

it('gives every CSS module a file name of its own, since class names are made of it', () => {
	const names = modules.map((file) => path.basename(file));
	expect(names.length).toBeGreaterThan(10);
	expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

it('composes only classes that the global sheets of src/ui have', () => {
	const shared = files.filter((file) => /^src\/ui\/[\w-]+\.css$/.test(file)).flatMap((file) => classesOf(read(file)));
	const composed = modules.flatMap((file) =>
		[...read(file).matchAll(/composes: (.+) from global/g)].flatMap(([, names = '']) => names.split(' ').map((name) => `${file}: ${name}`)),
	);
	expect(composed.length).toBeGreaterThan(10);
	expect(composed.filter((entry) => !shared.includes(entry.split(': ')[1] ?? ''))).toEqual([]);
});

it('has no class in a CSS module that no component uses', () => {
	const components = files.filter((file) => /\.tsx?$/.test(file) && !file.startsWith('src/generated')).map(read);
	const unused = modules.flatMap((file) => {
		const importers = components.filter((text) => text.includes(`/${path.basename(file)}'`)).join('\n');
		// An index such as `styles[tone]` may stand for any class.
		if (/styles\[|tones\[/.test(importers)) return [];
		return [...new Set(classesOf(read(file)))]
			.filter((name) => !new RegExp(`\\.${name}\\b`).test(importers))
			.map((name) => `${file}: .${name}`);
	});
	expect(unused).toEqual([]);
});
