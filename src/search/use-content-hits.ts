import { useEffect, useState } from 'react';
import type { ContentHit, SearchEnvironment } from './content-search.ts';

export interface ContentHits {
	state: 'idle' | 'searching' | 'failed' | 'found';
	hits: readonly ContentHit[];
}

const NOTHING: readonly ContentHit[] = [];

/** Content hits for a keyword, debounced. Responses to earlier keywords are dropped. */
export function useContentHits(keyword: string, load: SearchEnvironment['loadContentSearch']): ContentHits {
	const [answer, setAnswer] = useState<{ keyword: string; hits: readonly ContentHit[] | null } | null>(null);

	// Aborts the request when the keyword changes.
	useEffect(() => {
		if (!load || keyword === '') return;
		const stop = new AbortController();
		let timer: ReturnType<typeof setTimeout> | undefined;
		const settle = (hits: readonly ContentHit[] | null): void => {
			if (!stop.signal.aborted) setAnswer({ keyword, hits });
		};
		load().then(
			(search) => {
				if (!search) settle(NOTHING);
				else if (!stop.signal.aborted) timer = setTimeout(() => void search.find(keyword, stop.signal).then(settle), search.debounce);
			},
			() => settle(null),
		);
		return () => {
			stop.abort();
			clearTimeout(timer);
		};
	}, [load, keyword]);

	if (!load || keyword === '') return { state: 'idle', hits: NOTHING };
	if (answer?.keyword !== keyword) return { state: 'searching', hits: NOTHING };
	return answer.hits ? { state: 'found', hits: answer.hits } : { state: 'failed', hits: NOTHING };
}
