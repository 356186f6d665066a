import type { Handler } from '#mock/handler.ts';
import type { ProblemRow } from '#mock/seed/exam/rows.ts';
import { caseModeOf } from './judge/case-results.ts';
import { casesOf, countSubmissions, DIFFICULTY, tagsOf } from './judge/judge-views.ts';
import { OFFERED, TEMPLATES } from './judge/languages.ts';
import { toJudgeTime } from './judge/verdicts.ts';

export const getProblemDetail: Handler<'judge.getProblemDetail'> = ({ input, db, now, fail }) => {
	const problem = db.find<ProblemRow>('judge-problems', input.problemId.trim().toUpperCase());
	if (!problem) return fail(404, '该题号对应的题目不存在');
	const samples = casesOf(db, problem.id).filter(({ sample }) => sample);
	return {
		problem: {
			...withoutValues,
			id: problem.pid,
			problemId: problem.id,
			title: problem.title,
			type: problem.type,
			judgeCaseMode: caseModeOf(problem),
			description: problem.description,
			input: problem.input,
			output: problem.output,
			hint: problem.hint,
			examples: samples.map(({ input: given, output }) => `<input>${given}</input><output>${output}</output>`).join(''),
			difficulty: DIFFICULTY[problem.level] ?? null,
			ioScore: problem.type === 1 ? 100 : null,
			openCaseResult: problem.openCaseResult,
			gmtCreate: toJudgeTime(problem.createdAt),
			gmtModified: toJudgeTime(problem.createdAt),
		},
		tags: tagsOf(db, problem),
		languages: [...OFFERED],
		problemCount: { pid: problem.pid, ...countSubmissions(db, problem, now()) },
		codeTemplate: TEMPLATES,
	};
};

/** The same for every problem of this site. */
const withoutValues = {
	author: 'xingmang',
	judgeMode: 'default',
	timeLimit: 1000,
	memoryLimit: 64,
	stackLimit: 64,
	isRemote: false,
	source: '星芒编程题库',
	auth: 1,
	codeShare: true,
	spjCode: null,
	spjLanguage: null,
	judgeExtraFile: null,
	userExtraFile: null,
	isRemoveEndBlank: true,
	isUploadCase: true,
	caseVersion: '1',
	modifiedUser: 'xingmang',
	isGroup: false,
	gid: null,
	applyPublicProgress: null,
	isFileIO: false,
	ioReadFileName: null,
	ioWriteFileName: null,
};
