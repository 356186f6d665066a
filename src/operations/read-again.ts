import type { OperationName } from '#generated/api/operations.ts';
import type { AnswerCache } from './answer-cache.ts';

/** Result of rereading the data of the page after a write without an answer; `unread`: nothing could be read. */
export type Reread = 'changed' | 'unchanged' | 'unread';

/** Fetches the shown answers of these operations anew, and compares. */
export async function readAgain({ client }: Pick<AnswerCache, 'client'>, operations: readonly OperationName[]): Promise<Reread> {
	const queries = operations.flatMap((operation) => client?.getQueryCache().findAll({ queryKey: [operation], type: 'active' }) ?? []);
	if (!client || queries.length === 0) return 'unread';
	const before = queries.map(({ state }) => state);
	await client.refetchQueries({ predicate: (query) => queries.includes(query) });
	const isRead = queries.every(
		({ state }, index) => state.fetchStatus === 'idle' && state.dataUpdateCount !== before[index]?.dataUpdateCount,
	);
	if (!isRead) return 'unread';
	// An equal answer keeps its identity.
	return queries.some(({ state }, index) => state.data !== before[index]?.data) ? 'changed' : 'unchanged';
}
