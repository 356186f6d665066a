import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '#codegen/diagnostics/diagnostic.ts';
import { reportGithub } from '#codegen/diagnostics/report-github.ts';
import { reportJson } from '#codegen/diagnostics/report-json.ts';
import { reportText } from '#codegen/diagnostics/report-text.ts';
import { sortDiagnostics } from '#codegen/diagnostics/sort-diagnostics.ts';

const page = 'view:\n  - block: cards\n    image: row.covr\n';
const api = 'CourseCard:\n  id: 1\n';
const sources = new Map([
	['pages/course.yaml', page],
	['api/main.yaml', api],
]);

const spanOf = (file: string, text: string) => {
	const start = (sources.get(file) ?? '').indexOf(text);
	return { file, start, end: start + text.length };
};

const unknownField: Diagnostic = {
	code: 'unknown-field',
	message: '`row` (CourseCard) has no field `covr`.',
	hint: 'Did you mean `cover`?',
	at: spanOf('pages/course.yaml', 'covr'),
	related: [{ at: spanOf('api/main.yaml', 'CourseCard'), message: '`CourseCard` has: id.' }],
};

const missingFile: Diagnostic = {
	code: 'missing-file',
	message: '`routes.yaml` is missing.',
	hint: 'Create it.',
	at: { file: 'routes.yaml', start: 0, end: 0 },
};

describe('text', () => {
	test('shows location, code, message, line, hint and related location', () => {
		expect(reportText([unknownField], sources)).toBe(`error pages/course.yaml:3:16  unknown-field
  \`row\` (CourseCard) has no field \`covr\`.
    3 |     image: row.covr
      |                ^^^^ Did you mean \`cover\`?
  api/main.yaml:1:1  \`CourseCard\` has: id.

1 finding in 1 file. docs/errors.md explains each code.`);
	});

	test('prints a long hint on a line of its own', () => {
		const hint = 'The kinds are: buttons, card, cards, custom, detail, form, grid, image, links, rich-text.';
		expect(reportText([{ ...unknownField, hint, related: [] }], sources)).toContain(`^^^^\n  ${hint}\n`);
	});

	test('prints the hint of a long mark on a line of its own', () => {
		const row = `- { title: ${'x'.repeat(60)} }`;
		const finding = {
			code: 'invalid-seed',
			message: 'This row has no `id`.',
			hint: 'Add one.',
			at: { file: 'a.yaml', start: 2, end: row.length },
		};
		expect(reportText([finding], new Map([['a.yaml', row]]))).toMatch(/\^{60,}\n {2}Add one\.\n/);
	});

	test('shows a missing file without a line', () => {
		expect(reportText([missingFile, unknownField], sources)).toContain(
			'error routes.yaml:1:1  missing-file\n  `routes.yaml` is missing.\n  Create it.\n\nerror pages/course.yaml:3:16',
		);
	});

	test('colour adds only escape codes', () => {
		const colored = reportText([unknownField, missingFile], sources, { color: true });
		expect(colored).toContain('\u001b[');
		expect(stripVTControlCharacters(colored)).toBe(reportText([unknownField, missingFile], sources));
	});
});

test('JSON gives every location as line and column', () => {
	expect(JSON.parse(reportJson([unknownField, missingFile], sources))).toEqual([
		{
			code: 'unknown-field',
			severity: 'error',
			message: '`row` (CourseCard) has no field `covr`.',
			hint: 'Did you mean `cover`?',
			file: 'pages/course.yaml',
			line: 3,
			column: 16,
			endLine: 3,
			endColumn: 20,
			range: [38, 42],
			related: [
				{
					message: '`CourseCard` has: id.',
					file: 'api/main.yaml',
					line: 1,
					column: 1,
					endLine: 1,
					endColumn: 11,
					range: [0, 10],
				},
			],
			fix: [],
		},
		{
			code: 'missing-file',
			severity: 'error',
			message: '`routes.yaml` is missing.',
			hint: 'Create it.',
			file: 'routes.yaml',
			line: 1,
			column: 1,
			endLine: 1,
			endColumn: 1,
			range: [0, 0],
			related: [],
			fix: [],
		},
	]);
	expect(reportJson([], sources)).toBe('[]');
});

describe('GitHub commands', () => {
	test('contain file, location and code', () => {
		expect(reportGithub([unknownField], sources)).toBe(
			'::error file=pages/course.yaml,line=3,endLine=3,col=16,endColumn=20,title=unknown-field::`row` (CourseCard) has no field `covr`.%0ADid you mean `cover`?',
		);
	});

	test('escape characters that would end a command or property', () => {
		const at = { file: 'pages/a,b:c%.yaml', start: 0, end: 0 };
		expect(reportGithub([{ code: 'x', message: '100%\r\nsure: a, b', at }], sources)).toBe(
			'::error file=pages/a%2Cb%3Ac%25.yaml,line=1,endLine=1,col=1,endColumn=1,title=x::100%25%0D%0Asure: a, b',
		);
	});

	test('omit columns for a finding over several lines, which GitHub would refuse', () => {
		const at = { file: 'pages/course.yaml', start: 0, end: page.length };
		expect(reportGithub([{ code: 'x', message: 'm', at }], sources)).toBe('::error file=pages/course.yaml,line=1,endLine=4,title=x::m');
	});
});

test('sorts findings by file and location, and removes duplicates', () => {
	const at = (file: string, start: number, code = 'x', message = 'm'): Diagnostic => ({
		code,
		message,
		at: { file, start, end: start + 1 },
	});
	const findings = [at('b', 1), at('a', 9), at('a', 2, 'z'), at('a', 2, 'y'), at('b', 1), at('a', 2, 'y', 'other')];
	const before = [...findings];
	expect(sortDiagnostics(findings).map((d) => `${d.at.file} ${d.at.start} ${d.code} ${d.message}`)).toEqual([
		'a 2 y m',
		'a 2 y other',
		'a 2 z m',
		'a 9 x m',
		'b 1 x m',
	]);
	expect(findings).toEqual(before);
});
