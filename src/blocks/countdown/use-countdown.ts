import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toAnnounce, untilNextSecond } from './remaining.ts';

export interface CountdownOptions {
	/** Epoch ms; null: nothing is awaited. */
	until: number | null;
	/** Epoch ms by the clock of the server. */
	now: () => number;
	/** The time has come; once for each time that was awaited here. */
	onEnd: () => void;
}

export interface Countdown {
	/** Milliseconds; 0 when the time has come. */
	left: number;
	/** What to say aloud: minutes that are left, 0 at the end; null for nothing. */
	said: number | null;
}

/** What a timer can wait for. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** Counts down to a time. Each tick asks the clock anew, so nothing adds up; nothing ticks while the window is hidden. */
export function useCountdown({ until, now, onEnd }: CountdownOptions): Countdown {
	const [left, setLeft] = useState(() => leftOf(until, now));
	const [said, setSaid] = useState<number | null>(null);
	// The time that was seen to lie ahead: only that can come.
	const awaited = useRef<number | null>(null);
	const last = useRef({ until, left });
	const end = useEffectEvent(onEnd);

	// The clock is outside React. A hidden page of the app has no effects: it looks again when it is shown.
	useEffect(() => {
		if (until === null) return;
		let timer: ReturnType<typeof setTimeout> | undefined;
		if (last.current.until !== until) {
			last.current = { until, left: leftOf(until, now) };
			setSaid(null);
		}
		const look = (): void => {
			clearTimeout(timer);
			const rest = leftOf(until, now);
			if (rest > 0) awaited.current = until;
			setLeft(rest);
			const minutes = toAnnounce(last.current.left, rest);
			if (minutes !== null) setSaid(minutes);
			last.current.left = rest;
			if (rest > 0) timer = setTimeout(look, Math.min(LONGEST_WAIT, document.hidden ? rest : untilNextSecond(rest)));
			else if (awaited.current === until) {
				awaited.current = null;
				setSaid(0);
				end();
			}
		};
		look();
		document.addEventListener('visibilitychange', look);
		return () => {
			clearTimeout(timer);
			document.removeEventListener('visibilitychange', look);
		};
	}, [until, now]);
	return { left, said };
}

const leftOf = (until: number | null, now: () => number): number => (until === null ? 0 : Math.max(0, until - now()));
