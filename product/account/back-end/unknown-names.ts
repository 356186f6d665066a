/** Sign-ins with names that no account has. They are counted as those of accounts are, so that the picture code tells no names. */
import type { RequestContext } from '#mock/context.ts';
import type { Row } from '#mock/store/store.ts';

const WINDOW_MS = 30 * 60_000;
const MOST = 200;

/** Its id is the name. */
interface NameFailures extends Row {
	count: number;
	since: number;
}

export function failuresOfUnknownName(context: RequestContext<unknown>, name: string): number {
	const found = context.db.find<NameFailures>('sign-in-failures', name);
	return found && context.now() < found.since + WINDOW_MS ? found.count : 0;
}

/** Counts one more failure. Forgets those of more than half an hour ago, and the oldest if there are too many. */
export function countUnknownName(context: RequestContext<unknown>, name: string): void {
	const { db } = context;
	const now = context.now();
	const count = failuresOfUnknownName(context, name) + 1;
	const others = db.rows<NameFailures>('sign-in-failures').filter(({ id }) => id !== name);
	const kept = others.filter(({ since }) => now < since + WINDOW_MS).slice(1 - MOST);
	for (const row of others) if (!kept.includes(row)) db.remove('sign-in-failures', row.id);
	if (db.find('sign-in-failures', name)) db.update<NameFailures>('sign-in-failures', name, { count, since: now });
	else db.insert<NameFailures>('sign-in-failures', { id: name, count, since: now });
}
