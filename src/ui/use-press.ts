import { useEffect, useRef, useState } from 'react';

/** Makes a control ignore presses for this many milliseconds; while it rests, it is shown as disabled. */
export type Rest = (milliseconds: number) => void;

/** Whether the control rests, and the function that starts a rest. */
export function useRest(): [boolean, Rest] {
	const [end, setEnd] = useState(0);
	useEffect(() => {
		if (end === 0) return;
		const timer = setTimeout(setEnd, end - performance.now(), 0);
		return () => clearTimeout(timer);
	}, [end]);
	return [end > 0, (milliseconds) => void (milliseconds > 0 && setEnd(performance.now() + milliseconds))];
}

/** Runs the action of a button: ignores presses until its promise settles and while the button rests. */
export function usePress(action: ((rest: Rest) => unknown) | undefined): { running: boolean; resting: boolean; press: () => void } {
	const [running, setRunning] = useState(false);
	const [resting, rest] = useRest();
	// A ref, since a second click may come before React renders the first.
	const lock = useRef(false);
	const run = async (): Promise<void> => {
		const result = action?.(rest);
		if (!(result instanceof Promise)) return;
		lock.current = true;
		setRunning(true);
		await result.catch(() => undefined);
		lock.current = false;
		setRunning(false);
	};
	return { running, resting, press: () => void (lock.current || resting || run()) };
}
