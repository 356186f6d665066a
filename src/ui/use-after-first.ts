import { useEffect, useEffectEvent, useRef } from 'react';

/** Runs for each new count, but not for the first one. */
export function useAfterFirst(run: () => void, count: number): void {
	const done = useRef(count);
	const latest = useEffectEvent(run);
	useEffect(() => {
		if (count !== done.current) latest();
		done.current = count;
	}, [count]);
}
