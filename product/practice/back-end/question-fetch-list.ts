import { materialViews, questionView } from '#app/exam/back-end/question-views.ts';
import type { Context, Handler } from '#mock/handler.ts';
import { createRandom } from '#mock/store/random.ts';
import type { Database } from '#mock/store/store.ts';
import { type MyQuestions, myQuestions } from './my-questions.ts';
import type { QuestionRow, TagRow } from './rows.ts';

type HandlerContext = Context<'question.questionFetchList'>;

const MAX_QUESTIONS = 200;

/** Never has a question that the user cannot practise yet, named or drawn: its answer would be refused. */
export const questionFetchList: Handler<'question.questionFetchList'> = (context) => {
	const { db, input, scenario } = context;
	if (scenario.empty) return { list: [], total: 0, materials: [] };
	const named = itemsOf(input.ids);
	if (named.length > MAX_QUESTIONS) context.fail(400, `一次最多取 ${MAX_QUESTIONS} 道题`);
	const mine = myQuestions(db, context.user?.id, context.now());
	const all = input.ids === undefined ? matching(context, mine) : named.flatMap((id) => db.find<QuestionRow>('questions', id) ?? []);
	const found = all.filter(({ id }) => !mine.sealed.has(id));
	const rows = input.ids === undefined ? draw(context, found) : found;
	const sealed = input.ids === undefined ? {} : { sealed: all.length - found.length };
	return { list: rows.map((row) => questionView(db, row)), total: found.length, ...sealed, materials: materialViews(db, rows) };
};

const itemsOf = (list: string | undefined): string[] => [...new Set((list ?? '').split(',').map((item) => item.trim()))].filter(Boolean);

function matching({ db, input }: HandlerContext, mine: MyQuestions): QuestionRow[] {
	const states = new Set(itemsOf(input.myState));
	const tags = withDescendants(db, itemsOf(input.tagId));
	const types = new Set(itemsOf(input.type));
	const levels = new Set(itemsOf(input.difficulty));
	return db
		.rows<QuestionRow>('questions')
		.filter((row) => !input.tagId || row.knowledge.some((id) => tags.has(id)))
		.filter((row) => types.size === 0 || types.has(row.type))
		.filter((row) => levels.size === 0 || levels.has(String(row.difficulty)))
		.filter((row) => states.size === 0 || states.has(mine.stateOf(row)));
}

/** Deterministic for the same seed; without a seed the time decides. */
function draw({ input, now }: HandlerContext, rows: readonly QuestionRow[]): QuestionRow[] {
	const random = createRandom(`questions ${input.seed ?? now()}`);
	return rows
		.map((row) => ({ row, place: random() }))
		.sort((a, b) => a.place - b.place)
		.slice(0, input.count ?? 10)
		.map(({ row }) => row);
}

function withDescendants(db: Database, ids: readonly string[]): Set<string> {
	const below = (id: string): string[] => [id, ...db.rowsBy<TagRow>('tags', 'parentId', id).flatMap((tag) => below(tag.id))];
	return new Set(ids.flatMap(below));
}
