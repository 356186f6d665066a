import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { browserSources } from '#tests/support/browser-sources.ts';

/** It must close on nothing but the password. */
const LOCK = 'src/lock/lock-screen.tsx';

const files = browserSources().filter((file) => file.endsWith('.tsx'));

/** `<dialog>` elements, and those of them that spread the props of `useModal`. */
const DIALOG = /<dialog\b(\s+\{\.\.\.(?:modal\.)?props\})?/g;

test('every dialog of the app opens through useModal, and so closes on Escape and on Back', () => {
	const own = files.flatMap((file) =>
		[
			...readFileSync(file, 'utf8')
				.replaceAll(/`<dialog>`/g, '')
				.matchAll(DIALOG),
		].flatMap(([, spread]) => (spread === undefined ? [file] : [])),
	);
	expect(own).toEqual([LOCK]);
});
