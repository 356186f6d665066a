import type { Handler } from '#mock/handler.ts';
import { tagsOf } from './problem-view.ts';
import type { ProblemRow } from './rows.ts';

/** All tags belong to this site, and those that no problem has stay with the knowledge points of questions. */
export const getAllProblemTags: Handler<'judge.getAllProblemTags'> = ({ db, input, scenario }) => {
	if (scenario.empty || !['ME', 'ALL'].includes(input.oj ?? 'ME')) return [];
	const tags = db.rows<ProblemRow>('problems').flatMap((problem) => tagsOf(db, problem));
	return [...new Map(tags.map((tag) => [tag.id, tag])).values()];
};
