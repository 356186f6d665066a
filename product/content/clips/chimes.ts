import type { Clip } from './read-clips.ts';

const RATE = 16_000;
const NOTES = [523.25, 659.25, 783.99, 880];

/** The audio of a clip as a WAV file: two soft notes at the start of each caption line. The silence compresses to almost nothing. */
export function toChimes({ lines, seconds }: Clip): Buffer {
	const samples = new Int16Array(seconds * RATE);
	lines.forEach(({ t }, index) => {
		ring(samples, t + 0.1, NOTES[index % NOTES.length] ?? 440);
		ring(samples, t + 0.28, NOTES[(index + 2) % NOTES.length] ?? 440);
	});
	return Buffer.concat([header(samples.byteLength), Buffer.from(samples.buffer)]);
}

function ring(samples: Int16Array, from: number, frequency: number): void {
	const start = Math.round(from * RATE);
	for (let index = 0; index < 0.6 * RATE; index += 1) {
		const time = index / RATE;
		const loud = 5000 * Math.min(1, time / 0.01) * Math.exp(-time * 7);
		const at = start + index;
		if (at < samples.length) samples[at] = (samples[at] ?? 0) + loud * Math.sin(2 * Math.PI * frequency * time);
	}
}

function header(bytes: number): Buffer {
	const head = Buffer.alloc(44);
	head.write('RIFF', 0);
	head.writeUInt32LE(36 + bytes, 4);
	head.write('WAVEfmt ', 8);
	head.writeUInt32LE(16, 16);
	head.writeUInt16LE(1, 20);
	head.writeUInt16LE(1, 22);
	head.writeUInt32LE(RATE, 24);
	head.writeUInt32LE(RATE * 2, 28);
	head.writeUInt16LE(2, 32);
	head.writeUInt16LE(16, 34);
	head.write('data', 36);
	head.writeUInt32LE(bytes, 40);
	return head;
}
