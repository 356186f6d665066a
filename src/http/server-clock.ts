import type { Middleware } from './call.ts';

/** A `Date` header tells whole seconds and was written some time before it arrives: smaller differences say nothing. */
const PRECISION_MS = 2000;

export interface ServerClock {
	/** Epoch ms by the clock of the server, or by the browser's where the two agree or the server tells none. */
	now(): number;
	/** Notes what an answer says the time is. */
	note(date: string | null): void;
}

export function createServerClock(localNow: () => number): ServerClock {
	let ahead = 0;
	return {
		now: () => localNow() + ahead,
		note(date) {
			const server = date === null ? Number.NaN : Date.parse(date);
			if (Number.isNaN(server)) return;
			const difference = server - localNow();
			if (Math.abs(difference - ahead) >= PRECISION_MS) ahead = Math.abs(difference) >= PRECISION_MS ? difference : 0;
		},
	};
}

export function withClock(clock: ServerClock): Middleware {
	return async (call, next) => {
		const answer = await next(call);
		clock.note(answer.headers.get('Date'));
		return answer;
	};
}
