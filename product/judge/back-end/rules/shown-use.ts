/**
 * Time and memory as students see them. A program could use as much of either as tells a letter of a hidden input, so the figures of a
 * submission have few steps, and those of a hidden case are not shown.
 */
const STEPS = [1, 2, 3, 5, 8, 10];

/** The next step upwards: 1, 2, 3, 5, 8, 10, 20, 30 … */
export function stepUp(value: number): number {
	if (value <= 0) return 0;
	const unit = Math.max(1, 10 ** Math.floor(Math.log10(value)));
	return unit * (STEPS.find((step) => step * unit >= value) ?? 10);
}

const KB = 1024;

interface Use {
	time: number | null;
	memory: number | null;
}

/** Of the whole submission. Memory has steps of whole MB; `limits` holds both below those of the problem. */
export const coarseUse = ({ time, memory }: Use, limits: { timeMs: number; memoryKb: number }): Use => ({
	time: time === null ? null : Math.min(stepUp(time), limits.timeMs),
	memory: memory === null ? null : Math.min(stepUp(Math.ceil(memory / KB)) * KB, limits.memoryKb),
});
