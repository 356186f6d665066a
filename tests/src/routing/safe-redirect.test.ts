// @vitest-environment node
import { expect, test } from 'vitest';
import { safeRedirect } from '#src/routing/safe-redirect.ts';

const known = (path: string): boolean => path === '/courseIndex';
const land = (target: string | null): string => safeRedirect(target, '/index', known);

test.each(['/courseIndex', '/courseIndex?keyword=a', '/courseIndex#top', '/courseIndex?next=//evil.example'])(
	'%s is a page of this app',
	(target) => {
		expect(land(target)).toBe(target);
	},
);

test.each([
	null,
	'',
	'courseIndex',
	'//evil.example',
	'//evil.example/courseIndex',
	'/\\evil.example',
	'/\t/evil.example',
	'https://evil.example/',
	'javascript:alert(1)',
	'/nowhere',
	'/403',
])('%j resolves to home', (target) => {
	expect(land(target)).toBe('/index');
});
