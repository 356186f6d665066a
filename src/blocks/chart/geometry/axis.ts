export interface AxisOptions {
	values: readonly number[];
	max: number | null;
	parts: number;
	/** Values are seconds, so ticks fall on whole minutes, hours or days. */
	isTime: boolean;
}

export interface Axis {
	min: number;
	max: number;
	ticks: readonly number[];
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const CLOCK_STEPS = [1, 2, 5, 10, 15, 30].flatMap((each) => [each, each * MINUTE]);
const TIME_STEPS = [...CLOCK_STEPS, HOUR, 2 * HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, DAY].sort((a, b) => a - b);

/** Rounds both ends of the axis, unless the maximum is given. The axis is never empty. */
export function makeAxis({ values, max, parts, isTime }: AxisOptions): Axis {
	const low = Math.min(0, ...values);
	const highest = max ?? Math.max(low, ...values);
	const high = highest > low ? highest : low + (isTime ? MINUTE : 1);
	const span = high - low;
	const whole = values.every(Number.isInteger);
	const step = isTime ? timeStep(span / parts) : Math.max(roundStep(span / parts), whole ? 1 : 0);
	const first = Math.floor(low / step) * step;
	const last = max !== null && max > first ? max : Math.ceil(clean(high / step)) * step;
	return { min: first, max: last, ticks: ticksBetween(first, last, step) };
}

function ticksBetween(first: number, last: number, step: number): number[] {
	const from = Math.ceil(clean(first / step));
	const to = Math.floor(clean(last / step));
	return Array.from({ length: to - from + 1 }, (_, index) => clean((from + index) * step));
}

/** Smallest of 1, 2 or 5 times a power of ten that is at least `least`. */
function roundStep(least: number): number {
	const power = 10 ** Math.floor(Math.log10(least));
	return clean(([1, 2, 5, 10].find((factor) => factor * power >= least * (1 - 1e-9)) ?? 10) * power);
}

const timeStep = (least: number): number => TIME_STEPS.find((step) => step >= least) ?? roundStep(least / DAY) * DAY;

/** Removes floating-point noise: 0.1 + 0.2 → 0.3. */
const clean = (value: number): number => Number(value.toPrecision(12));

/** Position of a value on the axis, from 0 to 1. */
export function shareOf(value: number, { min, max }: Axis): number {
	return Math.min(1, Math.max(0, (value - min) / (max - min)));
}
