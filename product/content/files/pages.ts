/** HTML pages: those that Chromium takes pictures of, and the slides of the office service. */
import type { Handout } from './handout.ts';
import { slidesOf } from './packages.ts';
import { xmlText } from './pictures/to-svg.ts';
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
