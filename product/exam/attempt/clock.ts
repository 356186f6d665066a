/** The server's time during an attempt, and what is left of it. Pure apart from the two clocks that it is given. */

/** The clocks of the browser, in ms: `wall` may be set by the user, `steady` may stop while the device sleeps. */
export interface LocalClocks {
	wall(): number;
	steady(): number;
}

export interface AttemptClock {
	/** Epoch ms by the server's clock. */
	now(): number;
	/** False after a jump of the wall clock (sleep, or a clock set by the user), until the server's time is known again. */
	isSure(): boolean;
	/** `serverNow`: epoch ms in an answer. `sentAt` and `receivedAt`: `wall` at both ends of the call. */
	measure(serverNow: number, sentAt: number, receivedAt: number): void;
}

/** Slower drift than this is no jump. */
const JUMP_MS = 2000;

export function createAttemptClock({ wall, steady }: LocalClocks, ahead: number): AttemptClock {
	let offset = ahead;
	let sure = true;
	let last = { wall: wall(), steady: steady() };
	const detectJump = (): void => {
		const next = { wall: wall(), steady: steady() };
		if (Math.abs(next.wall - last.wall - (next.steady - last.steady)) > JUMP_MS) sure = false;
		last = next;
	};
	return {
		now() {
			detectJump();
			return wall() + offset;
		},
		isSure() {
			detectJump();
			return sure;
		},
		measure(serverNow, sentAt, receivedAt) {
			detectJump();
			// The answer was written somewhere between both ends.
			offset = serverNow - (sentAt + receivedAt) / 2;
			sure = true;
		},
	};
}

/** Warnings are given once each, when this much is left, in seconds. */
const WARNINGS = [10 * 60, 5 * 60, 60] as const;

/** The warning that became due between two moments, in seconds left; null if none did. */
export const dueWarning = (before: number, after: number): number | null => WARNINGS.findLast((at) => before > at && after <= at) ?? null;

export const warningText = (seconds: number): string => `还剩 ${Math.ceil(seconds / 60)} 分钟`;

/** 1:02:03, or 02:03 below an hour. `seconds` may be negative: 00:00. */
export function formatLeft(seconds: number): string {
	const whole = Math.max(0, Math.ceil(seconds));
	const hours = Math.floor(whole / 3600);
	const minutes = Math.floor((whole % 3600) / 60);
	const rest = whole % 60;
	const pair = (part: number): string => String(part).padStart(2, '0');
	return hours > 0 ? `${hours}:${pair(minutes)}:${pair(rest)}` : `${pair(minutes)}:${pair(rest)}`;
}
