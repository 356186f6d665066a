import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { browserSources } from '#tests/support/browser-sources.ts';

/** The helpers that let missing code fail alone and load anew; `lazy-component.test.tsx` and `load-once.test.ts` test them. */
const HELPERS = /\b(lazyComponent|lazyDialog|lazyCode|fetchCode|loadOnce|late|latePanel|later)(<\w+>)?\(/;

/** Blocks and custom components load through `fetchCode` and `lazyCode` in `src/pages/`. The composition root loads no parts of pages. */
const ELSEWHERE = /^src\/(app|generated)\//;

const parts = browserSources()
	.filter((file) => file.endsWith('.tsx') && !ELSEWHERE.test(file))
	.flatMap((file) => {
		const lines = readFileSync(file, 'utf8').split('\n');
		return lines.flatMap((line, at) =>
			line.includes('import(') ? [{ file, text: lines.slice(Math.max(0, at - 2), at + 1).join(' ') }] : [],
		);
	});

it('every part that a component loads on demand goes through a helper by which it fails alone', () => {
	expect(parts.length).toBeGreaterThan(25);
	expect(parts.filter(({ text }) => !HELPERS.test(text))).toEqual([]);
});
