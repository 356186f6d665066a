/**
 * Changes that the screen shows before the server has confirmed them. They lie over the cached answers, so a refused change is taken back
 * by removing it, whatever has been reloaded or changed meanwhile.
 */
import { hashKey, type QueryClient, type QueryKey } from '@tanstack/query-core';
import { proxy, ref } from 'valtio/vanilla';

export interface AnswerChange {
	queryKey: QueryKey;
	/** Never mutates; returns the same answer if there is nothing to change. */
	apply: (answer: unknown) => unknown;
}

export interface PendingChanges {
	/** A proxy whose list is replaced as a whole, oldest change first. */
	readonly state: { readonly list: readonly AnswerChange[] };
	/**
	 * Shows the changes while the call is under way. Calls that change the same answer are sent one after another, so that the server
	 * receives them in the order in which the user made them. Confirmed changes move into the cache; after a failure the answers are fetched
	 * anew, because an unanswered call may have arrived. Null if `clear` ran before the call was sent.
	 */
	show<R extends { ok: boolean }>(changes: readonly AnswerChange[], send: () => Promise<R>): Promise<R | null>;
	/** At the end of a session: what has not been sent yet is dropped. */
	clear(): void;
}

export function createPendingChanges(client: QueryClient): PendingChanges {
	const state = proxy<{ list: readonly AnswerChange[] }>({ list: ref([]) });
	const turns = new Map<string, Promise<unknown>>();
	let session = {};

	const inTurn = <T>(changes: readonly AnswerChange[], send: () => Promise<T>): Promise<T> => {
		const answers = new Set(changes.map(({ queryKey }) => hashKey(queryKey)));
		const sent = Promise.all([...answers].map((answer) => turns.get(answer))).then(send);
		const done = sent.catch(() => undefined);
		for (const answer of answers) turns.set(answer, done);
		void done.then(() => {
			for (const answer of answers) if (turns.get(answer) === done) turns.delete(answer);
		});
		return sent;
	};
	return {
		state,
		async show(changes, send) {
			const own = session;
			state.list = ref([...state.list, ...changes]);
			const result = await inTurn(changes, async () => (own === session ? send() : null));
			if (own !== session) return result;
			if (result?.ok) for (const { queryKey, apply } of changes) client.setQueryData(queryKey, (answer) => answer && apply(answer));
			state.list = ref(state.list.filter((change) => !changes.includes(change)));
			if (!result?.ok) for (const { queryKey } of changes) void client.invalidateQueries({ queryKey, exact: true });
			return result;
		},
		clear() {
			session = {};
			state.list = ref([]);
		},
	};
}

/** The answer as the screen shows it. */
export function withChanges(changes: readonly AnswerChange[], queryKey: QueryKey, answer: unknown): unknown {
	if (changes.length === 0 || answer === undefined) return answer;
	const hash = hashKey(queryKey);
	return changes.filter((change) => hashKey(change.queryKey) === hash).reduce<unknown>((shown, { apply }) => apply(shown), answer);
}
