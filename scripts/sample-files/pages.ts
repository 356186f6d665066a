/** HTML pages that Chromium prints or screenshots. */
import { TITLE, TOPICS } from './texts.ts';

interface Slide {
	title: string;
	lines: readonly string[];
}

/** From this page on a PDF has less text: the long file is about page count. */
const LONG = 20;

const COLOURS = ['#2e64ce', '#0c7a43', '#a85400', '#7a3fc0'];

const TRACK = (colour: string): string => `<svg viewBox="0 0 400 150" width="400" height="150" fill="none">
<path d="M60 40H260a55 55 0 0 1 0 80H110a40 40 0 0 1 -50 -40z" stroke="#222" stroke-width="10" stroke-linejoin="round"/>
<rect x="120" y="22" width="64" height="36" rx="8" fill="${colour}"/><circle cx="134" cy="58" r="8" fill="#444"/><circle cx="170" cy="58" r="8" fill="#444"/>
</svg>`;

export function pdfPage(pages: number): string {
	const sheets = Array.from({ length: pages }, (_, index) => {
		const topic = TOPICS[index % TOPICS.length] ?? { title: '', lines: [] };
		const colour = COLOURS[index % COLOURS.length] ?? '#222';
		const lines = [...(pages > LONG ? [] : topic.lines), `本页是第 ${index + 1} 页，共 ${pages} 页。`]
			.map((line) => `<p>${line}</p>`)
			.join('');
		return `<section><header>${TITLE}</header><h1 style="color:${colour}">${index + 1} ${topic.title}</h1>${lines}${pages > LONG && index % 10 !== 0 ? '' : TRACK(colour)}<footer>${index + 1} / ${pages}</footer></section>`;
	});
	return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>${TITLE}</title><style>
@page { size: 148mm 210mm; margin: 0 }
body { margin: 0; font: 15px/1.9 'Noto Sans CJK SC', sans-serif; color: #1b212f }
section { box-sizing: border-box; position: relative; height: 209.9mm; padding: 18mm 16mm; break-after: page; overflow: hidden }
section:last-child { break-after: auto }
header, footer { color: #5e677b; font-size: 12px }
footer { position: absolute; bottom: 10mm; left: 0; right: 0; text-align: center }
h1 { font-size: 24px; font-weight: 400 }
</style><body>${sheets.join('')}</body></html>`;
}

export const picturePage = (): string => `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><style>
body { margin: 0; display: grid; place-content: center; justify-items: center; gap: 24px; height: 100vh; background: #ecf4ff; color: #0e2c78; font: 32px 'Noto Sans CJK SC', sans-serif }
</style><body>${TRACK('#2e64ce')}<div>循迹小车的赛道</div></body></html>`;

/** Stub of a real office service. It has no script, so that it works in a sandboxed frame. */
export const officePage = (slides: readonly Slide[]): string => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${TITLE}</title>
<style>
body { margin: 0; padding: 16px; background: #e8ebf1; color: #1b212f; font: 16px/1.7 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif }
ol { display: grid; gap: 16px; max-width: 860px; margin: 0 auto; padding: 0; list-style: none }
li { display: grid; align-content: center; gap: 8px; box-sizing: border-box; aspect-ratio: 16/9; padding: 5% 8%; border-left: 12px solid #4e88f3; border-radius: 8px; background: #fff }
h2 { margin: 0; color: #1c46a4; font-size: clamp(18px, 4vw, 32px) }
p { margin: 0; font-size: clamp(13px, 2.4vw, 20px) }
small { color: #5e677b }
</style>
</head>
<body>
<ol>
${slides.map(({ title, lines }, index) => `<li><h2>${title}</h2>${lines.map((line) => `<p>${line}</p>`).join('')}<small>${index + 1} / ${slides.length}</small></li>`).join('\n')}
</ol>
</body>
</html>
`;
