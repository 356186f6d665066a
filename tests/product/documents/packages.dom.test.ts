import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { columnName } from '#app/documents/column-name.ts';
import { frameAddress, nextStep } from '#app/documents/office-frame.ts';
import { readDocx } from '#app/documents/read/read-docx.ts';
import { readXlsx } from '#app/documents/read/read-xlsx.ts';
import { readZip } from '#app/documents/read/read-zip.ts';
import type { ZipFolder } from '#app/documents/read/readings.ts';
import { docx, noteReference, notes, xlsx } from './document-corpus.ts';

const outline = ({ name, folders, files }: ZipFolder): unknown => ({
	[name]: [...folders.map(outline), ...files.map((file) => file.name)],
});

describe('an archive', () => {
	it('lists nested folders by name, without macOS metadata', () => {
		const paths = ['b/第10课.txt', 'b/第2课.txt', 'a.txt', 'b/c/', '__MACOSX/b/x', 'b\\d\\e.py', 'b/.DS_Store'];
		const { root, ...sums } = readZip(
			zipSync(Object.fromEntries(paths.map((path) => [path, new Uint8Array(path.endsWith('/') ? 0 : 10)]))),
		);
		expect(outline(root)).toEqual({ '': [{ b: [{ c: [] }, { d: ['e.py'] }, '第2课.txt', '第10课.txt'] }, 'a.txt'] });
		expect(sums).toEqual({ files: 4, bytes: 40, shown: null });
	});

	it('names folders below the twentieth level in one line', () => {
		const level = (folder: ZipFolder): number => (folder.folders[0] ? 1 + level(folder.folders[0]) : 0);
		const { root } = readZip(zipSync({ [`${'a/'.repeat(50)}b.txt`]: strToU8('x') }));
		expect(level(root)).toBe(20);
	});

	it('fails if it is not an archive', () => {
		expect(() => readZip(strToU8('no archive'))).toThrow();
	});
});

describe('a workbook', () => {
	const tableOf = (bytes: Uint8Array<ArrayBuffer>): (readonly string[])[] => {
		const [sheet] = readXlsx(bytes).sheets;
		return (sheet?.rows ?? []).map(({ number, cells }) => [String(number), ...cells.map(({ text }) => text)]);
	};
	const columnsOf = (bytes: Uint8Array<ArrayBuffer>): string[] | undefined => readXlsx(bytes).sheets[0]?.columns.map(columnName);

	it.each([
		['<c><v>0.30000000000000004</v></c>', '0.3'],
		['<c t="b"><v>1</v></c>', '是'],
		['<c t="s"><v>1</v></c>', '第二个 & 第三个'],
		['<c t="s"><v>2</v></c>', '汉字'],
		['<c t="s"><v>99</v></c>', '…'],
		['<c t="inlineStr"><is><r><t>粗</t></r><r><t>细</t></r></is></c>', '粗细'],
		['<c t="str"><f>A1&amp;"x"</f><v>_x0041_x</v></c>', 'Ax'],
		['<c t="e"><v>#DIV/0!</v></c>', '#DIV/0!'],
		['<c t="d"><v>2026-09-06T09:30:00</v></c>', '2026-09-06 09:30'],
		['<c s="1"><v>46271</v></c>', '2026-09-06'],
		['<c s="2"><v>46271.395833333336</v></c>', '2026-09-06 09:30'],
		['<c s="3"><v>46271</v></c>', '46271'],
		['<c s="1"><v>99999999999</v></c>', '99999999999'],
		['<c><v>?</v></c>', '?'],
	])('shows %s as %s', (cell, expected) => {
		const strings = '<si><t>第一个</t></si><si><t>第二个 &amp; 第三个</t></si><si><t>汉字</t><rPh><t>hanzi</t></rPh></si>';
		const formats =
			'<numFmts><numFmt numFmtId="164" formatCode="yyyy&quot;年&quot;m&quot;月&quot; hh:mm"/><numFmt numFmtId="165" formatCode="0.00&quot;m&quot;"/></numFmts>';
		const styles = `${formats}<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs>`;
		expect(tableOf(xlsx(`<row>${cell}</row>`, { strings, styles }))).toEqual([['1', expected]]);
	});

	it('counts days from 1904 if it says so', () => {
		const styles = '<cellXfs><xf numFmtId="14"/></cellXfs>';
		expect(tableOf(xlsx('<row><c s="0"><v>44809</v></c></row>', { styles, book: '<workbookPr date1904="1"/>' }))).toEqual([
			['1', '2026-09-06'],
		]);
	});

	it('leaves out long runs of empty rows and columns, and keeps short ones', () => {
		const sparse = xlsx('<row r="2"><c r="B2"><v>1</v></c><c r="D2"><v>2</v></c></row><row r="90"><c r="ZZ90"><v>3</v></c></row>');
		expect(columnsOf(sparse)).toEqual(['A', 'B', 'C', 'D', 'ZZ']);
		expect(tableOf(sparse)).toEqual([
			['1', '', '', '', '', ''],
			['2', '', '1', '', '2', ''],
			['90', '', '', '', '', '3'],
		]);
	});

	it('fails if it is an archive of something else', () => {
		expect(() => readXlsx(zipSync({ 'a.txt': strToU8('x') }))).toThrow();
		expect(() => readXlsx(new Uint8Array(strToU8('not what it says')))).toThrow();
	});

	it.each([
		[0, 'A'],
		[25, 'Z'],
		[26, 'AA'],
		[16_383, 'XFD'],
	])('names column %d %s', (index, name) => {
		expect(columnName(index)).toBe(name);
	});
});

describe('a text document', () => {
	it('keeps its notes, each once', async () => {
		const { html } = await readDocx(docx(noteReference.repeat(3), notes('脚注')));
		expect(html.match(/脚注/g)).toHaveLength(1);
	});

	it('fails if it is an archive of something else', async () => {
		await expect(readDocx(zipSync({ 'a.txt': strToU8('x') }))).rejects.toThrow();
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
