/** Zip-based files: office documents, a Scratch project, and a plain archive. */
import { strToU8, type Zippable, zipSync } from 'fflate';
import { PARTS, SLIDES, TITLE, TOPICS, TRIALS } from './texts.ts';

type Parts = Readonly<Record<string, string>>;

/** Fixed time, so that the output is reproducible. */
const MADE = new Date('2026-09-01T08:00:00');
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006/main';
const TYPES = 'application/vnd.openxmlformats-officedocument';

const pack = (parts: Parts): Uint8Array => {
	const files: Zippable = Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, [strToU8(text), { mtime: MADE }]]));
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

export function docxFile(): Uint8Array {
	const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
	const paragraph = (text: string, style = ''): string =>
		`<w:p>${style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : ''}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
	const cell = (value: string | number): string => `<w:tc>${paragraph(String(value))}</w:tc>`;
	const table = `<w:tbl>${PARTS.map((row) => `<w:tr>${row.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`;
	const newPage = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>';
	const topics = TOPICS.map(
		({ title, lines }, index) =>
			`${index > 0 && index % 2 === 0 ? newPage : ''}${paragraph(title, 'Heading2')}${lines.map((line) => paragraph(line)).join('')}`,
	);
	const body = `${paragraph(TITLE, 'Heading1')}${topics.join('')}${newPage}${paragraph('零件清单', 'Heading2')}${table}${paragraph('数量不够时请告诉老师。')}`;
	const style = (id: string, name: string, size: number): string =>
		`<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:rPr><w:b/><w:sz w:val="${size}"/></w:rPr></w:style>`;
	return pack({
		'[Content_Types].xml': contentTypes([
			['/word/document.xml', 'wordprocessingml.document.main'],
			['/word/styles.xml', 'wordprocessingml.styles'],
		]),
		'_rels/.rels': relations([['officeDocument', 'word/document.xml']]),
		'word/_rels/document.xml.rels': relations([['styles', 'styles.xml']]),
		'word/styles.xml': `${XML}<w:styles ${W}>${style('Heading1', 'heading 1', 40)}${style('Heading2', 'heading 2', 30)}</w:styles>`,
		'word/document.xml': `${XML}<w:document ${W}><w:body>${body}</w:body></w:document>`,
	});
}

export function xlsxFile(): Uint8Array {
	const S = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
	const sheet = (rows: readonly (readonly (string | number)[])[], dates: boolean): string => {
		const cell = (value: string | number, row: number, column: number): string => {
			const place = `r="${String.fromCharCode(65 + column)}${row + 1}"`;
			if (typeof value === 'number') return `<c ${place}${dates && column === 0 ? ' s="1"' : ''}><v>${value}</v></c>`;
			return `<c ${place} t="inlineStr"><is><t>${value}</t></is></c>`;
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
		'xl/workbook.xml': `${XML}<workbook ${S} xmlns:r="${OFFICE}"><sheets><sheet name="零件清单" sheetId="1" r:id="rId1"/><sheet name="试车记录" sheetId="2" r:id="rId2"/></sheets></workbook>`,
		'xl/worksheets/sheet1.xml': sheet(PARTS, false),
		'xl/worksheets/sheet2.xml': sheet(TRIALS, true),
		'xl/styles.xml': `${XML}<styleSheet ${S}>${styles}</styleSheet>`,
	});
}

export function pptxFile(): Uint8Array {
	const NAMES = `xmlns:a="${DRAWING}" xmlns:r="${OFFICE}" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"`;
	const GROUP = '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>';
	const tree = (shapes: string): string => `<p:cSld><p:spTree>${GROUP}${shapes}</p:spTree></p:cSld>`;
	const shape = (id: number, y: number, size: number, lines: readonly string[]): string =>
		`<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="文字 ${id}"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="800000" y="${y}"/><a:ext cx="10500000" cy="1200000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr wrap="square"/><a:lstStyle/>${lines
			.map((line) => `<a:p><a:r><a:rPr lang="zh-CN" sz="${size}"/><a:t>${line}</a:t></a:r></a:p>`)
			.join('')}</p:txBody></p:sp>`;
	const slides = SLIDES.map(
		({ title, lines }) => `${XML}<p:sld ${NAMES}>${tree(shape(2, 700_000, 4000, [title]) + shape(3, 2_200_000, 2400, lines))}</p:sld>`,
	);
	const MAP =
		'<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>';
	const part = (index: number): string => `slides/slide${index + 1}.xml`;
	return pack({
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

export const zipFile = (): Uint8Array =>
	pack({
		'循迹小车/说明.txt': `${TITLE}的素材。先读这一份。\n`,
		'循迹小车/程序/follow.py': 'SPEED = 30\n\n\ndef turn(left, right):\n    return (left - right) * 0.4\n',
		'循迹小车/程序/measure.py': 'def middle(white, black):\n    return (white + black) // 2\n',
		'循迹小车/数据/readings.csv': `left,right\n${Array.from({ length: 200 }, (_, index) => `${(index * 37) % 90},${(index * 53) % 90}`).join('\n')}\n`,
		'循迹小车/图纸/赛道.svg':
			'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 60"><path d="M10 10h80v40h-80z" fill="none" stroke="#222"/></svg>\n',
	});

export function sb3File(): Uint8Array {
	const asset = 'cd21514d0531fdffb22204e0ec5ed84a';
	const costume = { name: '背景1', dataFormat: 'svg', assetId: asset, md5ext: `${asset}.svg`, rotationCenterX: 240, rotationCenterY: 180 };
	const stage = {
		...{ isStage: true, name: 'Stage', variables: {}, lists: {}, broadcasts: {}, blocks: {}, comments: {}, currentCostume: 0 },
		...{ costumes: [costume], sounds: [], volume: 100, layerOrder: 0, tempo: 60, videoTransparency: 50, videoState: 'on' },
		textToSpeechLanguage: null,
	};
	return pack({
		'project.json': JSON.stringify({ targets: [stage], monitors: [], extensions: [], meta: { semver: '3.0.0', vm: '0.2.0', agent: '' } }),
		[`${asset}.svg`]: '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>',
	});
}
