import { ref } from 'valtio/vanilla';
import { casesOf, followSubmission, type SubmissionEnd, submitProgram } from './run-programs.ts';
import { isReady, keepsBlockRule, programNow, type WorkbenchCore } from './workbench-core.ts';

/** Submits the program and follows its result. `submitTo` takes the place of the judge's public list. */
export async function submitAndFollow(core: WorkbenchCore): Promise<void> {
	const { state, options } = core;
	const { call, submitTo, cooldown, info, warn, programs, now } = options;
	const maySend = (): boolean => state.submission.phase !== 'sending' && performance.now() >= state.submitAgainAt;
	if (!maySend() || !isReady(core) || !(await keepsBlockRule(core)) || !maySend()) return;
	stopFollowing(core);
	state.submission = { phase: 'sending', judge: null, cases: null };
	const end = submitTo
		? await submitTo(programNow(core)).then(() => null)
		: await submitProgram(call, info.problem, { ...programNow(core), at: now() });
	state.submitAgainAt = performance.now() + cooldown;
	const notice = end && noticeOf(end);
	if (notice) warn(notice);
	const judge = end?.kind === 'taken' ? end.judge : null;
	if (judge?.submitId) programs.rememberSubmission(judge.submitId);
	state.submission = { phase: judge ? 'judging' : 'idle', judge: judge && ref(judge), cases: null };
	await followResult(core);
}

function noticeOf(end: SubmissionEnd): string | null {
	switch (end.kind) {
		case 'taken':
			return end.found ? '刚才网络断了一下，不过程序已经交上了，正在等结果' : null;
		case 'too-soon':
			return '刚刚交过一次，判题机要歇几秒，等一会儿再交';
		case 'missing':
			return '刚才网络断了，查过提交记录，这次没有交上，可以再交一次';
		case 'unknown':
			return '网络不太稳，还不知道这次有没有交上；网络恢复后先看一眼提交记录，没有再交';
		case 'failed':
			return null;
	}
}

/** Follows the result of the newest submission until it is final, or `stopFollowing` is called. */
export async function followResult(core: WorkbenchCore): Promise<void> {
	const { state, options } = core;
	const { submission } = state;
	const submitId = submission.judge?.submitId;
	if (core.following || typeof submitId !== 'number' || !['judging', 'late', 'failed'].includes(submission.phase)) return;
	submission.phase = 'judging';
	const own = new AbortController();
	core.following = own;
	const end = await followSubmission(options.call, submitId, (judge) => Object.assign(submission, { judge: ref(judge) }), own.signal);
	if (core.following === own) core.following = null;
	if (end === 'aborted') return;
	const cases = end === 'done' ? await casesOf(options.call, submitId) : null;
	Object.assign(submission, { phase: end, cases: cases && ref(cases) });
	if (end !== 'done') return;
	options.onJudged?.();
}

export function stopFollowing(core: WorkbenchCore): void {
	core.following?.abort();
	core.following = null;
}
