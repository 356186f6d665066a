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
	['a fence with its language and the mark', '```python run\na\n```', ''],
	['a language that nobody runs', '~~~c++ run\na\n~~~\n', ''],
	['a fence in a list', '- x\n  ```python run\n  a\n  ```', ''],
	['words behind the mark', '```python run world=maze mirrored start 2.5 -3\na\n```', 'world=maze mirrored start 2.5 -3'],
	['HTML behind the mark', '```python run "><b>\na\n```', undefined],
	['no mark', '```python\na\n```', undefined],
	['another mark', '```python runs\na\n```', undefined],
	['no language', '```run\na\n```', undefined],
	['a fence that is never closed', '```python run\na\n', undefined],
	['a shorter fence inside one that is never closed', '````python run\na\n```\n', undefined],
])('a program to run: %s', (_case, text, run) => {
	expect(/<code data-run="([^"]*)"/.exec(parseMarkdown(text))?.[1]).toBe(run);
});

test('HTML in a program to run is text', () => {
	expect(parseMarkdown('```python run\n<code>"\n```')).toBe(
		'<pre><code data-run="" class="language-python">&lt;code&gt;&quot;\n</code></pre>\n',
	);
});
