/** HTML pages: those that Chromium takes pictures of or prints, and the slides of the office service. */
import type { Handout } from './handout.ts';
import { slidesOf } from './packages.ts';
import { xmlText } from './pictures/to-svg.ts';
import type { Lesson } from './read-lessons.ts';
import { drawLesson } from './to-markdown.ts';

/** At most two pictures of lessons below the title. */
export function picturePage({ title, lessons }: Handout): string {
	const shown = lessons.slice(0, 2);
	return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><style>
body { margin: 0; display: grid; grid-template-rows: auto 1fr; height: 100vh; padding: 20px; box-sizing: border-box; background: #fff; color: #1c2f57; font: 18px 'Noto Sans CJK SC', sans-serif }
h1 { margin: 0 0 12px; font-size: 24px; text-align: center }
main { display: grid; gap: 12px; align-content: center }
figure { margin: 0; text-align: center } svg { display: block; width: 100% }
</style><body><h1>${xmlText(title)}</h1><main>${shown.map((lesson) => `<figure>${drawLesson(lesson)}${shown.length > 1 ? xmlText(lesson.title) : ''}</figure>`).join('')}</main></body></html>`;
}

/** A page of A5 for each lesson; a single lesson has its exercise on a second page. Of `count` pages, those after the last lesson repeat the exercises. */
export function handoutPages({ title, lessons }: Handout, count = lessons.length): string {
	const pages = lessons.flatMap((lesson) =>
		lessons.length === 1 ? [explained(lesson), practised(lesson)] : [explained(lesson) + practised(lesson)],
	);
	const repeated = Array.from({ length: count - lessons.length }, (_, index) => practised(lessons[index % lessons.length] as Lesson));
	const all = [...pages, ...repeated];
	// Of this font Chromium embeds the letters used. Of fonts in CFF format, and for bold letters that a font lacks, it embeds outlines: four times the bytes.
	return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>${xmlText(title)}</title><style>
@page { size: 148mm 210mm; margin: 0 }
* { font-family: 'WenQuanYi Micro Hei Mono', sans-serif }
body { margin: 0; color: #1c2f57; font-size: 12pt; line-height: 1.65 }
section { display: grid; grid-template-rows: auto 1fr auto; box-sizing: border-box; height: 210mm; padding: 8mm 12mm; overflow: hidden }
section + section { break-before: page }
h1, h2 { font-weight: normal } h1 { margin: 0; color: #1c46a4; font-size: 20pt } h2 { margin: 8pt 0 0; color: #287a51; font-size: 14pt } p { margin: 8pt 0 }
svg { display: block; width: 100% } small { color: #5e677b; font-size: 9pt }
</style><body>${all.map((page, index) => `<section><small>${xmlText(title)}</small><div>${page}</div><small>第 ${index + 1} 页，共 ${all.length} 页</small></section>`).join('')}</body></html>`;
}

const paragraph = (text: string): string => `<p>${xmlText(text.replaceAll('`', ''))}</p>`;

const explained = (lesson: Lesson): string =>
	`<h1>${xmlText(lesson.title)}</h1>${paragraph(lesson.what)}${drawLesson(lesson)}${paragraph(`例子：${lesson.example}`)}`;

function practised({ title, mistakes, effort, exercise, answer }: Lesson): string {
	const parts = [
		`试一试：${exercise}`,
		...(mistakes ? [`容易错：${mistakes}`] : []),
		...(effort ? [`步骤：${effort}`] : []),
		`答案：${answer}`,
	];
	return `<h2>${xmlText(title)} · 练习</h2>${parts.map(paragraph).join('')}`;
}

/** Stub of a real office service. It has no script, so that it works in a sandboxed frame. */
export function officePage(handout: Handout): string {
	const slides = slidesOf(handout);
	return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${xmlText(handout.title)}</title>
<style>
body { margin: 0; padding: 16px; background: #e8ebf1; color: #1b212f; font: 16px/1.7 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif }
ol { display: grid; grid-template-columns: minmax(0, 1fr); gap: 16px; max-width: 860px; margin: 0 auto; padding: 0; list-style: none }
li { display: grid; align-content: center; gap: 8px; box-sizing: border-box; aspect-ratio: 16/9; padding: 5% 8%; border-left: 12px solid #4e88f3; border-radius: 8px; background: #fff }
h2 { margin: 0; color: #1c46a4; font-size: clamp(18px, 4vw, 32px) }
p { margin: 0; font-size: clamp(13px, 2.4vw, 20px) }
small { color: #5e677b }
</style>
</head>
<body>
<ol>
${slides.map(({ title, lines }, index) => `<li><h2>${xmlText(title)}</h2>${lines.map((line) => `<p>${xmlText(line)}</p>`).join('')}<small>${index + 1} / ${slides.length}</small></li>`).join('\n')}
</ol>
</body>
</html>
`;
}
