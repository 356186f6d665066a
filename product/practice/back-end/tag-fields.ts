import type { ComputeFields } from '#mock/handler.ts';
import type { Database } from '#mock/store/store.ts';
import { type MyQuestions, myQuestions } from './my-questions.ts';
import type { QuestionRow, TagRow } from './rows.ts';

/** Adds the path and question counts of each knowledge point; the parameter `type` restricts the counts to one question type. */
export const tagFields: ComputeFields<TagRow> = ({ db, user, input, now }) => {
	const counts = countTags(db, myQuestions(db, user?.id, now()), typeof input.type === 'string' ? input.type : undefined);
	return { row: ({ id }) => ({ path: pathOf(db, id), ...counts.get(id) }) };
};

function pathOf(db: Database, id: string): string {
	const tag = db.find<TagRow>('tags', id);
	if (!tag) return '';
	return tag.parentId === null ? tag.name : `${pathOf(db, tag.parentId)}/${tag.name}`;
}

export interface TagCount {
	questionCount: number;
	done: number;
	/** In the wrong-answer book and not mastered. */
	wrong: number;
	/** Percent of the answered questions whose last answer was right; null before the first answer. */
	mastery: number | null;
}

/** Counts include the descendants of a knowledge point; a question in several of them counts once. */
export function countTags(db: Database, mine: MyQuestions, type?: string): ReadonlyMap<string, TagCount> {
	const parents = parentsOf(db);
	const open = new Set(mine.book.flatMap(({ questionId, mastered }) => (mastered ? [] : questionId)));
	const sums = new Map([...parents.keys()].map((id) => [id, { questionCount: 0, done: 0, right: 0, wrong: 0 }]));
	for (const question of db.rows<QuestionRow>('questions')) {
		if (type && question.type !== type) continue;
		const done = mine.isDone(question);
		const right = done && mine.isRight(question);
		for (const id of withAncestors(question.knowledge, parents)) {
			const sum = sums.get(id);
			if (!sum) continue;
			sum.questionCount += 1;
			sum.done += Number(done);
			sum.right += Number(right);
			sum.wrong += Number(open.has(question.id));
		}
	}
	return new Map(
		[...sums].map(([id, { questionCount, done, right, wrong }]) => [
			id,
			{ questionCount, done, wrong, mastery: done === 0 ? null : Math.round((right / done) * 100) },
		]),
	);
}

export const parentsOf = (db: Database): ReadonlyMap<string, string | null> =>
	new Map(db.rows<TagRow>('tags').map(({ id, parentId }) => [id, parentId]));

export function withAncestors(ids: readonly string[], parents: ReadonlyMap<string, string | null>): Set<string> {
	const all = new Set<string>();
	for (const start of ids) {
		for (let id: string | null = start; id !== null; id = parents.get(id) ?? null) all.add(id);
	}
	return all;
}
