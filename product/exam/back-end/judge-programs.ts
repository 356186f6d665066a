import { judgedAs } from '#app/blocks/block-language.ts';
import { blockRuleProblem } from '#app/blocks/block-rule.ts';
import { judge } from '#app/judge/back-end/judging.ts';
import { OFFERED } from '#app/judge/back-end/offered-languages.ts';
import type { ProblemRow } from '#app/judge/back-end/rows.ts';
import { VERDICT } from '#app/judge/back-end/rules/verdicts.ts';
import type { RequestContext } from '#mock/context.ts';
import { scoreOf } from './paper-lookup.ts';
import type { AttemptRow, JudgedProgram, PaperRow } from './rows.ts';
import type { GradedItem } from './rules/score-attempt.ts';

type HandlerContext = Pick<RequestContext<unknown>, 'db' | 'later' | 'runner'>;

/** Judges the programs of a submitted attempt in the background, including those that an earlier run of the mock did not finish. */
export function judgePrograms(context: HandlerContext, paper: PaperRow, attempt: AttemptRow): void {
	const { db, later } = context;
	if (!attempt.marking || attempt.state === 'marked') return;
	for (const item of scoreOf(db, paper, attempt).items) {
		const { id, type } = item.question;
		if (type !== 'program' || item.verdict !== 'pending' || attempt.judged?.[id]) continue;
		later(`attempt ${attempt.id} ${id}`, async () => {
			const found = await judgeAnswer(context, item);
			const row = db.find<AttemptRow>('attempts', attempt.id);
			if (found && row) db.update<AttemptRow>('attempts', row.id, { judged: { ...row.judged, [id]: found } });
		});
	}
}

const NOT_RUN: JudgedProgram = { status: VERDICT.compileError, score: null, passed: 0, cases: 0 };

/** Null if the judge has failed; the next request for the result retries. */
async function judgeAnswer({ db, runner }: HandlerContext, { question, value }: GradedItem): Promise<JudgedProgram | null> {
	const [written = '', code = ''] = value;
	const language = judgedAs(written);
	const problem = db.find<ProblemRow>('problems', question.problemId ?? '');
	if (!problem || !OFFERED.includes(language)) return NOT_RUN;
	const breach = problem.blocks ? blockRuleProblem(code, problem.blocks) : null;
	if (breach !== null) return { ...NOT_RUN, breach };
	if (!runner) return null;
	const { status, score, cases } = await judge({ problem, program: { language, code }, runner });
	if (status === VERDICT.systemError) return null;
	return { status, score, passed: cases.filter((each) => each.status === VERDICT.accepted).length, cases: cases.length };
}
