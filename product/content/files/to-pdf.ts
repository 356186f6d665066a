/**
 * Writes PDF 1.4 by hand: a page of Chromium carries the outlines of its Chinese letters (some 100 kB), these files name a Chinese font that every
 * viewer replaces by its own.
 */
import { strToU8, zlibSync } from 'fflate';
import type { Handout } from './handout.ts';
import { sceneParts } from './pictures/scenes.ts';
import { ink, rect, type Shape, WIDTH, widthOf, wrap } from './pictures/shape.ts';
import type { Lesson } from './read-lessons.ts';

/** A5, in points. */
const PAGE = { width: 420, height: 595, margin: 36 };
const ROOM = PAGE.width - 2 * PAGE.margin;
/** Signs that the Chinese font of viewers may lack. */
const PLAIN: Readonly<Record<string, string>> = { '✓': '√', '✗': '×', '█': '■' };

export interface Pdf {
	bytes: Uint8Array;
	pages: number;
}

/** A page for each lesson; a single lesson has its exercise on a second page. Of `count` pages, those after the last lesson repeat the exercises. */
export function toPdf({ title, lessons }: Handout, count?: number): Pdf {
	const single = lessons.length === 1;
	const turns = count === undefined ? lessons : Array.from({ length: count }, (_, index) => lessons[index % lessons.length] as Lesson);
	const drawn = turns.flatMap((lesson, index) => {
		if (single) return [explained(lesson), practised(lesson)];
		return [index < lessons.length ? [...explained(lesson), ...practised(lesson, 420)] : practised(lesson)];
	});
	const pages = drawn.map((content, index) => [
		...written(title, 24, 10, ink.mist),
		...content,
		...written(`第 ${index + 1} 页，共 ${drawn.length} 页`, PAGE.height - 24, 10, ink.mist),
	]);
	return { bytes: fileOf(title, pages), pages: pages.length };
}

function explained(lesson: Lesson): string[] {
	const scale = ROOM / WIDTH;
	const picture = [rect(0, 0, WIDTH, 280, { fill: ink.board }), ...sceneParts(lesson.scene).flat()].map(shapeOps);
	const top = 150;
	return [
		...written(lesson.title, 62, 20, ink.blue),
		...written(lesson.what, 92, 12, ink.night),
		`q ${scale} 0 0 ${scale} ${PAGE.margin} ${PAGE.height - top} cm 1 0 0 -1 0 0 cm ${picture.join(' ')} Q`,
		...written(`例子：${lesson.example}`, 328, 12, ink.night),
	];
}

function practised({ title, mistakes, effort, exercise, answer }: Lesson, from = 62): string[] {
	const parts = [
		`试一试：${exercise}`,
		...(mistakes ? [`容易错：${mistakes}`] : []),
		...(effort ? [`步骤：${effort}`] : []),
		`答案：${answer}`,
	];
	let top = from;
	const ops = from === 62 ? written(`${title} · 练习`, top, 16, ink.leaf) : [];
	if (from === 62) top += 40;
	for (const part of parts) {
		ops.push(...written(part, top, 12, ink.night));
		top += linesOf(part, 12).length * 20 + 10;
	}
	return ops;
}

const linesOf = (text: string, size: number): string[] => wrap(text.replaceAll('`', ''), size, ROOM);

const written = (text: string, top: number, size: number, fill: string): string[] =>
	linesOf(text, size).map((line, index) => textOps(line, PAGE.margin, PAGE.height - top - index * size * 1.65, size, fill));

const number = (value: number): string => String(Math.round(value * 100) / 100);
const colour = (hex: string): string => [1, 3, 5].map((at) => number(Number.parseInt(hex.slice(at, at + 2), 16) / 255)).join(' ');

/** Latin letters are in Courier, all others in the Chinese font. Advances by hand, so that no viewer's widths matter. */
function textOps(text: string, x: number, y: number, size: number, fill: string, turned = false): string {
	let left = x;
	const runs = (text.replaceAll(/[✓✗█]/g, (sign) => PLAIN[sign] ?? sign).match(/[\0-\xFF]+|[^\0-\xFF]+/g) ?? []).map((run) => {
		const latin = run.charCodeAt(0) < 0x100;
		const codes = [...run]
			.map((letter) =>
				letter
					.charCodeAt(0)
					.toString(16)
					.padStart(latin ? 2 : 4, '0'),
			)
			.join('');
		const op = `/F${latin ? 2 : 1} ${number(size)} Tf 1 0 0 ${turned ? -1 : 1} ${number(left)} ${number(y)} Tm <${codes}> Tj`;
		left += widthOf(run, size);
		return op;
	});
	return `BT ${colour(fill)} rg ${runs.join(' ')} ET`;
}

/** The y axis of shapes points down; `explained` turns it round. */
function shapeOps(shape: Shape): string {
	const { fill, stroke, width = 2 } = shape;
	if (shape.kind === 'text') {
		const left = shape.start ? shape.x : shape.x - widthOf(shape.text, shape.size) / 2;
		return textOps(shape.text, left, shape.y + shape.size * 0.36, shape.size, fill ?? ink.night, true);
	}
	const style = `${fill ? `${colour(fill)} rg ` : ''}${stroke ? `${colour(stroke)} RG ${width} w 1 J 1 j ` : ''}`;
	const paint = fill ? (stroke ? 'B' : 'f') : 'S';
	return `${style}${outline(shape)} ${paint}`;
}

function outline(shape: Exclude<Shape, { kind: 'text' }>): string {
	switch (shape.kind) {
		case 'rect':
			return rounded(shape.x, shape.y, shape.w, shape.h, Math.min(shape.round ?? 0, shape.w / 2, shape.h / 2));
		case 'circle':
			return rounded(shape.x - shape.r, shape.y - shape.r, shape.r * 2, shape.r * 2, shape.r);
		case 'line': {
			const path = shape.points.map(([x, y], index) => `${number(x)} ${number(y)} ${index === 0 ? 'm' : 'l'}`).join(' ');
			return shape.closed ? `${path} h` : path;
		}
	}
}

/** A quarter of a circle as a Bézier curve has its handles at this share of the radius. */
const HANDLE = 0.5523;

function rounded(x: number, y: number, w: number, h: number, r: number): string {
	if (r === 0) return `${number(x)} ${number(y)} ${number(w)} ${number(h)} re`;
	const right = x + w;
	const low = y + h;
	const k = r * (1 - HANDLE);
	const at = (...values: number[]): string => values.map(number).join(' ');
	return [
		`${at(x + r, y)} m ${at(right - r, y)} l ${at(right - k, y, right, y + k, right, y + r)} c`,
		`${at(right, low - r)} l ${at(right, low - k, right - k, low, right - r, low)} c`,
		`${at(x + r, low)} l ${at(x + k, low, x, low - k, x, low - r)} c`,
		`${at(x, y + r)} l ${at(x, y + k, x + k, y, x + r, y)} c h`,
	].join(' ');
}

const SHARED = [
	'<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UCS2-H/DescendantFonts[4 0 R]>>',
	'<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 4>>/DW 1000/FontDescriptor 5 0 R>>',
	'<</Type/FontDescriptor/FontName/STSong-Light/Flags 4/FontBBox[-25 -254 1000 880]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 880/StemV 93>>',
	'<</Type/Font/Subtype/Type1/BaseFont/Courier/Encoding/WinAnsiEncoding>>',
];

/** Objects 1 and 2 are the catalog and the pages, 3 to 6 the fonts, 7 the title; then each page and its content. */
function fileOf(title: string, pages: readonly (readonly string[])[]): Uint8Array {
	const first = 8;
	const utf16 = [...title].map((letter) => letter.charCodeAt(0).toString(16).padStart(4, '0')).join('');
	const kids = pages.map((_, index) => `${first + index * 2} 0 R`).join(' ');
	const objects: (string | Uint8Array)[][] = [
		['<</Type/Catalog/Pages 2 0 R/Lang(zh-CN)>>'],
		[
			`<</Type/Pages/Count ${pages.length}/Kids[${kids}]/MediaBox[0 0 ${PAGE.width} ${PAGE.height}]/Resources<</Font<</F1 3 0 R/F2 6 0 R>>>>>>`,
		],
		...SHARED.map((each) => [each]),
		[`<</Title<feff${utf16}>>>`],
		...pages.flatMap((ops, index) => {
			const content = zlibSync(strToU8(ops.join('\n')), { level: 9 });
			return [
				[`<</Type/Page/Parent 2 0 R/Contents ${first + index * 2 + 1} 0 R>>`],
				[`<</Length ${content.length}/Filter/FlateDecode>>stream\n`, content, '\nendstream'],
			];
		}),
	];
	return joined(objects);
}

function joined(objects: readonly (readonly (string | Uint8Array)[])[]): Uint8Array {
	const parts: Uint8Array[] = [strToU8('%PDF-1.4\n%\xE2\xE3\xCF\xD3\n', true)];
	let size = parts[0]?.length ?? 0;
	const add = (part: string | Uint8Array): void => {
		const bytes = typeof part === 'string' ? strToU8(part, true) : part;
		parts.push(bytes);
		size += bytes.length;
	};
	const places = objects.map((object, index) => {
		const place = size;
		for (const part of [`${index + 1} 0 obj\n`, ...object, '\nendobj\n']) add(part);
		return `${String(place).padStart(10, '0')} 00000 n \n`;
	});
	const start = size;
	add(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`);
	add(`trailer<</Size ${objects.length + 1}/Root 1 0 R/Info 7 0 R>>\nstartxref\n${start}\n%%EOF\n`);
	return Buffer.concat(parts);
}
