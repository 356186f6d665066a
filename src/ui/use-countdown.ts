import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { minutesToAnnounce, untilNextSecond } from '#src/lib/remaining-time.ts';

export interface CountdownOptions {
	/** Epoch ms; null if there is no target. */
	until: number | null;
	/** Epoch ms by the server's clock. */
	now: () => number;
	/** Called once for each target that was in the future when it was set. */
	onEnd: () => void;
}

export interface Countdown {
	/** Milliseconds; 0 when the target is reached. */
	left: number;
	/** Minutes left to announce, 0 at the end; null for none. */
	announcedMinutes: number | null;
}

/** Maximum delay of `setTimeout`. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** Counts down to a target time. Each tick reads the clock again, so errors do not add up; no ticks while the window is hidden. */
export function useCountdown({ until, now, onEnd }: CountdownOptions): Countdown {
	const [left, setLeft] = useState(() => leftOf(until, now));
	const [announcedMinutes, setAnnouncedMinutes] = useState<number | null>(null);
	// The target seen in the future; only this one can fire `onEnd`.
	const armed = useRef<number | null>(null);
	const last = useRef({ until, left });
	const end = useEffectEvent(onEnd);

	// A hidden page has no effects, so the clock is read again when the page is shown.
	useEffect(() => {
		if (until === null) return;
		let timer: ReturnType<typeof setTimeout> | undefined;
		if (last.current.until !== until) {
			last.current = { until, left: leftOf(until, now) };
			setAnnouncedMinutes(null);
		}
		const tick = (): void => {
			clearTimeout(timer);
			const rest = leftOf(until, now);
			if (rest > 0) armed.current = until;
			setLeft(rest);
			const minutes = minutesToAnnounce(last.current.left, rest);
			if (minutes !== null) setAnnouncedMinutes(minutes);
			last.current.left = rest;
			if (rest > 0) timer = setTimeout(tick, Math.min(LONGEST_WAIT, document.hidden ? rest : untilNextSecond(rest)));
			else if (armed.current === until) {
				armed.current = null;
				setAnnouncedMinutes(0);
				end();
			}
		};
		tick();
		document.addEventListener('visibilitychange', tick);
		return () => {
			clearTimeout(timer);
			document.removeEventListener('visibilitychange', tick);
		};
	}, [until, now]);
	return { left, announcedMinutes };
}

const leftOf = (until: number | null, now: () => number): number => (until === null ? 0 : Math.max(0, until - now()));
