import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { DraftName } from '#src/drafts/draft-name.ts';
import { useDrafts } from './use-drafts.ts';

export interface Kept<Value> {
	/** Null if nothing is kept. What is typed while the storage opens takes precedence over what it has. */
	value: Value | null;
	/** The storage has been read. */
	opened: boolean;
	/** The value was kept before the component was mounted; false as soon as it has been removed. */
	restored: boolean;
	/** Null removes the value. */
	keep(next: Value | null): void;
}

/** Returns null for values that are malformed, e.g. those of another release. Must be a stable function. */
export type ParseKept<Value> = (kept: Readonly<Record<string, unknown>>) => Value | null;

interface Typed<Value> {
	name: DraftName;
	value: Value | null;
	restored: boolean;
}

/** A value that the user types, kept in this browser under a name until it is removed. Each change is kept at once. */
export function useKept<Value extends object>(name: DraftName, parse: ParseKept<Value>): Kept<Value> {
	const drafts = useDrafts();
	const [typed, setTyped] = useState<Typed<Value> | null>(null);
	const stored = useMemo(() => {
		const kept = drafts?.read(name);
		return kept ? parse(kept) : null;
	}, [drafts, name, parse]);
	const isTyped = typed?.name === name;
	const value = isTyped ? typed.value : stored;
	const restored = isTyped ? typed.restored : stored !== null;
	const write = useEffectEvent(() => {
		if (isTyped) drafts?.write(name, value);
	});
	// Stores what was typed before the storage was open.
	useEffect(() => {
		if (drafts) write();
	}, [drafts]);
	return {
		value,
		opened: drafts !== null,
		restored,
		keep(next) {
			setTyped({ name, value: next, restored: restored && next !== null });
			drafts?.write(name, next);
		},
	};
}
