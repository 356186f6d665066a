import { useCallback, useEffect, useRef } from 'react';

/** Tells later whether this is still on screen: neither gone nor hidden, as a kept tab is. */
export function useAlive(): () => boolean {
	const alive = useRef(true);
	useEffect(() => {
		alive.current = true;
		return () => {
			alive.current = false;
		};
	}, []);
	return useCallback(() => alive.current, []);
}
