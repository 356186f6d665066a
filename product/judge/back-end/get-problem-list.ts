import type { Context, Handler } from '#mock/handler.ts';
import { foldText } from '#src/lib/typed-text.ts';
import { pageOf } from './lookup.ts';
import { countsOf, statusOf, tagsOf } from './problem-view.ts';
import type { ProblemRow } from './rows.ts';
import { difficultyOf, isScored, pidOf } from './rules/problem-rules.ts';
import { VERDICT } from './rules/verdicts.ts';

type HandlerContext = Context<'judge.getProblemList'>;

/** Sites that the judge's API accepts but that have no problems here. */
const OTHER_SITES = new Set(['HDU', 'CF', 'POJ', 'GYM', 'AC', 'SPOJ', 'LIBRE']);

export const getProblemList: Handler<'judge.getProblemList'> = (context) => {
	const { currentPage = 1, limit = 10 } = context.input;
	const page = pageOf(matching(context), currentPage, limit);
	return { ...page, records: page.records.map((problem) => lineOf(context, problem)) };
};

function matching(context: HandlerContext): ProblemRow[] {
	const { db, input, scenario } = context;
	if (scenario.empty || (input.oj && OTHER_SITES.has(input.oj))) return [];
	const keyword = foldText(input.keyword ?? '').trim();
	const wanted = (input.tagId ?? '').split(',').filter(Boolean).map(Number);
	return db
		.rows<ProblemRow>('problems')
		.filter((problem) => keyword === '' || foldText(`${problem.id}\n${problem.title}`).includes(keyword))
		.filter((problem) => input.difficulty === undefined || difficultyOf(problem) === input.difficulty)
		.filter((problem) => wanted.every((id) => tagsOf(db, problem).some((tag) => tag.id === id)))
		.filter((problem) => !input.mine || !context.user || myState(context, problem) === input.mine)
		.sort((a, b) => a.id.length - b.id.length || (a.id < b.id ? -1 : 1))
		.sort(orderOf(context));
}

/** Ties keep the order of problem numbers. */
function orderOf(context: HandlerContext): (a: ProblemRow, b: ProblemRow) => number {
	const { sort } = context.input;
	if (!sort) return () => 0;
	const descending = sort.startsWith('-');
	const field = sort.replace('-', '');
	const value = (problem: ProblemRow): number =>
		field === 'difficulty' ? difficultyOf(problem) : countsOf(context.db, problem)[field === 'ac' ? 'ac' : 'total'];
	return (a, b) => (descending ? value(b) - value(a) : value(a) - value(b));
}

function myState({ db, user }: HandlerContext, problem: ProblemRow): 'solved' | 'tried' | 'untried' {
	const status = statusOf(db, problem, user?.id);
	if (status === VERDICT.neverSubmitted) return 'untried';
	return status === VERDICT.accepted ? 'solved' : 'tried';
}

const lineOf = (context: HandlerContext, problem: ProblemRow) => ({
	pid: pidOf(problem),
	problemId: problem.id,
	title: problem.title,
	difficulty: difficultyOf(problem),
	type: isScored(problem) ? 1 : 0,
	tags: tagsOf(context.db, problem),
	...countsOf(context.db, problem),
	score: null,
});
