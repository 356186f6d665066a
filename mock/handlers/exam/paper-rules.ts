import type { PaperRow } from '#mock/rows/exam.ts';

const MULTI: Readonly<Record<PaperRow['multiRule'], string>> = {
	all: '多选题全对才得分。',
	half: '多选题选对但不全得一半，选错不得分。',
	perOption: '多选题按选对的项给分，选错不得分。',
};

/** What a student should know before he begins. */
export function paperRules(paper: PaperRow): string[] {
	const { minutes, questionCount, totalScore, passScore, maxAttempts, redoMinutes, nav, sections } = paper;
	const programs = sections.some(({ title }) => title.includes('编程'));
	return [
		`共 ${questionCount} 题，满分 ${totalScore} 分，${passScore} 分及格，限时 ${minutes} 分钟。`,
		maxAttempts === 0 ? '不限作答次数。' : `可以作答 ${maxAttempts} 次，成绩取最高一次。`,
		...(redoMinutes > 0 ? [`两次作答之间至少间隔 ${redoMinutes} 分钟。`] : []),
		'时间以服务器为准，到时自动交卷，之后 30 秒内仍会收下已发出的答案。',
		nav === 'free' ? '题目可以来回查看、标记。' : '题目只能往后做，不能返回修改。',
		MULTI[paper.multiRule],
		...(programs ? ['编程题按测试点给分，批改后出分。'] : []),
	];
}
