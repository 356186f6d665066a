import { expect, test } from 'vitest';
import { isFile, isPage, kindOf } from '#src/offline/kept-files.ts';

const root = { base: '/', apis: ['/main-api', '/judge-api'], folders: ['covers', 'manuals'] };
const below = { base: '/school/app/', apis: ['/school/app/main-api'], folders: ['manuals'] };

test.each([
	['/static/js/index.1a2b3c4d.js', root, 'code'],
	['/static/js/async/workers/judge.1a2b3c4d.js', root, 'code'],
	['/static/first-files.1a2b3c4d.json', root, 'code'],
	['/school/app/static/css/async/7.1a2b3c4d.css', below, 'code'],
	['/static/js/index.1a2b3c4d.js', below, null],
	['/config.json', root, 'config'],
	['/school/app/config.json', below, 'config'],
	['/version.json', root, null],
	['/sw.js', root, null],
	['/index.html', root, null],
	['/static/files/sample-9.pdf', root, 'files'],
	['/static/files/sample-9.pdf?signature=secret', root, null],
	['/static/pdf/cmaps/GB-EUC-H.bcmap', root, 'files'],
	['/covers/robot.svg', root, 'files'],
	['/manuals/cars/brakes.pdf', root, 'files'],
	['/school/app/manuals/brakes.pdf', below, 'files'],
	['/school/app/covers/robot.svg', below, null],
	['/elsewhere/robot.svg', root, null],
	['/favicon.svg', root, 'files'],
	['/videos/clip-1.mp4', root, null],
	['/static/films/clip-1.mp4', root, null],
	['/videos/clip-1/index.m3u8', root, null],
	['/judge-engines/python/pyodide.js?v=1', root, 'engines'],
	['/judge-engines/index.json', root, 'engines'],
	['/judge-engines/python/pyodide.asm.wasm.gz?v=1', root, null],
	['/main-api/user/student/info', root, null],
	['/main-api/static/js/index.1a2b3c4d.js', root, null],
	['/school/app/main-api/static/a.1a2b3c4d.js', below, null],
] as const)('%s below %o is kept as %s', (address, site, kind) => {
	expect(kindOf(new URL(address, 'https://app.example.com'), site)).toBe(kind);
});

test.each([
	['/', root, true],
	['/courseDetail/c01', root, true],
	['/main-api/file/7', root, false],
	['/main-api', root, false],
	['/main-apis', root, true],
	['/static/files/sample-9.pdf', root, false],
	['/school/app/', below, true],
	['/school/app/courseIndex', below, true],
	['/elsewhere', below, false],
] as const)('%s below %o: a page is %s', (pathname, site, expected) => {
	expect(isPage({ pathname }, site)).toBe(expected);
});

test.each([
	[200, { 'Content-Type': 'text/javascript' }, true],
	[200, { 'Content-Type': 'text/html; charset=utf-8' }, false],
	[404, { 'Content-Type': 'text/javascript' }, false],
	[206, { 'Content-Type': 'application/pdf' }, false],
	[200, { 'Content-Type': 'application/pdf', 'Content-Length': '90000000' }, false],
] as const)('an answer %s with %o is the file: %s', (status, headers, expected) => {
	expect(isFile({ status, headers: new Headers(headers) })).toBe(expected);
});
