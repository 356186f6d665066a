import { useEffect, useEffectEvent, useState } from 'react';
import { useCalls } from '#src/pages/use-calls.ts';
import type { CaseResults, Judge } from './api-types.ts';
import { casesOf, followSubmission } from './run-programs.ts';
import { isFinal } from './verdicts.ts';

export interface LatestResult {
	judge: Judge;
	cases: CaseResults | null;
	/** Why a result that has not come is no longer asked for; null while it is, and once it has come. */
	stopped: 'late' | 'failed' | null;
	askAgain: () => void;
}

/** Follows a submission from what the page has loaded of it. */
export function useLatestResult(judge: Judge, cases: CaseResults | null): LatestResult {
	const { call } = useCalls();
	const [followed, setFollowed] = useState<Pick<LatestResult, 'judge' | 'cases'> | null>(null);
	const [stopped, setStopped] = useState<LatestResult['stopped']>(null);
	const { submitId } = judge;
	const running = !isFinal((followed?.judge ?? judge).status) && stopped === null;
	const follow = useEffectEvent(async (id: number, signal: AbortSignal) => {
		const end = await followSubmission(call, id, (next) => setFollowed({ judge: next, cases: null }), signal);
		if (end === 'late' || end === 'failed') setStopped(end);
		if (end !== 'done') return;
		const found = await casesOf(call, id);
		setFollowed((before) => before && { ...before, cases: found });
	});
	useEffect(() => {
		if (!running || submitId === null) return;
		const asking = new AbortController();
		void follow(submitId, asking.signal);
		// `running` turns false before the cases arrive, so `follow` must ignore this abort after its last poll.
		return () => asking.abort();
	}, [running, submitId]);
	return { ...(followed ?? { judge, cases }), stopped, askAgain: () => setStopped(null) };
}
