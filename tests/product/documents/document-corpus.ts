/**
 * Hostile and merely large documents, as small programs that make them. Each names what a preview shows of it: all (null), a first part,
 * or nothing.
 */
import { strToU8, zipSync } from 'fflate';
import type { PreviewKind } from '#app/documents/read/readings.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export interface CorpusFile {
	name: string;
	kind: PreviewKind;
	ext: string;
	make: () => Bytes;
	expected: { shown: string | null } | 'too-large';
}

type Parts = Readonly<Record<string, string | Uint8Array>>;

const pack = (parts: Parts): Bytes =>
	zipSync(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part])));

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

const relations = (list: Readonly<Record<string, readonly [type: string, target: string]>>): string =>
	`<Relationships xmlns="${PACKAGE}">${Object.entries(list)
		.map(([id, [type, target]]) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`)
		.join('')}</Relationships>`;

const W = `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${OFFICE}" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"`;

export const paragraph = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

export const docx = (body: string, more: Parts = {}): Bytes =>
	pack({
		'_rels/.rels': relations({ rId1: ['officeDocument', 'word/document.xml'] }),
		'word/document.xml': `<w:document ${W}><w:body>${body}</w:body></w:document>`,
		...more,
	});

const picture = `<w:p><w:r><w:drawing><wp:inline><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="rId1"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`;

export const noteReference = '<w:p><w:r><w:footnoteReference w:id="2"/></w:r></w:p>';

export const notes = (text: string): Parts => ({
	'word/_rels/document.xml.rels': relations({ rId9: ['footnotes', 'footnotes.xml'] }),
	'word/footnotes.xml': `<w:footnotes ${W}><w:footnote w:id="2">${paragraph(text)}</w:footnote></w:footnotes>`,
});

const S = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

export function xlsx(rows: string, { strings = '', sheets = 1, book = '', styles = '' } = {}): Bytes {
	const list = Array.from({ length: sheets }, (_, index) => `<sheet name="表 ${index + 1}" sheetId="${index + 1}" r:id="rId1"/>`);
	return pack({
		'_rels/.rels': relations({ rId1: ['officeDocument', 'xl/workbook.xml'] }),
		'xl/_rels/workbook.xml.rels': relations({
			rId1: ['worksheet', 'worksheets/sheet1.xml'],
			rId2: ['sharedStrings', 'sharedStrings.xml'],
			rId3: ['styles', '/xl/styles.xml'],
		}),
		'xl/workbook.xml': `<workbook ${S} xmlns:r="${OFFICE}">${book}<sheets>${list.join('')}</sheets></workbook>`,
		'xl/worksheets/sheet1.xml': `<worksheet ${S}><sheetData>${rows}</sheetData></worksheet>`,
		'xl/sharedStrings.xml': `<sst ${S}>${strings}</sst>`,
		'xl/styles.xml': `<styleSheet ${S}>${styles}</styleSheet>`,
	});
}

/** A Scratch project without assets. */
export const sb3 = (project: object): Bytes => pack({ 'project.json': JSON.stringify(project) });

const sprite = (blocks: object): object => ({ isStage: false, name: '小猫', blocks });
const nested = (count: number): object =>
	Object.fromEntries(
		times(count, (index) => [
			`b${index}`,
			{ opcode: 'control_forever', topLevel: index === 0, inputs: { SUBSTACK: [2, `b${index + 1}`] }, fields: {} },
		]),
	);
const row = (cells: readonly string[]): string =>
	`<row>${cells.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;

const times = <Part>(count: number, part: (index: number) => Part): Part[] => Array.from({ length: count }, (_, index) => part(index));

/** Longer than any part may be, but quickly compressed. */
const LONG = ' '.repeat(20_000_000);

/** Makes each size that an archive announces ten bytes. */
function understate(archive: Bytes): Bytes {
	const view = new DataView(archive.buffer);
	for (let at = 0; at < archive.length - 4; at += 1) {
		const mark = view.getUint32(at, true);
		if (mark === 0x04034b50) view.setUint32(at + 22, 10, true);
		if (mark === 0x02014b50) view.setUint32(at + 24, 10, true);
	}
	return archive;
}

const documents: readonly Omit<CorpusFile, 'kind' | 'ext'>[] = [
	{ name: '40,000 paragraphs', make: () => docx(paragraph('循迹小车').repeat(40_000)), expected: { shown: '前 3000 段' } },
	{
		name: 'a paragraph of 300,000 elements',
		make: () => docx(`<w:p>${'<w:r><w:b/></w:r>'.repeat(150_000)}</w:p>`),
		expected: { shown: '开头' },
	},
	{
		name: '1,000 nested tables',
		make: () => docx(`${'<w:tbl><w:tr><w:tc>'.repeat(1000)}${paragraph('x')}${'</w:tc></w:tr></w:tbl>'.repeat(1000)}`),
		expected: { shown: '开头' },
	},
	{ name: '20 MB of text', make: () => docx(paragraph('第一段') + paragraph(LONG)), expected: { shown: '前 1 段' } },
	{
		name: '20 MB that are announced as 10 bytes',
		make: () => understate(docx(paragraph('第一段') + paragraph(LONG))),
		expected: { shown: '前 1 段' },
	},
	{
		name: 'a picture that is used 2,000 times',
		make: () =>
			docx(picture.repeat(2000), {
				'word/_rels/document.xml.rels': relations({ rId1: ['image', 'media/image1.png'] }),
				'word/media/image1.png': new Uint8Array(200_000),
			}),
		expected: { shown: '文字和一部分图片' },
	},
	{
		name: 'a long note with 2,000 references',
		make: () => docx(noteReference.repeat(2000), notes('长'.repeat(100_000))),
		expected: { shown: null },
	},
	{ name: 'a few pages', make: () => docx(paragraph('循迹小车').repeat(300)), expected: { shown: null } },
];

const workbooks: readonly Omit<CorpusFile, 'kind' | 'ext'>[] = [
	{
		name: 'a cell at the end of the largest sheet',
		make: () => xlsx('<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>2</v></c></row>'),
		expected: { shown: null },
	},
	{ name: '200,000 rows', make: () => xlsx(row(['小明', '98']).repeat(200_000)), expected: { shown: '前 500 行' } },
	{ name: 'a row of 16,384 columns', make: () => xlsx(row(times(16_384, String))), expected: { shown: '前 60 列' } },
	{ name: 'a full square', make: () => xlsx(row(times(200, String)).repeat(2000)), expected: { shown: '前 166 行、前 60 列' } },
	{
		name: '300,000 strings',
		make: () => xlsx('<row><c t="s"><v>299999</v></c></row>', { strings: '<si><t>好</t></si>'.repeat(300_000) }),
		expected: { shown: null },
	},
	{ name: '20 MB before the first row', make: () => xlsx(LONG + row(['1'])), expected: { shown: '空白的开头' } },
	{
		name: '20 MB behind the last row, announced as 10 bytes',
		make: () => understate(xlsx(row(['1']) + LONG)),
		expected: { shown: '前 1 行' },
	},
	{ name: '2,000 sheets', make: () => xlsx(row(['1']), { sheets: 2000 }), expected: { shown: '前 50 张工作表' } },
];

const archives: readonly Omit<CorpusFile, 'kind' | 'ext'>[] = [
	{
		name: '20,000 folders',
		make: () => pack(Object.fromEntries(times(20_000, (index) => [`文件夹 ${index}/`, '']))),
		expected: { shown: '前 1000 项' },
	},
	{ name: '5,000 folders within one another', make: () => pack({ [`${'a/'.repeat(5000)}b.txt`]: 'x' }), expected: { shown: null } },
	{
		name: '200 files',
		make: () => pack(Object.fromEntries(times(200, (index) => [`作业/${index}.py`, 'print(1)']))),
		expected: { shown: null },
	},
];

const texts: readonly Omit<CorpusFile, 'kind'>[] = [
	{ name: 'a table of 200,000 rows', ext: 'csv', make: () => strToU8('小明,98\n'.repeat(200_000)), expected: { shown: '前 2000 行' } },
	{ name: 'a line of 4 MB', ext: 'csv', make: () => strToU8('a'.repeat(4_000_000)), expected: { shown: '前 10 万个字' } },
	{ name: 'characters that pile up', ext: 'txt', make: () => strToU8(`a${'\u0301'.repeat(90_000)}`), expected: { shown: null } },
];

const programs: readonly Omit<CorpusFile, 'kind'>[] = [
	{ name: '100,000 lines', ext: 'py', make: () => strToU8('print(1)\n'.repeat(100_000)), expected: { shown: '前 2000 行' } },
	{ name: 'one line of 1.5 MB', ext: 'js', make: () => strToU8('a(1);'.repeat(300_000)), expected: { shown: '前 10 万个字' } },
	{ name: '100 kB of brackets', ext: 'cpp', make: () => strToU8('template<'.repeat(11_000)), expected: { shown: null } },
];

const markdowns: readonly Omit<CorpusFile, 'kind' | 'ext'>[] = [
	{ name: '100,000 lines', make: () => strToU8('- 一\n'.repeat(100_000)), expected: { shown: '前 2000 行' } },
	{ name: '12,000 emphasised letters', make: () => strToU8('*a* '.repeat(12_000)), expected: { shown: null } },
	{ name: '20,000 formulas', make: () => strToU8('$x$ '.repeat(20_000)), expected: { shown: null } },
	{ name: '20,000 nested quotations', make: () => strToU8('>'.repeat(20_000)), expected: 'too-large' },
];

const SVG = 'xmlns="http://www.w3.org/2000/svg"';

const pictures: readonly Omit<CorpusFile, 'kind' | 'ext'>[] = [
	{
		name: 'copies of copies',
		make: () => {
			const level = (index: number): string => `<g id="g${index + 1}">${`<use href="#g${index}"/>`.repeat(10)}</g>`;
			return strToU8(`<svg ${SVG}><defs><rect id="g0" width="1" height="1"/>${times(9, level).join('')}</defs><use href="#g9"/></svg>`);
		},
		expected: 'too-large',
	},
	{
		name: '50,000 elements',
		make: () => strToU8(`<svg ${SVG}>${'<rect width="1" height="1"/>'.repeat(50_000)}</svg>`),
		expected: 'too-large',
	},
	{
		name: 'entities of entities',
		make: () => strToU8(`<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;">]><svg ${SVG}><text>&b;</text></svg>`),
		expected: 'too-large',
	},
	{ name: '90,000 nested groups', make: () => strToU8(`<svg ${SVG}>${'<g>'.repeat(90_000)}`), expected: 'too-large' },
	{ name: 'a copy of itself', make: () => strToU8(`<svg ${SVG}><g id="a"><use href="#a"/></g></svg>`), expected: { shown: null } },
];

const FIRST_BLOCKS = '前 100 个角色、2000 块积木';

const projects: readonly Omit<CorpusFile, 'kind' | 'ext'>[] = [
	{ name: '5,000 blocks within blocks', make: () => sb3({ targets: [sprite(nested(5000))] }), expected: { shown: null } },
	{
		name: '5,000 blocks in a row',
		make: () => {
			const chain = times(5000, (index) => [`b${index}`, { opcode: 'looks_show', topLevel: index === 0, next: `b${index + 1}` }]);
			return sb3({ targets: [sprite(Object.fromEntries(chain))] });
		},
		expected: { shown: FIRST_BLOCKS },
	},
	{ name: '5,000 sprites', make: () => sb3({ targets: times(5000, () => sprite({})) }), expected: { shown: FIRST_BLOCKS } },
	{ name: 'a project of 50 MB', make: () => sb3({ targets: [], more: ' '.repeat(50_000_000) }), expected: 'too-large' },
	{
		name: 'a project that announces less than it has',
		make: () => understate(sb3({ targets: [], more: LONG })),
		expected: 'too-large',
	},
];

export const corpus: readonly CorpusFile[] = [
	...documents.map((file) => ({ ...file, kind: 'docx' as const, ext: 'docx' })),
	...workbooks.map((file) => ({ ...file, kind: 'xlsx' as const, ext: 'xlsx' })),
	...archives.map((file) => ({ ...file, kind: 'zip' as const, ext: 'zip' })),
	...texts.map((file) => ({ ...file, kind: 'text' as const })),
	...programs.map((file) => ({ ...file, kind: 'code' as const })),
	...markdowns.map((file) => ({ ...file, kind: 'markdown' as const, ext: 'md' })),
	...pictures.map((file) => ({ ...file, kind: 'svg' as const, ext: 'svg' })),
	...projects.map((file) => ({ ...file, kind: 'sb3' as const, ext: 'sb3' })),
];
