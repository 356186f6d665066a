import { useEffect, useState } from 'react';
import type { Moment } from '#engines/steps.ts';
import type { LiveProgram } from '#engines/watch.ts';
import type { WatchedProgram } from '#engines/watched-program.ts';
import { useFeedback } from '#src/pages/use-feedback.ts';
import { pageEngines, type Watched } from './page-engines.ts';
import { endLine } from './walk.ts';

export type Walk =
	| { state: 'starting' }
	| { state: 'failed'; text: string; onRetry: () => void }
	| { state: 'ready'; program: WatchedProgram };

interface AnsweredWalk {
	walk: Walk;
	/** Gives an interactive program a line that it asks for. */
	answer: (line: string) => void;
}

/** Runs the program, once more for each line that it is given. Random numbers stay the same until then, and differ from run to run. */
export function useWalk({ code, input, world, interactive, live }: Omit<Watched, 'seed' | 'signal'>): AnsweredWalk {
	const [given, setGiven] = useState('');
	const [seed] = useState(() => (interactive ? (crypto.getRandomValues(new Uint32Array(1))[0] ?? 1) : null));
	const walk = useWatched({ code, input: interactive ? endLine(input) + given : input, world, interactive, seed, live });
	return { walk, answer: (line) => setGiven(`${given}${line}\n`) };
}

function useWatched({ code, input, world, interactive, seed, live }: Omit<Watched, 'signal'>): Walk {
	const { confirm } = useFeedback();
	const [walk, setWalk] = useState<Walk>({ state: 'starting' });
	const [attempt, setAttempt] = useState(0);
	useEffect(() => {
		const end = new AbortController();
		const { signal } = end;
		let kept: LiveProgram | undefined;
		const failed = (text: string): Walk => ({ state: 'failed', text, onRetry: () => setAttempt(attempt + 1) });
		setWalk({ state: 'starting' });
		pageEngines(confirm)
			.then((watch) => watch({ code, input, world, interactive, seed, live, signal }))
			.then(
				(program) => {
					kept = program.live;
					if (signal.aborted) kept?.close();
					else setWalk(program.result.verdict === 'SE' ? failed(program.result.stderr) : { state: 'ready', program });
				},
				() => !signal.aborted && setWalk(failed('运行环境没有下载成，请检查网络')),
			);
		return () => {
			end.abort();
			kept?.close();
		};
	}, [confirm, code, input, world, interactive, seed, live, attempt]);
	return walk;
}

export interface Shown {
	step: number;
	moment: Moment;
	before: Moment | null;
}

/** Steps beyond the shown one whose values are recorded before they are looked at. */
const AHEAD = 30;

/** The moments of a step and of the one before. Returns the last ones until they are known; null if this step has none. */
export function useMoment(program: WatchedProgram, step: number): Shown | null {
	const [shown, setShown] = useState<Shown | null>(null);
	useEffect(() => {
		let gone = false;
		void Promise.all([program.momentAt(step), step > 0 ? program.momentAt(step - 1) : null]).then(([moment, before]) => {
			if (!gone) setShown(moment && { step, moment, before });
			// Runs ahead, so that walking on needs no wait.
			if (!gone && step + AHEAD < program.steps.length) void program.momentAt(step + AHEAD);
		});
		return () => {
			gone = true;
		};
	}, [program, step]);
	return shown;
}
