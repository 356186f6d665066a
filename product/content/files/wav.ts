export const RATE = 8000;
const SECONDS = 2;
const NOTES = [523.25, 659.25, 783.99, 1046.5];

/** Notes in Hz one after another, mono, 8 bits; by itself four rising ones. */
export function wavFile(notes: readonly number[] = NOTES, seconds = SECONDS): Uint8Array {
	const samples = Uint8Array.from({ length: RATE * seconds }, (_, index) => {
		const note = Math.floor((index / RATE / seconds) * notes.length);
		const time = index / RATE - (note * seconds) / notes.length;
		return 128 + Math.round(90 * Math.exp(-4 * time) * Math.sin(2 * Math.PI * (notes[note] ?? 0) * time));
	});
	const header = Buffer.alloc(44);
	header.write('RIFF', 0);
	header.writeUInt32LE(36 + samples.length, 4);
	header.write('WAVEfmt ', 8);
	header.writeUInt32LE(16, 16);
	header.writeUInt16LE(1, 20);
	header.writeUInt16LE(1, 22);
	header.writeUInt32LE(RATE, 24);
	header.writeUInt32LE(RATE, 28);
	header.writeUInt16LE(1, 32);
	header.writeUInt16LE(8, 34);
	header.write('data', 36);
	header.writeUInt32LE(samples.length, 40);
	return Buffer.concat([header, samples]);
}
