/** Answers that only this device has after the attempt is over. Pure. */
import { isAnswered, type Journal } from './journal.ts';

export interface UndeliveredAnswer {
	questionId: string;
	/** As written on this device; empty if the answer was taken back. */
	value: readonly string[];
}

/** `received`: the answers that were scored. */
export function undeliveredAnswers(
	{ entries, conflicts }: Pick<Journal, 'entries' | 'conflicts'>,
	received: readonly { questionId: string; value: readonly string[] }[],
): UndeliveredAnswer[] {
	const scored = new Map(received.map(({ questionId, value }) => [questionId, value]));
	return Object.entries(entries).flatMap(([questionId, entry]) => {
		const mine = conflicts[questionId]?.mine ?? (entry.rev > entry.savedRev ? entry : null);
		const theirs = scored.get(questionId);
		if (!mine || !theirs || (!isAnswered(mine) && !isAnswered({ value: theirs }))) return [];
		return JSON.stringify(mine.value) === JSON.stringify(theirs) ? [] : [{ questionId, value: mine.value }];
	});
}
