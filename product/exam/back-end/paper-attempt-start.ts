import type { Context, Handler } from '#mock/handler.ts';
import { toIsoTime } from '#mock/store/time-offset.ts';
import { attemptStateView } from './attempt-views.ts';
import { attemptsOf, ownAttempt, paperOr404 } from './paper-lookup.ts';
import { type PaperStateName, paperState } from './paper-state.ts';
import type { AttemptRow, PaperRow } from './rows.ts';

export const paperAttemptStart: Handler<'main.paperAttemptStart'> = (context) => {
	const { input, db, now } = context;
	const paper = paperOr404(context, input.paperId);
	const attempt = input.attemptId === undefined ? start(context, paper) : resume(context, attemptOf(context, paper));
	return attemptStateView(db, { paper, attempt, now: now() });
};

function attemptOf(context: Context<'main.paperAttemptStart'>, paper: PaperRow): AttemptRow {
	const attempt = ownAttempt(context, context.input.attemptId ?? '');
	return attempt.paperId === paper.id ? attempt : context.fail(404, '没有这次作答');
}

/** An attempt that is over stays as it is. */
function resume({ db, input }: Pick<Context<'main.paperAttemptStart'>, 'db' | 'input'>, attempt: AttemptRow): AttemptRow {
	if (!input.takeOver || attempt.state !== 'in_progress') return attempt;
	return db.update<AttemptRow>('attempts', attempt.id, { clientTab: input.clientTab ?? '' });
}

const REFUSALS: Readonly<Record<Exclude<PaperStateName, 'open' | 'redo' | 'in_progress'>, string>> = {
	not_open: '试卷还没有到开放时间',
	marking: '上一次作答还在批改，请等出分后再考',
	used_up: '作答次数已经用完',
	waiting: '还没有到可以再次作答的时间',
	missed: '试卷已经截止',
	closed: '试卷已经截止',
};

function start({ input, db, user, now, fail, newId, isoNow }: Context<'main.paperAttemptStart'>, paper: PaperRow): AttemptRow {
	const userId = user?.id ?? '';
	const attempts = attemptsOf(db, userId, now()).filter(({ paperId }) => paperId === paper.id);
	const { state, attempt } = paperState(paper, attempts, now());
	if (state === 'in_progress' && attempt) return resume({ db, input }, attempt);
	if (state !== 'open' && state !== 'redo') return fail(403, REFUSALS[state as keyof typeof REFUSALS]);
	return db.insert<AttemptRow>('attempts', {
		id: newId('attempt'),
		paperId: paper.id,
		userId,
		no: attempts.length + 1,
		state: 'in_progress',
		startedAt: isoNow(),
		deadlineAt: toIsoTime(deadlineOf(paper, now())),
		submittedAt: null,
		by: null,
		usedSeconds: 0,
		clientTab: input.clientTab ?? '',
		requestKey: null,
		answers: [],
		marks: {},
		comments: {},
		note: '',
	});
}

/** The attempt ends when the paper closes, if that is earlier. */
function deadlineOf({ minutes, closeAt }: PaperRow, now: number): number {
	const full = now + minutes * 60_000;
	return closeAt === null ? full : Math.min(full, Date.parse(closeAt));
}
