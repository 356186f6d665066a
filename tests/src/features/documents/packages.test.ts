import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { frameAddress, nextStep, sandboxOf } from '#src/features/documents/office-frame.ts';
import { columnName, toTable } from '#src/features/documents/sheet-table.ts';
import { listZip, sumOf, toTree, type ZipFolder } from '#src/features/documents/zip-tree.ts';

const outline = ({ name, folders, files }: ZipFolder): unknown => ({
	[name]: [...folders.map(outline), ...files.map((file) => file.name)],
});

describe('an archive', () => {
	it('lists nested folders by name, without macOS metadata', () => {
		const paths = ['b/第10课.txt', 'b/第2课.txt', 'a.txt', 'b/c/', '__MACOSX/b/x', 'b\\d\\e.py', 'b/.DS_Store'];
		const root = toTree(paths.map((path) => ({ path, bytes: path.endsWith('/') ? 0 : 10 })));
		expect(outline(root)).toEqual({ '': [{ b: [{ c: [] }, { d: ['e.py'] }, '第2课.txt', '第10课.txt'] }, 'a.txt'] });
		expect(sumOf(root)).toEqual({ files: 4, bytes: 40 });
	});

	it('is listed without being unpacked', () => {
		const zip = zipSync({ '课程/说明.txt': strToU8('hello'), 'a.bin': new Uint8Array(2000) });
		expect(outline(listZip(zip))).toEqual({ '': [{ 课程: ['说明.txt'] }, 'a.bin'] });
		expect(sumOf(listZip(zip)).bytes).toBe(2005);
	});

	it('fails if it is not an archive', () => {
		expect(() => listZip(strToU8('no archive'))).toThrow();
	});
});

describe('a sheet', () => {
	it('becomes a table of texts as wide as its widest row', () => {
		const day = new Date(Date.UTC(2026, 8, 6));
		const table = toTable([
			['日期', '用时'],
			[day, 0.1 + 0.2, true],
			[null, new Date(Date.UTC(2026, 8, 6, 9, 30))],
		]);
		expect(table.columns).toEqual(['A', 'B', 'C']);
		expect(table.rows.map((row) => row.map(({ text }) => text))).toEqual([
			['日期', '用时', ''],
			['2026-09-06', '0.3', '是'],
			['', '2026-09-06 09:30', ''],
		]);
		expect(table.rows[1]?.map(({ number }) => number)).toEqual([true, true, false]);
	});

	it('shows its first 500 rows', () => {
		const { rows, rest } = toTable(Array.from({ length: 620 }, () => [1]));
		expect([rows.length, rest]).toEqual([500, 120]);
		expect(toTable([])).toEqual({ columns: [], rows: [], rest: 0 });
	});

	it.each([
		[0, 'A'],
		[25, 'Z'],
		[26, 'AA'],
		[701, 'ZZ'],
	])('names column %d %s', (index, name) => {
		expect(columnName(index)).toBe(name);
	});
});

describe('an office service', () => {
	const own = 'https://school.example.com';

	it.each([
		['/static/office/index.html?file=1', 'https://school.example.com/static/office/index.html?file=1'],
		['https://office.example.com/w/1', 'https://office.example.com/w/1'],
		['http://office.example.com/w/1', null],
		['javascript:alert(1)', null],
		['data:text/html,1', null],
		['http://[', null],
	])('at %s is framed at %s', (url, expected) => {
		expect(frameAddress(url, own)).toBe(expected);
	});

	it('keeps its origin only if it differs from ours', () => {
		expect(sandboxOf(`${own}/office`, own)).not.toContain('allow-same-origin');
		expect(sandboxOf('https://office.example.com/', own)).toContain('allow-same-origin');
		expect(sandboxOf('https://office.example.com/', own)).not.toContain('allow-top-navigation');
	});

	it.each([
		['10:00', { kind: 'wait', milliseconds: 1_500_000 }],
		['10:25', { kind: 'refresh' }],
		['10:29', { kind: 'refresh' }],
		['10:30', { kind: 'ask' }],
	])('at %s refreshes its token at %j', (time, expected) => {
		const token = { refreshAt: '2026-09-12T10:25:00+08:00', expiresAt: '2026-09-12T10:30:00+08:00' };
		expect(nextStep(token, Date.parse(`2026-09-12T${time}:00+08:00`))).toEqual(expected);
	});
});
