import type { UserRow } from '#app/account/back-end/rows.ts';
import { finishLessons } from '#app/course/back-end/finish-lessons.ts';
import type { RequestContext } from '#mock/context.ts';
import { toIsoTime } from '#mock/store/time-offset.ts';
import { judgePrograms } from './judge-programs.ts';
import { scoreOf } from './paper-lookup.ts';
import type { AttemptRow, PaperRow } from './rows.ts';
import { markingTimes } from './rules/marking-times.ts';

type HandlerContext = Pick<RequestContext<unknown>, 'db' | 'later' | 'runner'>;

export interface HandedIn {
	/** Epoch milliseconds. */
	at: number;
	by: NonNullable<AttemptRow['by']>;
	requestKey: string | null;
}

/** Grades what a key decides. The rest waits for the judge and for a teacher. */
export function handInAttempt(context: HandlerContext, paper: PaperRow, attempt: AttemptRow, { at, by, requestKey }: HandedIn): AttemptRow {
	const { db } = context;
	const { pending } = scoreOf(db, paper, attempt);
	const submitted = db.update<AttemptRow>('attempts', attempt.id, {
		state: pending ? 'submitted' : 'marked',
		submittedAt: toIsoTime(at),
		uncounted: true,
		by,
		requestKey,
		usedSeconds: usedSecondsOf(attempt, at),
		...(pending && { marking: markingTimes(at) }),
	});
	judgePrograms(context, paper, submitted);
	const user = db.find<UserRow>('users', attempt.userId);
	if (user) finishLessons({ db, user, now: at }, paper.id, toIsoTime(at));
	return submitted;
}

/** Time in the grace period does not count. */
export const usedSecondsOf = ({ startedAt, deadlineAt }: Pick<AttemptRow, 'startedAt' | 'deadlineAt'>, now: number): number =>
	Math.round((Math.min(now, Date.parse(deadlineAt)) - Date.parse(startedAt)) / 1000);
