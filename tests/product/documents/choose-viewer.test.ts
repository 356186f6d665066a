import { describe, expect, it } from 'vitest';
import { chooseViewer } from '#app/documents/choose-viewer.ts';
import { decodeText } from '#app/documents/read/decode-text.ts';
import { languageOf } from '#app/documents/read/read-code.ts';
import { readText } from '#app/documents/read/read-text.ts';
import { attachmentOf } from '#app/documents/uploaded-file.ts';

const MB = 1024 * 1024;

describe('the viewer of a file', () => {
	it.each([
		['pdf', 'pdf', 1000, 'pdf'],
		['image', 'png', 1000, 'image'],
		['image', 'SVG', 1000, 'svg'],
		['audio', 'wav', 900 * MB, 'audio'],
		['video', 'mp4', 900 * MB, 'video'],
		['text', 'txt', 10, 'text'],
		['text', 'MD', 10, 'markdown'],
		['text', 'csv', 10, 'text'],
		['code', 'py', 10, 'code'],
		['zip', 'zip', 10, 'zip'],
		['office', 'docx', 10, 'docx'],
		['office', 'xlsx', 10, 'xlsx'],
		['office', 'pptx', 10, 'office'],
		['office', 'doc', 10, 'office'],
		['none', 'sb3', 900_000, 'unsupported'],
		['zip', 'sb3', 900_000, 'sb3'],
		['zip', 'mblock', 900_000, 'sb3'],
		['zip', 'sb3', 51 * MB, 'too-large'],
		['none', 'zip', 180 * MB, 'too-large'],
		['code', 'py', 3 * MB, 'too-large'],
		['office', 'xlsx', 16 * MB, 'too-large'],
		['pdf', 'pdf', 301 * MB, 'too-large'],
		['text', 'txt', 0, 'empty'],
		['none', 'bin', 0, 'empty'],
	] as const)('%s .%s of %d bytes: %s', (preview, ext, bytes, expected) => {
		expect(chooseViewer({ preview, ext, bytes })).toBe(expected);
	});
});

describe('the viewer of a file that was handed in', () => {
	it.each([
		['照片.JPG', 'image'],
		['报告.pdf', 'pdf'],
		['表.xlsx', 'xlsx'],
		['小车.mp4', 'video'],
		['说明.md', 'markdown'],
		['main.cpp', 'code'],
		['作品.sb3', 'sb3'],
		['没有扩展名', 'unsupported'],
	])('%s: %s', (name, expected) => {
		expect(chooseViewer(attachmentOf({ id: 'f1', name, bytes: 1000, url: 'data:,' }))).toBe(expected);
	});
});

describe('the text of a file', () => {
	it.each([
		['UTF-8', [0xe5, 0xb0, 0x8f, 0x31], '小1'],
		['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, 0xe5, 0xb0, 0x8f], '小'],
		['UTF-16', [0xff, 0xfe, 0x0f, 0x5c], '小'],
		['big-endian UTF-16', [0xfe, 0xff, 0x5c, 0x0f], '小'],
		['the code of Chinese Windows', [0xc4, 0xe3, 0xba, 0xc3], '你好'],
		['nothing', [], ''],
	])('written in %s', (_name, bytes, expected) => {
		expect(decodeText(Uint8Array.from(bytes))).toBe(expected);
	});
});

describe('the first part of a text', () => {
	const read = (text: string) => readText(new TextEncoder().encode(text));

	it.each([
		['2,000 lines', 'a\n'.repeat(2000), 4000, null],
		['more lines', 'a\n'.repeat(2001), 4000, '前 2000 行'],
		['100,000 characters in one line', 'a'.repeat(100_000), 100_000, null],
		['a longer line', 'a'.repeat(100_001), 100_000, '前 10 万个字'],
		['a pair of surrogates at the end', `${'a'.repeat(99_999)}😀`, 99_999, '前 10 万个字'],
		['two long lines', `${'a'.repeat(60_000)}\n${'b'.repeat(60_000)}`, 60_001, '前 1 行'],
		['marks on one letter', `a${'\u0301'.repeat(100)}b`, 22, null],
	])('of %s', (_name, text, length, shown) => {
		const reading = read(text);
		expect([reading.text.length, reading.shown]).toEqual([length, shown]);
	});
});

it.each([
	['py', 'python'],
	['H', 'cpp'],
	['ino', 'cpp'],
	['rb', null],
])('highlights a .%s file as %s', (ext, language) => {
	expect(languageOf(ext)).toBe(language);
});
