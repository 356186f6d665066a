import { createContext, type Dispatch, type SetStateAction, use, useId, useLayoutEffect, useMemo, useState } from 'react';
import type { DataStatus } from './page-data.ts';

type Failure = DataStatus['error'];

/** The failed calls that each block needs. The block that registers a failure first shows its notice. */
type FailuresByBlock = ReadonlyMap<string, readonly Failure[]>;

interface FailureNotices {
	failures: FailuresByBlock;
	setFailures: Dispatch<SetStateAction<FailuresByBlock>>;
}

const NONE: FailuresByBlock = new Map();

export const FailureNoticesContext = createContext<FailureNotices>({ failures: NONE, setFailures: () => undefined });

export function useFailureNotices(): FailureNotices {
	const [failures, setFailures] = useState(NONE);
	return useMemo(() => ({ failures, setFailures }), [failures]);
}

/** Failures whose notice the calling block shows. */
export function useShownFailures(failed: readonly DataStatus[]): readonly DataStatus[] {
	const { failures, setFailures } = use(FailureNoticesContext);
	const block = useId();
	useLayoutEffect(() => {
		const errors = failed.map(({ error }) => error);
		setFailures((before) => (sameList(before.get(block), errors) ? before : new Map(before).set(block, errors)));
	});
	useLayoutEffect(() => () => setFailures((before) => without(before, block)), [setFailures, block]);
	return failed.filter(({ error }) => [...failures].find(([, errors]) => errors.includes(error))?.[0] === block);
}

const sameList = (before: readonly Failure[] | undefined, errors: readonly Failure[]): boolean =>
	before?.length === errors.length && before.every((error, index) => error === errors[index]);

function without(failures: FailuresByBlock, block: string): FailuresByBlock {
	const others = new Map(failures);
	return others.delete(block) ? others : failures;
}
