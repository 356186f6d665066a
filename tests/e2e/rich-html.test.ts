/** Formulas and highlighted code in rich text, in a real browser because the sanitiser needs its parser. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import { bundleForBrowser } from './support/bundle.ts';

type Format = 'html' | 'markdown';

let page: Page;

beforeAll(async () => {
	const script = await bundleForBrowser('src/ui/rich-text/rich-html.ts');
	page = await (await launchBrowser()).newPage();
	await page.addScriptTag({ path: script });
});

afterAll(() => page?.context().close());

const toRichHtml = (content: string, format: Format): Promise<string> =>
	page.evaluate(([text, kind]) => window.toRichHtml(text, kind), [content, format] as const);

const formulas = (html: string): string[] =>
	[...html.matchAll(/<annotation encoding="application\/x-tex">([^<]*)<\/annotation>/g)].map(([, tex]) => tex ?? '');

it.each<[string, string, Format, string[]]>([
	['in a line of Markdown', '面积 $a_1 * b_1$ 与 $c_1 * d_1$', 'markdown', ['a_1 * b_1', 'c_1 * d_1']],
	['in a block of Markdown', '和：\n\n$$\na\n= b \\\\ c\n$$\n\n完', 'markdown', ['a\n= b \\\\ c']],
	['by backslashes in Markdown', '设 \\(x < y\\)', 'markdown', ['x &lt; y']],
	['in HTML', '<p>设 $x$，求 $$y$$</p>', 'html', ['x', 'y']],
	['not in a program', '`$x$`\n\n```\n$y$\n```', 'markdown', []],
	['not in a program of HTML', '<pre>$x$</pre><code>$y$</code>', 'html', []],
	['not money', '苹果 $5，梨 $6', 'markdown', []],
])('renders formulas: %s', async (_case, text, format, expected) => {
	expect(formulas(await toRichHtml(text, format))).toEqual(expected);
});

it('paths relative to the server are made absolute, and other URLs and anchors stay', async () => {
	const text = '![a](/api/public/img/1.png) [b](/api/public/file/2.pdf) ![c](https://x.test/3.png) ![d](//x.test/4.png) [e](#f)';
	const html = await page.evaluate((markdown) => window.toRichHtml(markdown, 'markdown', (path) => `https://judge.test${path}`), text);
	expect([...html.matchAll(/ (?:src|href)="([^"]*)"/g)].map(([, address]) => address)).toEqual([
		'https://judge.test/api/public/img/1.png',
		'https://judge.test/api/public/file/2.pdf',
		'https://x.test/3.png',
		expect.stringMatching(/x\.test\/4\.png$/),
		'#f',
	]);
});

it('a text of countless formulas is drawn in part, and the others show their source', async () => {
	const html = await toRichHtml('$x$ '.repeat(5000), 'markdown');
	const drawn = formulas(html).length;
	expect(drawn).toBeGreaterThan(500);
	expect(html.split('$x$').length - 1 + drawn).toBe(5000);
});

it('an invalid formula shows its source', async () => {
	expect(await toRichHtml('$\\frac{1}$', 'markdown')).toContain('\\frac{1}');
});

it('placeholders of formulas cannot be forged', async () => {
	expect(formulas(await toRichHtml('\uE000x\uE001', 'markdown'))).toEqual([]);
});

it.each([
	['Markdown', '```python\nprint("hi")\n```', 'markdown' as Format],
	['HTML', '<pre><code class="language-python">print("hi")</code></pre>', 'html' as Format],
])('highlights code in %s', async (_case, text, format) => {
	const html = await toRichHtml(text, format);
	expect(html).toContain('<span class="hljs-built_in">print</span>');
	expect(html).toContain('<span class="hljs-string">"hi"</span>');
});

it('leaves code in an unknown language as it is, and removes other classes', async () => {
	expect(await toRichHtml('<pre><code class="language-scratch evil">x</code></pre>', 'html')).toBe(
		'<pre tabindex="0"><code>x</code></pre>',
	);
	expect(await toRichHtml('```scratch\nx\n```', 'markdown')).toBe('<pre tabindex="0"><code class="language-scratch">x\n</code></pre>\n');
});
