import { expect, test } from 'vitest';
import { parseMarkdown } from '#src/ui/rich-text/parse-markdown.ts';

test.each([
	['把 0~5000 毫伏变成 0~1023 的读数', '把 0~5000 毫伏变成 0~1023 的读数'],
	['0~~5000 毫伏，6~~7 伏', '0~~5000 毫伏，6~~7 伏'],
	['~旧~', '~旧~'],
	['~~旧~~新', '<del>旧</del>新'],
	['~~9~~ 元', '<del>9</del> 元'],
	['0~~5000，~~旧~~', '0~~5000，<del>旧</del>'],
	['~~ 旧 ~~', '~~ 旧 ~~'],
])('of %s only the text between ~~ is struck through, and no range', (text, html) => {
	expect(parseMarkdown(text)).toBe(`<p>${html}</p>\n`);
});
