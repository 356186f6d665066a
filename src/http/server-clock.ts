import type { Middleware } from './call.ts';

/** The `Date` header has a resolution of one second and is sent before it arrives, so smaller differences are ignored. */
const PRECISION_MS = 2000;

export interface ServerClock {
	/** Epoch ms by the server's clock; by the browser's if both agree or no `Date` header was received. */
	now(): number;
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
