import { createContext, use, useId, useLayoutEffect, useSyncExternalStore } from 'react';
import { createValueStore, type ValueStore } from '#src/lib/value-store.ts';
import type { DataStatus } from './page-data.ts';

type Failure = DataStatus['error'];

/** Several blocks may need one failed call; the first of them shows its notice. */
export interface FailureNotices extends Pick<ValueStore<unknown>, 'subscribe'> {
	/** Registers the failed calls that a block needs. The block that registers first shows the notice. */
	put(block: string, failures: readonly Failure[]): void;
	remove(block: string): void;
	isShownBy(block: string, failure: Failure): boolean;
}

export function createFailureNotices(): FailureNotices {
	const blocks = createValueStore<ReadonlyMap<string, readonly Failure[]>>(new Map());
	return {
		put(block, failures) {
			const before = blocks.get().get(block);
			if (before?.length === failures.length && before.every((failure, index) => failure === failures[index])) return;
			blocks.set(new Map(blocks.get()).set(block, failures));
		},
		remove(block) {
			const others = new Map(blocks.get());
			if (others.delete(block)) blocks.set(others);
		},
		isShownBy: (block, failure) => [...blocks.get()].find(([, failures]) => failures.includes(failure))?.[0] === block,
		subscribe: blocks.subscribe,
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
