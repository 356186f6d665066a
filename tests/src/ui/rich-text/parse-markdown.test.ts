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

test.each([
	['a fence with its language and the mark', '```python run\na\n```', true],
	['a language that nobody runs', '~~~c++ run\na\n~~~\n', true],
	['a fence in a list', '- x\n  ```python run\n  a\n  ```', true],
	['no mark', '```python\na\n```', false],
	['another mark', '```python runs\na\n```', false],
	['no language', '```run\na\n```', false],
	['a fence that is never closed', '```python run\na\n', false],
	['a shorter fence inside one that is never closed', '````python run\na\n```\n', false],
])('a program to run: %s', (_case, text, isRun) => {
	expect(parseMarkdown(text).includes('<code data-run=""')).toBe(isRun);
});

test('HTML in a program to run is text', () => {
	expect(parseMarkdown('```python run\n<code>"\n```')).toBe(
		'<pre><code data-run="" class="language-python">&lt;code&gt;&quot;\n</code></pre>\n',
	);
});
