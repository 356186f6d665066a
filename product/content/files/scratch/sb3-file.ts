import { createHash } from 'node:crypto';
import type { Handout } from '../handout.ts';
import { pack } from '../packages.ts';
import { drawLesson } from '../to-markdown.ts';
import { RATE, wavFile } from '../wav.ts';
import { toBlocks } from './blocks.ts';
import { type CostumeName, costumes } from './costumes.ts';
import { type Program, programs, type Sprite } from './programs.ts';

const NOTE = 784;
const SOUND_SECONDS = 0.4;

/** The project that the title promises. Its first backdrop is the picture of the first lesson; a comment says what the lessons are about. */
export function sb3File({ title, lessons }: Handout): Uint8Array {
	const [first] = lessons;
	const topic = title.replace(/^第\d+章 | 示例程序$/g, '');
	const program = programs[topic];
	if (!first || !program) throw new Error(`「${title}」 has no lesson or no program.`);
	const backdrop = drawLesson(first).replace('viewBox="0 0 640 280"', 'viewBox="0 0 640 280" width="480" height="210"');
	const backdrops = [picture(first.title, backdrop, 240, 105), ...(program.backdrops ?? []).map(plainBackdrop)];
	const sprites = Object.entries(program.sprites).map(([name, sprite], index) => spriteOf(name, sprite, index + 1));
	const files = [...backdrops, ...sprites.flatMap(({ files }) => files)];
	const about = `${title}\n${lessons.map((lesson) => `${lesson.title}：${lesson.what}`).join('\n')}`;
	const project = {
		targets: [
			stageOf(
				program,
				backdrops.map(({ asset }) => asset),
				about,
			),
			...sprites.map(({ target }) => target),
		],
		monitors: [],
		extensions: /"pen_/.test(JSON.stringify(sprites.map(({ target }) => target))) ? ['pen'] : [],
		meta: { semver: '3.0.0', vm: '0.2.0', agent: '' },
	};
	return pack({
		'project.json': JSON.stringify(project),
		...Object.fromEntries(files.map(({ asset, content }) => [asset.md5ext, content])),
	});
}

const SHARED = { currentCostume: 0, volume: 100 };
const named = (names: readonly string[] = [], value: unknown = 0) => Object.fromEntries(names.map((name) => [name, [name, value]]));

function stageOf({ scripts = [], variables, lists, messages = [] }: Program, costumes: readonly object[], text: string) {
	return {
		isStage: true,
		name: 'Stage',
		...SHARED,
		variables: named(variables),
		lists: named(lists, []),
		broadcasts: Object.fromEntries(messages.map((name) => [name, name])),
		blocks: toBlocks(scripts),
		comments: { about: { blockId: null, x: 600, y: 20, width: 320, height: 200, minimized: false, text } },
		costumes,
		sounds: [],
		layerOrder: 0,
		tempo: 60,
		videoTransparency: 50,
		videoState: 'on',
		textToSpeechLanguage: null,
	};
}

function spriteOf(name: string, { costumes: names, scripts, sounds = [], x = 0, y = -100 }: Sprite, layerOrder: number) {
	const pictures = names.map((costume: CostumeName) => picture(costume, costumes[costume], 30, 30));
	const heard = sounds.map(sound);
	const target = {
		isStage: false,
		name,
		...SHARED,
		variables: {},
		lists: {},
		broadcasts: {},
		blocks: toBlocks(scripts),
		comments: {},
		costumes: pictures.map(({ asset }) => asset),
		sounds: heard.map(({ asset }) => asset),
		layerOrder,
		visible: true,
		x,
		y,
		size: 100,
		direction: 90,
		draggable: false,
		rotationStyle: 'left-right',
	};
	return { target, files: [...pictures, ...heard] };
}

function assetOf(content: string | Uint8Array, dataFormat: string) {
	const assetId = createHash('md5').update(content).digest('hex');
	return { assetId, dataFormat, md5ext: `${assetId}.${dataFormat}` };
}

const picture = (name: string, svg: string, rotationCenterX: number, rotationCenterY: number) => ({
	asset: { name, ...assetOf(svg, 'svg'), rotationCenterX, rotationCenterY },
	content: svg,
});

const plainBackdrop = ([name, colour]: readonly [string, string]) =>
	picture(
		name,
		`<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360"><rect width="480" height="360" fill="${colour}"/></svg>`,
		240,
		180,
	);

function sound(name: string, index: number) {
	const content = wavFile([NOTE / (index + 1)], SOUND_SECONDS);
	return { asset: { name, ...assetOf(content, 'wav'), rate: RATE, sampleCount: RATE * SOUND_SECONDS }, content };
}
