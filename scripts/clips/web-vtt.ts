import type { Clip } from './read-clips.ts';

/** The lines of a clip as WebVTT; each is shown until the next begins. */
export function toWebVtt({ lines, seconds }: Clip): string {
	const cues = lines.map(({ t, text }, index) => `${stamp(t)} --> ${stamp(lines[index + 1]?.t ?? seconds)}\n${text}\n`);
	return `WEBVTT\n\n${cues.join('\n')}`;
}

const stamp = (seconds: number): string => `00:${two(Math.floor(seconds / 60))}:${two(Math.floor(seconds % 60))}.000`;
const two = (value: number): string => String(value).padStart(2, '0');
