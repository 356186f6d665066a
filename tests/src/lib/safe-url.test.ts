import { expect, test } from 'vitest';
import { safeLink, safeMedia, safePicture } from '#src/lib/safe-url.ts';

test.each(['https://example.com', 'HTTP://example.com', 'mailto:a@b.cn', 'tel:10086', '//cdn.example.com/a', '/files/a.pdf', '/'])(
	'%s is a link',
	(url) => {
		expect(safeLink(url)).toBe(url);
	},
);

test.each([
	'javascript:alert(1)',
	' JavaScript:alert(1)',
	'java\nscript:alert(1)',
	'\u0001javascript:alert(1)',
	'data:text/html,x',
	'vbscript:x',
	'file:///etc/passwd',
	'/\\evil.example',
	'evil',
	'',
	null,
	undefined,
	3,
	{},
	['/a'],
])('rejects %j', (url) => {
	expect(safeLink(url)).toBeNull();
});

test('a picture may be a data URL', () => {
	expect(safePicture('data:image/png;base64,AA')).toBe('data:image/png;base64,AA');
	expect(safePicture('data:text/html,x')).toBeNull();
	expect(safePicture('/images/a.svg')).toBe('/images/a.svg');
});

test('a film may be a blob URL or hold its own data, but has no other scheme than links', () => {
	expect(safeMedia('blob:https://app.example/1')).toBe('blob:https://app.example/1');
	expect(safeMedia('data:video/mp4;base64,AAAA')).toBe('data:video/mp4;base64,AAAA');
	expect(safeMedia('/videos/a.mp4')).toBe('/videos/a.mp4');
	for (const url of ['data:text/html,x', 'javascript:alert(1)', null, {}, undefined]) expect(safeMedia(url)).toBeNull();
	expect([safePicture({}), safePicture(undefined)]).toEqual([null, null]);
});
