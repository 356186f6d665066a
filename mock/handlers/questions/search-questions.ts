import { isAmong, wordsOf } from '#mock/handlers/exam/words.ts';
import type { QuestionRow, TagRow } from '#mock/rows/exam.ts';
import type { Database } from '#mock/store/store.ts';
import type { MyQuestions } from './my-questions.ts';

export interface QuestionSearch {
	scope?: 'all' | 'wrong' | 'done' | 'todo';
	type?: string;
	tagId?: string;
	difficulty?: string;
	mastered?: boolean;
	reason?: string;
	keyword?: string;
	sort?: 'id' | 'difficulty' | 'recent';
}

/** The questions that fit, in one order for lists and for practising one after the other. */
export function searchQuestions(db: Database, mine: MyQuestions, search: QuestionSearch): QuestionRow[] {
	const inScope = scopeTest(mine, search);
	const ofType = isAmong(search.type);
	const ofDifficulty = isAmong(search.difficulty);
	const tags = search.tagId ? withDescendants(db, wordsOf(search.tagId)) : null;
	const keyword = (search.keyword ?? '').trim().toLowerCase();
	const found = db
		.rows<QuestionRow>('questions')
		.filter(
			(row) =>
				ofType(row.type) &&
				ofDifficulty(row.difficulty) &&
				(tags === null || row.knowledge.some((id) => tags.has(id))) &&
				(keyword === '' || `${row.id} ${row.stemText}`.toLowerCase().includes(keyword)) &&
				inScope(row),
		);
	return sorted(found, mine, search.sort ?? 'id');
}

function scopeTest(mine: MyQuestions, { scope = 'all', mastered, reason }: QuestionSearch): (row: QuestionRow) => boolean {
	if (scope === 'done') return (row) => mine.isDone(row);
	if (scope === 'todo') return (row) => !mine.isDone(row);
	if (scope === 'all') return () => true;
	return (row) => {
		const record = mine.practiceOf(row);
		return record?.inBook === true && (mastered === undefined || record.mastered === mastered) && (!reason || record.reason === reason);
	};
}

export function withDescendants(db: Database, ids: readonly string[]): Set<string> {
	const below = (id: string): string[] => [id, ...db.rowsBy<TagRow>('tags', 'parentId', id).flatMap((tag) => below(tag.id))];
	return new Set(ids.flatMap(below));
}

function sorted(rows: QuestionRow[], mine: MyQuestions, sort: NonNullable<QuestionSearch['sort']>): QuestionRow[] {
	if (sort === 'id') return rows;
	if (sort === 'difficulty') return rows.toSorted((a, b) => a.difficulty - b.difficulty);
	const timeOf = (row: QuestionRow): number => Date.parse(mine.practiceOf(row)?.lastAt ?? '') || 0;
	return rows.toSorted((a, b) => timeOf(b) - timeOf(a));
}
