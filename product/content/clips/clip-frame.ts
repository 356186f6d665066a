import { sceneParts } from '../files/pictures/scenes.ts';
import { WIDTH as BOARD } from '../files/pictures/shape.ts';
import { shapeSvg } from '../files/pictures/to-svg.ts';
import type { Clip } from './read-clips.ts';
import { drawGears } from './scenes/gears.ts';
import { drawHalving } from './scenes/halving.ts';
import { drawLamp } from './scenes/lamp.ts';
import { drawPixels } from './scenes/pixels.ts';
import { drawRange } from './scenes/range.ts';
import { drawStage } from './scenes/stage.ts';
import { ease, group, HEIGHT, ink, rect, text, WIDTH } from './svg.ts';

type Scene = (time: number) => string;

const SCENES: Readonly<Record<string, Scene>> = {
	'clip-1': drawStage,
	'clip-2': drawRange,
	'clip-3': drawHalving,
	'clip-4': drawGears,
	'clip-5': drawLamp,
	'clip-6': drawPixels,
};

/** Renders one frame of a clip as SVG: the spoken line at the top, the scene below, the bottom free for captions. */
export function drawFrame(clip: Clip, time: number): string {
	const { id, lines } = clip;
	const scene = clip.scene === undefined ? SCENES[id] : drawParts(clip, clip.scene);
	if (!scene) throw new Error(`No scene is drawn for ${id}: give it a \`scene\`, or add one to product/content/clips/scenes.`);
	const line = lines.findLast(({ t }) => time >= t)?.text ?? '';
	const board = rect(60, 40, WIDTH - 120, 96, ink.paper, 'rx="24"') + text(line, WIDTH / 2, 103, 44);
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="Noto Sans CJK SC, sans-serif">${rect(0, 0, WIDTH, HEIGHT, '#f1f6ff', '')}${board}${scene(time)}</svg>`;
}

const SCALE = 1.7;

/** Each line adds its share of the parts of the scene, which fade in. */
function drawParts({ lines }: Clip, spec: string): Scene {
	const parts = sceneParts(spec).map((shapes) => shapes.map(shapeSvg).join(''));
	const startOf = (part: number): number => lines[Math.floor((part * lines.length) / parts.length)]?.t ?? 0;
	return (time) => {
		const shown = parts.map((svg, index) => {
			const clear = ease(time, startOf(index), startOf(index) + 0.6);
			return clear === 0 ? '' : group(svg, '', clear < 1 ? `opacity="${clear.toFixed(2)}"` : '');
		});
		return group(
			shown.join(''),
			`translate(${(WIDTH - BOARD * SCALE) / 2},150) scale(${SCALE})`,
			`stroke-linecap="round" font-size="20" text-anchor="middle" fill="${ink.night}"`,
		);
	};
}
