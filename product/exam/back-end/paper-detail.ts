import { refusalFor } from '#app/account/back-end/viewer.ts';
import type { QuestionRow } from '#app/practice/back-end/rows.ts';
import type { Context, Handler } from '#mock/handler.ts';
import type { Database } from '#mock/store/store.ts';
import { toIsoTime } from '#mock/store/time-offset.ts';
import { arrangeOptions, arrangePaper } from './arrange-paper.ts';
import { attemptStateView } from './attempt-views.ts';
import { paperCard } from './paper-cards.ts';
import { attemptsOf, ownAttempt, paperOr404 } from './paper-lookup.ts';
import { refusalOf } from './paper-submit.ts';
import { materialViews, questionView } from './question-views.ts';
import { releaseView } from './release.ts';
import type { AttemptRow, PaperRow } from './rows.ts';

/** Returns the cover only; with the user's own attempt in progress also the questions, never their keys. */
export const paperDetail: Handler<'main.paperDetail'> = (context) => {
	const { input, db, user, now } = context;
	const paper = paperOr404(context, input.id);
	const attempts = attemptsOf(db, user?.id, now()).filter(({ paperId }) => paperId === paper.id);
	const running = attempts.find(({ state }) => state === 'in_progress') ?? null;
	const working = input.attemptId === undefined ? null : workingAttempt(context, paper);
	const { multiRule, shuffle, nav } = paper;
	return {
		paper: paperCard(db, { paper, attempts, now: now() }),
		refusal: refusalFor(user),
		rules: paperRules(paper),
		multiRule,
		shuffle,
		nav,
		release: releaseView(paper),
		sections: sectionsOf(db, paper, working),
		materials: working ? materialViews(db, questionsOf(db, paper)) : [],
		attempt: running ? attemptStateView(db, { paper, attempt: running, now: now() }) : null,
		serverNow: toIsoTime(now()),
	};
};

function workingAttempt(context: Context<'main.paperDetail'>, paper: PaperRow): AttemptRow {
	const attempt = ownAttempt(context, context.input.attemptId ?? '');
	if (attempt.paperId !== paper.id) return context.fail(404, '没有这次作答');
	return attempt.state === 'in_progress' ? attempt : context.fail(...refusalOf(attempt));
}

function sectionsOf(db: Database, paper: PaperRow, attempt: AttemptRow | null) {
	const arranged = attempt ? arrangePaper(paper, attempt.id) : paper;
	let no = 0;
	return arranged.sections.map(({ items, ...section }) => ({
		...section,
		questionCount: items.length,
		totalScore: items.reduce((sum, { score }) => sum + score, 0),
		items: (attempt ? items : []).flatMap(({ questionId, score }) => {
			const question = db.find<QuestionRow>('questions', questionId);
			no += 1;
			return question && attempt ? [{ no, score, question: questionView(db, arrangeOptions(question, paper, attempt.id)) }] : [];
		}),
	}));
}

function questionsOf(db: Database, paper: PaperRow): QuestionRow[] {
	return paper.sections.flatMap(({ items }) => items).flatMap(({ questionId }) => db.find<QuestionRow>('questions', questionId) ?? []);
}

const MULTI: Readonly<Record<PaperRow['multiRule'], string>> = {
	all: '多选题全对才得分。',
	half: '多选题选对但不全得一半，选错不得分。',
	perOption: '多选题按选对的项给分，选错不得分。',
};

function paperRules(paper: PaperRow): string[] {
	const { minutes, questionCount, totalScore, passScore, maxAttempts, redoMinutes, nav, sections } = paper;
	const programs = sections.some(({ title }) => title.includes('编程'));
	const shorts = sections.some(({ title }) => title.includes('简答'));
	return [
		`共 ${questionCount} 题，满分 ${totalScore} 分，${passScore} 分及格，限时 ${minutes % 60 === 0 ? `${minutes / 60} 小时` : `${minutes} 分钟`}。`,
		maxAttempts === 0 ? '不限作答次数。' : maxAttempts === 1 ? '只能作答 1 次。' : `可以作答 ${maxAttempts} 次，成绩取最高一次。`,
		...(redoMinutes > 0 ? [`两次作答之间至少间隔 ${redoMinutes} 分钟。`] : []),
		'时间以服务器为准，到时自动交卷；到时断网，30 秒内连上仍会收卷。',
		nav === 'free' ? '题目可以来回查看、标记。' : '题目只能往后做，不能返回修改。',
		'可以用草稿纸；中途可以离开，计时不停，回来接着答。',
		'离开作答页面会记下次数并提醒，不影响成绩。',
		MULTI[paper.multiRule],
		...(programs ? ['编程题可以随时用样例运行，按测试点给分，批改后出分。'] : []),
		...(shorts ? ['简答题由老师批改，批改后出分。'] : []),
	];
}
