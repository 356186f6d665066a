import type { SavedAnswer } from '#mock/rows/exam.ts';

export interface IncomingAnswer {
	questionId: string;
	value: string[];
	flagged?: boolean;
	rev?: number;
	seconds?: number;
}

/** A late save must not overwrite a newer one: the higher revision wins. */
export function mergeAnswers(saved: readonly SavedAnswer[], incoming: readonly IncomingAnswer[], savedAt: string): SavedAnswer[] {
	const byQuestion = new Map(saved.map((answer) => [answer.questionId, answer]));
	for (const { questionId, value, flagged = false, rev = 0, seconds = 0 } of incoming) {
		const before = byQuestion.get(questionId);
		if (before && before.rev > rev) continue;
		byQuestion.set(questionId, { questionId, value, flagged, rev, savedAt, seconds: Math.max(seconds, before?.seconds ?? 0) });
	}
	return [...byQuestion.values()];
}
