/** `npm run clips`: renders the seed's videos and captions into `manifests/files/videos`. Needs ffmpeg, Chromium and a Chinese font. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { findBrowser, launchOptions } from '#scripts/find-browser.ts';
import { toChimes } from './chimes.ts';
import { drawFrame } from './clip-frame.ts';
import { type Clip, readClips } from './read-clips.ts';
import { HEIGHT, WIDTH } from './svg.ts';

const FRAMES_A_SECOND = 8;
const OUT = 'manifests/files/videos';

/** A variable bit rate, because most of the sound is silence. */
const AAC = ['-c:a', 'aac', '-q:a', '0.1', '-ac', '1', '-ar', '11025'];
/** Long frames, because each has a head of its own. */
const OPUS = ['-c:a', 'libopus', '-b:a', '6k', '-frame_duration', '60'];
const H264 = ['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-pix_fmt', 'yuv420p'];

async function main(): Promise<void> {
	const wanted = process.env.CLIPS?.split(',');
	const clips = readClips('product/player/back-end/seed/clips.yaml').filter(({ id }) => !wanted || wanted.includes(id));
	const browser = await chromium.launch(launchOptions(findBrowser()));
	const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
	for (const clip of clips) await makeClip(page, clip);
	await browser.close();
	console.log(`${OUT}: ${Math.round(sizeOf(OUT) / 1024)} KB in all`);
}

async function makeClip(page: Page, clip: Clip): Promise<void> {
	const folder = mkdtempSync(path.join(tmpdir(), 'clip-'));
	const sound = path.join(folder, 'sound.wav');
	const master = path.join(folder, 'master.mkv');
	writeFileSync(sound, toChimes(clip));
	writeFileSync(path.join(OUT, `${clip.id}.zh.vtt`), toWebVtt(clip));
	await film(page, clip, ['-i', sound, '-c:v', 'libx264', '-qp', '0', '-preset', 'ultrafast', '-c:a', 'copy', master]);
	await encode(master, clip);
	rmSync(folder, { recursive: true });
}

/** Seconds between keyframes: the longest stretch that a seek decodes, and the length of an HLS segment. */
const keySeconds = (clip: Clip): number => (clip.streams ? 4 : 8);

async function encode(master: string, clip: Clip): Promise<void> {
	const { id } = clip;
	const key = `${keySeconds(clip) * FRAMES_A_SECOND}`;
	const h264 = [...H264, '-g', key, '-keyint_min', key, '-crf', '43'];
	const at = (name: string): string => path.join(OUT, name);
	await run(['-i', master, ...scaled(768), ...h264, ...AAC, '-movflags', '+faststart', at(`${id}.mp4`)]);
	if (!clip.streams) return;
	mkdirSync(path.join(OUT, id), { recursive: true });
	const parts = [
		'-f',
		'hls',
		'-hls_time',
		`${keySeconds(clip)}`,
		'-hls_playlist_type',
		'vod',
		'-hls_segment_type',
		'fmp4',
		'-hls_segment_filename',
		at(`${id}/%d.m4s`),
	];
	await run(['-i', master, ...scaled(576), ...h264, ...AAC, ...parts, at(`${id}/index.m3u8`)]);
	const vp9 = ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '63', '-g', key, '-row-mt', '1', '-cpu-used', '1'];
	await run(['-i', master, ...scaled(426), ...vp9, ...OPUS, at(`${id}.webm`)]);
}

const scaled = (width: number): string[] => ['-vf', `scale=${width}:-2`];

async function film(page: Page, clip: Clip, output: readonly string[]): Promise<void> {
	const input = ['-f', 'image2pipe', '-framerate', `${FRAMES_A_SECOND}`, '-c:v', 'png', '-i', '-'];
	const encoder = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...output], { stdio: ['pipe', 'inherit', 'inherit'] });
	const ended = once(encoder, 'exit');
	let drawn: { svg: string; png: Buffer } = { svg: '', png: Buffer.of() };
	for (let frame = 0; frame < clip.seconds * FRAMES_A_SECOND; frame += 1) {
		const svg = drawFrame(clip, frame / FRAMES_A_SECOND);
		if (svg !== drawn.svg) {
			await page.setContent(`<body style="margin:0">${svg}</body>`);
			drawn = { svg, png: await page.screenshot() };
		}
		if (!encoder.stdin.write(drawn.png)) await once(encoder.stdin, 'drain');
	}
	encoder.stdin.end();
	const [code] = await ended;
	if (code !== 0) throw new Error(`ffmpeg ended with ${code} while it took the pictures of ${clip.id}.`);
}

async function run(options: readonly string[]): Promise<void> {
	const encoder = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...options], { stdio: ['ignore', 'inherit', 'inherit'] });
	const [code] = await once(encoder, 'exit');
	if (code !== 0) throw new Error(`ffmpeg ended with ${code}: ${options.join(' ')}`);
}

function sizeOf(folder: string): number {
	const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => statSync(path.join(folder, name)));
	return files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
}

/** The lines of a clip as WebVTT; each is shown until the next begins. */
function toWebVtt({ lines, seconds }: Clip): string {
	const cues = lines.map(({ t, text }, index) => `${stamp(t)} --> ${stamp(lines[index + 1]?.t ?? seconds)}\n${text}\n`);
	return `WEBVTT\n\n${cues.join('\n')}`;
}

const stamp = (seconds: number): string => `00:${two(Math.floor(seconds / 60))}:${two(Math.floor(seconds % 60))}.000`;
const two = (value: number): string => String(value).padStart(2, '0');

await main();
