import type { DataOf } from '#generated/api/operations.ts';
import type { Handler } from '#mock/handler.ts';
import type { TagRow } from '#mock/rows/exam.ts';
import { myQuestions } from './my-questions.ts';
import { countTags } from './tag-counts.ts';

type Node = DataOf<'main.tagTree'>[number];

export const tagTree: Handler<'main.tagTree'> = ({ input, db, user, scenario }) => {
	if (scenario.empty) return [];
	const counts = countTags(db, myQuestions(db, user?.id), input.type);
	const below = (parentId: string | null): Node[] =>
		db
			.rowsBy<TagRow>('tags', 'parentId', parentId)
			.toSorted((a, b) => a.order - b.order)
			.map(({ id, name, level }) => ({
				id,
				name,
				level,
				...(counts.get(id) ?? { questionCount: 0, done: 0, mastery: 0 }),
				children: below(id),
			}));
	return below(null);
};
