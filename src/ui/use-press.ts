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

/** Sends a form once at a time: `send` does nothing while an earlier call runs, even if React has not rendered `busy` yet. */
export function useSending(): { busy: boolean; send: (work: () => Promise<void>) => Promise<void> } {
	const [busy, setBusy] = useState(false);
	const lock = useRef(false);
	const send = async (work: () => Promise<void>): Promise<void> => {
		if (lock.current) return;
		lock.current = true;
		setBusy(true);
		await work().finally(() => {
			lock.current = false;
			setBusy(false);
		});
	};
	return { busy, send };
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
