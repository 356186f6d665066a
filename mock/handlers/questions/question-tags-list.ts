import type { Handler } from '#mock/handler.ts';
import type { TagRow } from '#mock/rows/exam.ts';
import type { Database } from '#mock/store/store.ts';
import { myQuestions } from './my-questions.ts';
import { countTags } from './tag-counts.ts';

const NONE = { questionCount: 0, done: 0, mastery: 0 };

export const questionTagsList: Handler<'main.questionTagsList'> = ({ input, db, user, scenario }) => {
	const counts = countTags(db, myQuestions(db, user?.id));
	const tags = scenario.empty ? [] : db.rows<TagRow>('tags');
	return tags
		.filter(({ level, name }) => (input.level === undefined || level === input.level) && name.includes((input.keyword ?? '').trim()))
		.map(({ id, name, parentId, level }) => ({ id, name, parentId, level, path: pathOf(db, id), ...(counts.get(id) ?? NONE) }));
};

function pathOf(db: Database, id: string): string {
	const tag = db.find<TagRow>('tags', id);
	if (!tag) return '';
	return tag.parentId === null ? tag.name : `${pathOf(db, tag.parentId)}/${tag.name}`;
}
