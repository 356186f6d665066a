import type { Handler } from '#mock/handler.ts';
import { ownAttempt, paperOr404 } from './paper-lookup.ts';
import type { AttemptRow } from './rows.ts';

export const paperAttemptNoteSave: Handler<'main.paperAttemptNoteSave'> = (context) => {
	const { input, db, isoNow, fail } = context;
	const attempt = ownAttempt(context, input.attemptId);
	const paper = paperOr404(context, attempt.paperId);
	if (attempt.state === 'in_progress') return fail(409, '还没有交卷，答案可以直接写在卷子里');
	const questionIds = new Set(paper.sections.flatMap(({ items }) => items.map(({ questionId }) => questionId)));
	if (input.answers.some(({ questionId }) => !questionIds.has(questionId))) return fail(400, '答案里有不属于这份试卷的题目');
	const answers = input.answers.map(({ questionId, value }) => ({ questionId, value: [...value] }));
	const studentNote = { sentAt: isoNow(), text: input.text ?? '', answers };
	db.update<AttemptRow>('attempts', attempt.id, { studentNote });
	return studentNote;
};
