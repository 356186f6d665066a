import type { Handler } from '#src/pages/use-page-code.ts';

const SET_SIZE = 10;

/** Programs have a page of their own. */
const OBJECTIVE = 'single,multiple,judge,blank,short,parsons';

/**
 * Draws the questions of a set: at random, or the given page of them in the order of the list. Their ids go into the address, so that a reload
 * and a shared link show the same questions, whatever has been answered since.
 */
export const newPractice: Handler<'newPractice'> = async ({ tag, type, level, myState, page }, { call, message }) => {
	const wanted = { tagId: tag ?? undefined, type: type ?? OBJECTIVE, difficulty: level ?? undefined, myState: myState ?? undefined };
	const result =
		typeof page === 'number'
			? await call('main.questionQuestionPage', { ...wanted, pageNum: page, pageSize: SET_SIZE })
			: await call('question.questionFetchList', { ...wanted, count: SET_SIZE, seed: Math.random().toString(36).slice(2, 10) });
	if (!result.ok) return false;
	const ids = ('records' in result.data ? result.data.records : result.data.list).map(({ id }) => id);
	if (ids.length > 0) return ids.join(',');
	message(
		'info',
		typeof page === 'number' && page > 1
			? '按顺序已经练到最后一题了'
			: '没有能练的题目，换个条件试试。还没公布答案的试卷和你正在参加的比赛里的题，公布以后才能练',
	);
	return false;
};
