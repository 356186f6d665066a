/** Angles in integers: 2^20 parts are a turn, from the x-axis towards the y-axis. */
import { SINES } from './sine-table.ts';

export const TURN = 2 ** 20;
const QUARTER = TURN / 4;
/** Parts of an angle between two sines of the table. */
const STEP = QUARTER / (SINES.length - 1);
const SCALE = 2 ** 24;

export const angleOf = (degrees: number): number => rounded((degrees / 360) * TURN);

/** Rounds half away from zero, so that what is mirrored stays mirrored. */
export const rounded = (value: number): number => (value < 0 ? -Math.round(-value) : Math.round(value));

/** `length` times the sine of the angle, rounded. Exact for integers up to 2^29. */
export function timesSine(length: number, angle: number): number {
	const turned = ((angle % TURN) + TURN) % TURN;
	const quarter = Math.floor(turned / QUARTER);
	const inQuarter = turned % QUARTER;
	const from = quarter % 2 === 0 ? inQuarter : QUARTER - inQuarter;
	const index = Math.floor(from / STEP);
	const [low = 0, high = low] = [SINES[index], SINES[index + 1]];
	const sine = low + Math.floor(((high - low) * (from % STEP)) / STEP);
	return rounded((length * (quarter < 2 ? sine : -sine)) / SCALE);
}

export const timesCosine = (length: number, angle: number): number => timesSine(length, angle + QUARTER);
