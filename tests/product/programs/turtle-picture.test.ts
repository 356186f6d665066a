import { expect, test } from 'vitest';
import { svgOf } from '#app/programs/draw-picture.ts';
import { describePicture } from '#app/programs/picture-view.tsx';
import { pictureAt } from '#app/programs/turtle-picture.ts';
import type { DrawnMark } from '#engines/watch.ts';

const marks = (...texts: string[]): DrawnMark[] => texts.map((text, step) => ({ step, text }));

const DRAWN = marks(
	'["turtle",0,"classic",true]',
	'["fill",0]',
	'["go",0,100,0,0,"red",3]',
	'["go",0,100,50,90,null,3]',
	'["filled",0,"gold",[[0,0],[100,0],[100,50]]]',
	'["dot",0,100,50,8,"blue"]',
	'["text",0,0,0,"<你好>","center",16,"bold","black"]',
	'["stamp",0,100,50,90,"turtle","red","gold",1,1,1,1]',
	'no mark',
	'["unstamp",0,1]',
	'["clear",0]',
);

const kindsAt = (step: number): string[] => pictureAt(DRAWN, step).shapes.map(({ kind }) => kind);

test.each([
	['only with the pen down a line', 3, ['line']],
	['an area below its lines', 4, ['area', 'line']],
	['whatever follows above', 8, ['area', 'line', 'dot', 'text', 'stamp']],
	['no stamp that was taken away', 9, ['area', 'line', 'dot', 'text']],
	['nothing once it is cleared', 10, []],
])('there is %s', (_case, step, kinds) => {
	expect(kindsAt(step)).toEqual(kinds);
});

test.each<[string, DrawnMark[], [number, number]]>([
	['a small drawing', DRAWN, [320, 320]],
	['a wide one', marks('["turtle",0,"classic",true]', '["go",0,-400,10,0,null,1]'), [860, 320]],
	['the size that it asks for', marks('["size",400,300]', '["turtle",0,"classic",true]', '["go",0,-400,10,0,null,1]'), [400, 300]],
])('there is room for %s, from the first step', (_case, given, size) => {
	expect(pictureAt(given, 0).size).toEqual(size);
});

test('a picture in words', () => {
	expect(describePicture(pictureAt(DRAWN, 0))).toBe('还没有画，画笔在 (0, 0)，朝 0 度');
	expect(describePicture(pictureAt(DRAWN, 8))).toBe('画了 1 条线、1 块涂色、1 个圆点、1 处文字、1 个印章，画笔在 (100, 50)，朝 90 度');
});

test('a file of it has no text of the program as markup', () => {
	const svg = svgOf(pictureAt(DRAWN, 8));
	expect(svg).toContain('>&lt;你好></text>');
	expect(svg).toContain('<path d="M0 0L100 0" stroke="red" stroke-width="3"/>');
	expect(svg).toContain('<path d="M0 0L100 0L100 -50" fill="gold" fill-rule="evenodd"/>');
});
