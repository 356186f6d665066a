import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** The time in epoch ms, each second anew. */
export function useNow(): number {
	const [now, setNow] = useState(Date.now);
	// The clock is outside React.
	useEffect(() => {
		const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
		return () => clearInterval(timer);
	}, []);
	return now;
}
