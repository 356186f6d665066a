import type { MaterialRow, QuestionRow, TagRow } from '#app/practice/back-end/rows.ts';
import type { DataOf } from '#generated/api/operations.ts';
import type { Database } from '#mock/store/store.ts';

type Detail = DataOf<'main.questionQuestionDetail'>;
export type QuestionView = Detail['question'];
export type KeyView = NonNullable<Detail['key']>;
export type MaterialView = NonNullable<Detail['material']>;

export function tagRefs(db: Database, ids: readonly string[]): { id: string; name: string }[] {
	return ids.flatMap((id) => {
		const tag = db.find<TagRow>('tags', id);
		return tag ? [{ id, name: tag.name }] : [];
	});
}

/** Lists the fields one by one so that the key never leaks. */
export const questionView = (db: Database, row: QuestionRow): QuestionView => ({
	id: row.id,
	type: row.type,
	stemHtml: row.stemHtml,
	materialId: row.materialId,
	...(row.options ? { options: row.options } : {}),
	...(row.blanks === undefined ? {} : { blanks: row.blanks }),
	...(row.lines ? { lines: row.lines, indents: row.indents ?? false } : {}),
	...(row.typing ? { typing: row.typing } : {}),
	...(row.key.hints ? { hintCount: row.key.hints.length } : {}),
	problemId: row.problemId,
	difficulty: row.difficulty,
	knowledge: tagRefs(db, row.knowledge),
	source: row.source,
});

export const keyView = ({ key }: QuestionRow): KeyView => ({
	answer: key.answer,
	...(key.accept ? { accept: key.accept } : {}),
	...(key.points ? { points: key.points } : {}),
	analysisHtml: key.analysisHtml,
});

export function materialViews(db: Database, rows: readonly QuestionRow[]): MaterialView[] {
	const ids = new Set(rows.flatMap(({ materialId }) => materialId ?? []));
	return [...ids].flatMap((id) => {
		const material = db.find<MaterialRow>('question-materials', id);
		return material ? [{ id, title: material.title, html: material.html }] : [];
	});
}
