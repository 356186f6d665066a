import { expect, test } from 'vitest';
import { bytesOfDataUrl } from '#src/lib/data-url.ts';

test.each([
	['a text', 'data:text/plain;base64,aGk=', [104, 105]],
	['an empty file', 'data:;base64,', []],
	['a URL that is cut off', 'data:text/plain;base64,aGk=a', null],
	['plain text', 'data:text/plain,hi', null],
	['another URL', '/files/a.pdf', null],
])('%s holds the bytes %o', (_case, url, bytes) => {
	const held = bytesOfDataUrl(url);
	expect(held && [...held]).toEqual(bytes);
});
