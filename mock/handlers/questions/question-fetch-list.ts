import type { DataOf } from '#generated/api/operations.ts';
import type { Context, Handler } from '#mock/handler.ts';
import type { MaterialRow, QuestionRow, TagRow } from '#mock/rows/exam.ts';
import { createRandom } from '#mock/store/random.ts';
import type { Database } from '#mock/store/store.ts';

type HandlerContext = Context<'question.questionFetchList'>;
type Question = DataOf<'question.questionFetchList'>['list'][number];

const MOST = 200;

export const questionFetchList: Handler<'question.questionFetchList'> = (context) => {
	const { db, input, scenario } = context;
	if (scenario.empty) return { list: [], total: 0, materials: [] };
	const named = itemsOf(input.ids);
	if (named.length > MOST) context.fail(400, `一次最多取 ${MOST} 道题`);
	const found = input.ids === undefined ? matching(context) : named.flatMap((id) => db.find<QuestionRow>('questions', id) ?? []);
	const rows = input.ids === undefined ? draw(context, found) : found;
	return { list: rows.map((row) => questionView(db, row)), total: found.length, materials: materialsOf(db, rows) };
};

const itemsOf = (list: string | undefined): string[] => [...new Set((list ?? '').split(',').map((item) => item.trim()))].filter(Boolean);

function matching({ db, input }: HandlerContext): QuestionRow[] {
	const tags = withDescendants(db, itemsOf(input.tagId));
	const types = new Set(itemsOf(input.type));
	const levels = new Set(itemsOf(input.difficulty));
	return db
		.rows<QuestionRow>('questions')
		.filter((row) => !input.tagId || row.knowledge.some((id) => tags.has(id)))
		.filter((row) => types.size === 0 || types.has(row.type))
		.filter((row) => levels.size === 0 || levels.has(String(row.difficulty)));
}

function withDescendants(db: Database, ids: readonly string[]): ReadonlySet<string> {
	const below = (id: string): string[] => [id, ...db.rowsBy<TagRow>('tags', 'parentId', id).flatMap((tag) => below(tag.id))];
	return new Set(ids.flatMap(below));
}

/** The same ones in the same order for the same seed; without one the time decides. */
function draw({ input, now }: HandlerContext, rows: readonly QuestionRow[]): QuestionRow[] {
	const random = createRandom(`questions ${input.seed ?? now()}`);
	return rows
		.map((row) => ({ row, place: random() }))
		.sort((a, b) => a.place - b.place)
		.slice(0, input.count ?? 10)
		.map(({ row }) => row);
}

/** Field by field: the key must not come along. */
const questionView = (db: Database, row: QuestionRow): Question => ({
	id: row.id,
	type: row.type,
	stemHtml: row.stemHtml,
	materialId: row.materialId,
	...(row.options ? { options: row.options } : {}),
	...(row.blanks === undefined ? {} : { blanks: row.blanks }),
	problemId: row.problemId,
	difficulty: row.difficulty,
	knowledge: row.knowledge.flatMap((id) => {
		const tag = db.find<TagRow>('tags', id);
		return tag ? [{ id, name: tag.name }] : [];
	}),
	source: row.source,
});

function materialsOf(db: Database, rows: readonly QuestionRow[]) {
	const ids = new Set(rows.flatMap((row) => row.materialId ?? []));
	return [...ids].flatMap((id) => {
		const material = db.find<MaterialRow>('question-materials', id);
		return material ? [{ id, title: material.title, html: material.html }] : [];
	});
}
