import { createContext, use, useId, useLayoutEffect, useSyncExternalStore } from 'react';
import type { DataStatus } from './page-data.ts';

type Failure = DataStatus['error'];

/** Several blocks may need one failed call; the first of them shows its notice. */
export interface FailureNotices {
	/** Registers the failed calls that a block needs. The block that registers first shows the notice. */
	put(block: string, failures: readonly Failure[]): void;
	remove(block: string): void;
	isShownBy(block: string, failure: Failure): boolean;
	subscribe(listener: () => void): () => void;
}

export function createFailureNotices(): FailureNotices {
	const blocks = new Map<string, readonly Failure[]>();
	const listeners = new Set<() => void>();
	const announce = (): void => {
		for (const listener of listeners) listener();
	};
	return {
		put(block, failures) {
			const before = blocks.get(block);
			if (before?.length === failures.length && before.every((failure, index) => failure === failures[index])) return;
			blocks.set(block, failures);
			announce();
		},
		remove(block) {
			if (blocks.delete(block)) announce();
		},
		isShownBy: (block, failure) => [...blocks].find(([, failures]) => failures.includes(failure))?.[0] === block,
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	};
}

export const FailureNoticesContext = createContext<FailureNotices>(createFailureNotices());

/** Those failures whose notice the calling block shows. */
export function useShownFailures(failed: readonly DataStatus[]): readonly DataStatus[] {
	const notices = use(FailureNoticesContext);
	const block = useId();
	useLayoutEffect(() =>
		notices.put(
			block,
			failed.map(({ error }) => error),
		),
	);
	useLayoutEffect(() => () => notices.remove(block), [notices, block]);
	const isShown = ({ error }: DataStatus): boolean => notices.isShownBy(block, error);
	const shown = useSyncExternalStore(notices.subscribe, () => failed.map((status) => Number(isShown(status))).join(''));
	return failed.filter((_status, index) => shown[index] === '1');
}
