import type { Clip } from './read-clips.ts';
import { drawGears } from './scenes/gears.ts';
import { drawHalving } from './scenes/halving.ts';
import { drawLamp } from './scenes/lamp.ts';
import { drawPixels } from './scenes/pixels.ts';
import { drawRange } from './scenes/range.ts';
import { drawStage } from './scenes/stage.ts';
import { HEIGHT, ink, rect, text, WIDTH } from './svg.ts';

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
export function drawFrame({ id, lines }: Clip, time: number): string {
	const scene = SCENES[id];
	if (!scene) throw new Error(`No scene is drawn for ${id}: add one to scripts/clips/scenes.`);
	const line = lines.findLast(({ t }) => time >= t)?.text ?? '';
	const board = rect(60, 40, WIDTH - 120, 96, ink.paper, 'rx="24"') + text(line, WIDTH / 2, 103, 44);
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="Noto Sans CJK SC, sans-serif">${rect(0, 0, WIDTH, HEIGHT, '#f1f6ff', '')}${board}${scene(time)}</svg>`;
}
