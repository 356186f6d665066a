import type { QuestionRow } from '#app/practice/back-end/rows.ts';
import type { Database } from '#mock/store/store.ts';

export const findQuestion =
	(db: Database) =>
	(id: string): QuestionRow | undefined =>
		db.find<QuestionRow>('questions', id);
