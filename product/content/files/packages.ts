/** Zip-based files: office documents and a plain archive. */
import { strToU8, type Zippable, zipSync } from 'fflate';
import type { Handout } from './handout.ts';
import { xmlText } from './pictures/to-svg.ts';
import type { Lesson } from './read-lessons.ts';
import { drawLesson, toMarkdown } from './to-markdown.ts';

type Parts = Readonly<Record<string, string | Uint8Array>>;
type Cell = string | number;

/** The rows of a lesson whose picture is a table. */
const rowsOf = ({ scene }: Lesson): string[][] =>
	scene.startsWith('table ')
		? scene
				.slice(6)
				.split(' ; ')
				.map((row) => row.split('，'))
		: [];

export interface Paged {
	bytes: Uint8Array;
	pages: number;
}

/** Fixed time, so that the output is reproducible. */
const MADE = new Date('2026-09-01T08:00:00');
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006/main';
const TYPES = 'application/vnd.openxmlformats-officedocument';

export const pack = (parts: Parts): Uint8Array => {
	const files: Zippable = Object.fromEntries(
		Object.entries(parts).map(([name, part]) => [name, [typeof part === 'string' ? strToU8(part) : part, { mtime: MADE }]]),
	);
	return zipSync(files, { level: 9 });
};

const relations = (list: readonly [type: string, target: string][]): string =>
	`${XML}<Relationships xmlns="${PACKAGE}/relationships">${list
		.map(([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`)
		.join('')}</Relationships>`;

const contentTypes = (list: readonly [part: string, type: string][]): string =>
	`${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="${'application/vnd.openxmlformats-package'}.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${list
		.map(([part, type]) => `<Override PartName="${part}" ContentType="${TYPES}.${type}+xml"/>`)
		.join('')}</Types>`;

/** Explains each lesson, then has the examples and the exercises on a page each. */
export function docxFile({ title, lessons }: Handout): Paged {
	const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
	const paragraph = (text: string, style = ''): string =>
		`<w:p>${style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : ''}<w:r><w:t xml:space="preserve">${xmlText(text.replaceAll('`', ''))}</w:t></w:r></w:p>`;
	const cell = (value: string): string => `<w:tc>${paragraph(value)}</w:tc>`;
	const table = (rows: readonly string[][]): string =>
		rows.length === 0 ? '' : `<w:tbl>${rows.map((row) => `<w:tr>${row.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`;
	const newPage = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>';
	const part = (heading: string, of: (lesson: Lesson) => string): string =>
		paragraph(heading, 'Heading1') + lessons.map((lesson) => paragraph(lesson.title, 'Heading2') + of(lesson)).join('');
	const pages = [
		part(title, (lesson) => paragraph(lesson.what) + table(rowsOf(lesson))),
		part('看例子', ({ example, program }) => [example, ...linesOf(program)].map((line) => paragraph(line)).join('')),
		part('试一试', ({ exercise, answer }) => paragraph(exercise) + paragraph(`答案：${answer}`)),
	];
	const body = pages.join(newPage);
	const style = (id: string, name: string, size: number): string =>
		`<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:rPr><w:b/><w:sz w:val="${size}"/></w:rPr></w:style>`;
	const bytes = pack({
		'[Content_Types].xml': contentTypes([
			['/word/document.xml', 'wordprocessingml.document.main'],
			['/word/styles.xml', 'wordprocessingml.styles'],
		]),
		'_rels/.rels': relations([['officeDocument', 'word/document.xml']]),
		'word/_rels/document.xml.rels': relations([['styles', 'styles.xml']]),
		'word/styles.xml': `${XML}<w:styles ${W}>${style('Heading1', 'heading 1', 40)}${style('Heading2', 'heading 2', 30)}</w:styles>`,
		'word/document.xml': `${XML}<w:document ${W}><w:body>${body}</w:body></w:document>`,
	});
	return { bytes, pages: pages.length };
}

const linesOf = (program: string | undefined): string[] => program?.split('\n').filter((line) => !line.startsWith('```')) ?? [];

/** An Excel serial number: 2026-09-06. */
const FIRST_DAY = 46271;

/** A sheet of what to know, and one to fill in day by day. */
export function xlsxFile({ lessons }: Handout): Uint8Array {
	const known: Cell[][] = [['主题', '要点', '例子'], ...lessons.map(({ title, what, example }) => [title, what, example])];
	const tables = lessons.flatMap((lesson) => [[], ...rowsOf(lesson).map((row) => row.map(asCell))]);
	const days: Cell[][] = [
		['日期', '主题', '用时（分钟）', '我的发现'],
		...lessons.map(({ title }, index): Cell[] => [FIRST_DAY + index, title, 12.5 + index, '']),
	];
	const S = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
	const sheet = (rows: readonly (readonly Cell[])[], dates: boolean): string => {
		const cell = (value: Cell, row: number, column: number): string => {
			const place = `r="${String.fromCharCode(65 + column)}${row + 1}"`;
			if (typeof value === 'number') return `<c ${place}${dates && column === 0 ? ' s="1"' : ''}><v>${value}</v></c>`;
			return `<c ${place} t="inlineStr"><is><t>${xmlText(value)}</t></is></c>`;
		};
		const lines = rows.map((row, at) => `<row r="${at + 1}">${row.map((value, column) => cell(value, at, column)).join('')}</row>`);
		return `${XML}<worksheet ${S}><sheetData>${lines.join('')}</sheetData></worksheet>`;
	};
	const styles = `<fonts count="1"><font><sz val="11"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs>`;
	return pack({
		'[Content_Types].xml': contentTypes([
			['/xl/workbook.xml', 'spreadsheetml.sheet.main'],
			['/xl/worksheets/sheet1.xml', 'spreadsheetml.worksheet'],
			['/xl/worksheets/sheet2.xml', 'spreadsheetml.worksheet'],
			['/xl/styles.xml', 'spreadsheetml.styles'],
		]),
		'_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
		'xl/_rels/workbook.xml.rels': relations([
			['worksheet', 'worksheets/sheet1.xml'],
			['worksheet', 'worksheets/sheet2.xml'],
			['styles', 'styles.xml'],
		]),
		'xl/workbook.xml': `${XML}<workbook ${S} xmlns:r="${OFFICE}"><sheets><sheet name="要点" sheetId="1" r:id="rId1"/><sheet name="每日记录" sheetId="2" r:id="rId2"/></sheets></workbook>`,
		'xl/worksheets/sheet1.xml': sheet([...known, ...tables], false),
		'xl/worksheets/sheet2.xml': sheet(days, true),
		'xl/styles.xml': `${XML}<styleSheet ${S}>${styles}</styleSheet>`,
	});
}

const asCell = (text: string): Cell => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text);

/** One slide for the title, one or three for each lesson. */
export function slidesOf({ title, lessons }: Handout): { title: string; lines: string[] }[] {
	const single = lessons.length === 1;
	return [
		{ title, lines: lessons.map((lesson) => lesson.title) },
		...lessons.flatMap((lesson) =>
			single
				? [
						{ title: lesson.title, lines: [lesson.what] },
						{ title: '看一个例子', lines: [lesson.example.replaceAll('`', '')] },
						{ title: '试一试', lines: [lesson.exercise, `答案：${lesson.answer}`] },
					]
				: [{ title: lesson.title, lines: [lesson.what, `例子：${lesson.example.replaceAll('`', '')}`] }],
		),
	];
}

export function pptxFile(handout: Handout): Paged {
	const NAMES = `xmlns:a="${DRAWING}" xmlns:r="${OFFICE}" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"`;
	const GROUP = '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>';
	const tree = (shapes: string): string => `<p:cSld><p:spTree>${GROUP}${shapes}</p:spTree></p:cSld>`;
	const shape = (id: number, y: number, size: number, lines: readonly string[]): string =>
		`<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="文字 ${id}"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="800000" y="${y}"/><a:ext cx="10500000" cy="1200000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr wrap="square"/><a:lstStyle/>${lines
			.map((line) => `<a:p><a:r><a:rPr lang="zh-CN" sz="${size}"/><a:t>${xmlText(line)}</a:t></a:r></a:p>`)
			.join('')}</p:txBody></p:sp>`;
	const slides = slidesOf(handout).map(
		({ title, lines }) => `${XML}<p:sld ${NAMES}>${tree(shape(2, 700_000, 4000, [title]) + shape(3, 2_200_000, 2400, lines))}</p:sld>`,
	);
	const MAP =
		'<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>';
	const part = (index: number): string => `slides/slide${index + 1}.xml`;
	const bytes = pack({
		'[Content_Types].xml': contentTypes([
			['/ppt/presentation.xml', 'presentationml.presentation.main'],
			['/ppt/slideMasters/slideMaster1.xml', 'presentationml.slideMaster'],
			['/ppt/slideLayouts/slideLayout1.xml', 'presentationml.slideLayout'],
			['/ppt/theme/theme1.xml', 'theme'],
			...slides.map((_, index): [string, string] => [`/ppt/${part(index)}`, 'presentationml.slide']),
		]),
		'_rels/.rels': relations([['officeDocument', 'ppt/presentation.xml']]),
		'ppt/_rels/presentation.xml.rels': relations([
			['slideMaster', 'slideMasters/slideMaster1.xml'],
			...slides.map((_, index): [string, string] => ['slide', part(index)]),
		]),
		'ppt/presentation.xml': `${XML}<p:presentation ${NAMES}><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst><p:sldIdLst>${slides
			.map((_, index) => `<p:sldId id="${256 + index}" r:id="rId${index + 2}"/>`)
			.join('')}</p:sldIdLst><p:sldSz cx="12192000" cy="6858000"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>`,
		'ppt/slideMasters/slideMaster1.xml': `${XML}<p:sldMaster ${NAMES}>${tree('')}${MAP}<p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/></p:sldLayoutIdLst></p:sldMaster>`,
		'ppt/slideMasters/_rels/slideMaster1.xml.rels': relations([
			['slideLayout', '../slideLayouts/slideLayout1.xml'],
			['theme', '../theme/theme1.xml'],
		]),
		'ppt/slideLayouts/slideLayout1.xml': `${XML}<p:sldLayout ${NAMES}>${tree('')}</p:sldLayout>`,
		'ppt/slideLayouts/_rels/slideLayout1.xml.rels': relations([['slideMaster', '../slideMasters/slideMaster1.xml']]),
		'ppt/theme/theme1.xml': theme(),
		...Object.fromEntries(slides.map((text, index) => [`ppt/${part(index)}`, text])),
		...Object.fromEntries(
			slides.map((_, index) => [
				`ppt/slides/_rels/slide${index + 1}.xml.rels`,
				relations([['slideLayout', '../slideLayouts/slideLayout1.xml']]),
			]),
		),
	});
	return { bytes, pages: slides.length };
}

function theme(): string {
	const colours = { dk1: '1B212F', lt1: 'FFFFFF', dk2: '0E2C78', lt2: 'ECF4FF', hlink: '2E64CE', folHlink: '7A3FC0' };
	const accents = ['4E88F3', '18A058', 'F5850A', 'E53E3E', '7A3FC0', '5E677B'];
	const all = { ...colours, ...Object.fromEntries(accents.map((colour, index) => [`accent${index + 1}`, colour])) };
	const order = ['dk1', 'lt1', 'dk2', 'lt2', ...accents.map((_, index) => `accent${index + 1}`), 'hlink', 'folHlink'] as const;
	const scheme = order.map((name) => `<a:${name}><a:srgbClr val="${all[name as keyof typeof all]}"/></a:${name}>`).join('');
	const font = '<a:latin typeface="Arial"/><a:ea typeface=""/><a:cs typeface=""/>';
	const fill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>'.repeat(3);
	const line = '<a:ln w="9525"><a:solidFill><a:schemeClr val="phClr"/></a:solidFill></a:ln>'.repeat(3);
	const effect = '<a:effectStyle><a:effectLst/></a:effectStyle>'.repeat(3);
	return `${XML}<a:theme xmlns:a="${DRAWING}" name="讲义"><a:themeElements><a:clrScheme name="讲义">${scheme}</a:clrScheme><a:fontScheme name="讲义"><a:majorFont>${font}</a:majorFont><a:minorFont>${font}</a:minorFont></a:fontScheme><a:fmtScheme name="讲义"><a:fillStyleLst>${fill}</a:fillStyleLst><a:lnStyleLst>${line}</a:lnStyleLst><a:effectStyleLst>${effect}</a:effectStyleLst><a:bgFillStyleLst>${fill}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`;
}

/** A picture and a text for each lesson, and a list of them. */
export const zipFile = ({ title, lessons }: Handout): Uint8Array =>
	pack({
		[`${title}/说明.txt`]: `${title}\n\n${lessons.map((lesson) => `${lesson.title}：${lesson.what}`).join('\n')}\n`,
		...Object.fromEntries(lessons.map((lesson) => [`${title}/图/${fileName(lesson)}.svg`, drawLesson(lesson)])),
		...Object.fromEntries(
			lessons.map((lesson) => [`${title}/练习/${fileName(lesson)}.md`, toMarkdown(lesson).replace(/<img [^\n]+\n\n/, '')]),
		),
	});

const fileName = ({ title }: Lesson): string => title.replaceAll(/[\\/:*?"<>|]/g, '-');
