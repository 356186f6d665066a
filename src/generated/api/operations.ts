// Generated from manifests/api/main.yaml, manifests/api/question.yaml, manifests/api/judge.yaml, manifests/api/simulated.yaml by `npm run codegen`; do not edit.
import type { OperationSpec } from '#src/http/api-spec.ts';
import type { operations as main } from './main.ts';
import type { operations as question } from './question.ts';
import type { operations as judge } from './judge.ts';
import type { operations as simulated } from './simulated.ts';
import { startOperations } from './start-operations.ts';

type Part<T> = [NonNullable<T>] extends [never] ? unknown : NonNullable<T>;
type Body<O> = O extends { requestBody?: { content: infer C } } ? C[keyof C] : unknown;
/** Parameters and body fields of an operation in one flat object. */
type Input<O> = O extends { parameters: infer P }
	? Part<P[keyof P & 'query']> & Part<P[keyof P & 'path']> & Part<P[keyof P & 'header']> & Part<Body<O>>
	: unknown;
type Success<R> = R extends { 200: infer A } ? A : R extends { 201: infer A } ? A : R extends { 204: infer A } ? A : R extends { default: infer A } ? A : never;
type Data<O> = O extends { responses: infer R } ? (Success<R> extends { content: infer C } ? C[keyof C] : null) : never;

export interface OperationTypes {
	'judge.getAllCaseResult': { input: Input<judge['getAllCaseResult']>; data: Data<judge['getAllCaseResult']> };
	'judge.getProblemDetail': { input: Input<judge['getProblemDetail']>; data: Data<judge['getProblemDetail']> };
	'judge.getProblemList': { input: Input<judge['getProblemList']>; data: Data<judge['getProblemList']> };
	'judge.getSubmissionDetail': { input: Input<judge['getSubmissionDetail']>; data: Data<judge['getSubmissionDetail']> };
	'judge.getSubmissionList': { input: Input<judge['getSubmissionList']>; data: Data<judge['getSubmissionList']> };
	'judge.getTestJudgeResult': { input: Input<judge['getTestJudgeResult']>; data: Data<judge['getTestJudgeResult']> };
	'judge.jqrAutoLogin': { input: Input<judge['jqrAutoLogin']>; data: Data<judge['jqrAutoLogin']> };
	'judge.submission': { input: Input<judge['submission']>; data: Data<judge['submission']> };
	'judge.submitProblemJudge': { input: Input<judge['submitProblemJudge']>; data: Data<judge['submitProblemJudge']> };
	'judge.submitProblemTestJudge': { input: Input<judge['submitProblemTestJudge']>; data: Data<judge['submitProblemTestJudge']> };
	'main.competitionAll': { input: Input<main['competitionAll']>; data: Data<main['competitionAll']> };
	'main.competitionDetail': { input: Input<main['competitionDetail']>; data: Data<main['competitionDetail']> };
	'main.competitionPage': { input: Input<main['competitionPage']>; data: Data<main['competitionPage']> };
	'main.competitionRankings': { input: Input<main['competitionRankings']>; data: Data<main['competitionRankings']> };
	'main.competitionRegister': { input: Input<main['competitionRegister']>; data: Data<main['competitionRegister']> };
	'main.competitionSubmit': { input: Input<main['competitionSubmit']>; data: Data<main['competitionSubmit']> };
	'main.competitionUserOne': { input: Input<main['competitionUserOne']>; data: Data<main['competitionUserOne']> };
	'main.competitionUserRankings': { input: Input<main['competitionUserRankings']>; data: Data<main['competitionUserRankings']> };
	'main.competitionUserTips': { input: Input<main['competitionUserTips']>; data: Data<main['competitionUserTips']> };
	'main.courseAggregate': { input: Input<main['courseAggregate']>; data: Data<main['courseAggregate']> };
	'main.courseAttachmentDownloadUrl': { input: Input<main['courseAttachmentDownloadUrl']>; data: Data<main['courseAttachmentDownloadUrl']> };
	'main.courseAttachmentWebOfficeToken': { input: Input<main['courseAttachmentWebOfficeToken']>; data: Data<main['courseAttachmentWebOfficeToken']> };
	'main.courseAttachmentWebOfficeTokenRefresh': { input: Input<main['courseAttachmentWebOfficeTokenRefresh']>; data: Data<main['courseAttachmentWebOfficeTokenRefresh']> };
	'main.courseDirectoryAll': { input: Input<main['courseDirectoryAll']>; data: Data<main['courseDirectoryAll']> };
	'main.courseDirectoryTop': { input: Input<main['courseDirectoryTop']>; data: Data<main['courseDirectoryTop']> };
	'main.courseDirectoryTree': { input: Input<main['courseDirectoryTree']>; data: Data<main['courseDirectoryTree']> };
	'main.courseNoteRemove': { input: Input<main['courseNoteRemove']>; data: Data<main['courseNoteRemove']> };
	'main.courseNoteSave': { input: Input<main['courseNoteSave']>; data: Data<main['courseNoteSave']> };
	'main.courseOnlineActivate': { input: Input<main['courseOnlineActivate']>; data: Data<main['courseOnlineActivate']> };
	'main.courseSearch': { input: Input<main['courseSearch']>; data: Data<main['courseSearch']> };
	'main.courseThemeCourses': { input: Input<main['courseThemeCourses']>; data: Data<main['courseThemeCourses']> };
	'main.courseVideoPlayAuth': { input: Input<main['courseVideoPlayAuth']>; data: Data<main['courseVideoPlayAuth']> };
	'main.courseVideoPlayUrl': { input: Input<main['courseVideoPlayUrl']>; data: Data<main['courseVideoPlayUrl']> };
	'main.homeworkAggregate': { input: Input<main['homeworkAggregate']>; data: Data<main['homeworkAggregate']> };
	'main.homeworkAnswerSubmit': { input: Input<main['homeworkAnswerSubmit']>; data: Data<main['homeworkAnswerSubmit']> };
	'main.homeworkHistoryAggregate': { input: Input<main['homeworkHistoryAggregate']>; data: Data<main['homeworkHistoryAggregate']> };
	'main.paperDetail': { input: Input<main['paperDetail']>; data: Data<main['paperDetail']> };
	'main.paperHistoryAggregate': { input: Input<main['paperHistoryAggregate']>; data: Data<main['paperHistoryAggregate']> };
	'main.paperHistoryAggregateDetail': { input: Input<main['paperHistoryAggregateDetail']>; data: Data<main['paperHistoryAggregateDetail']> };
	'main.paperPage': { input: Input<main['paperPage']>; data: Data<main['paperPage']> };
	'main.paperSubmit': { input: Input<main['paperSubmit']>; data: Data<main['paperSubmit']> };
	'main.paperUserPage': { input: Input<main['paperUserPage']>; data: Data<main['paperUserPage']> };
	'main.password': { input: Input<main['password']>; data: Data<main['password']> };
	'main.questionBankAnswer': { input: Input<main['questionBankAnswer']>; data: Data<main['questionBankAnswer']> };
	'main.questionPage': { input: Input<main['questionPage']>; data: Data<main['questionPage']> };
	'main.questionQuestionDetail': { input: Input<main['questionQuestionDetail']>; data: Data<main['questionQuestionDetail']> };
	'main.questionQuestionPage': { input: Input<main['questionQuestionPage']>; data: Data<main['questionQuestionPage']> };
	'main.questionStats': { input: Input<main['questionStats']>; data: Data<main['questionStats']> };
	'main.questionTagsList': { input: Input<main['questionTagsList']>; data: Data<main['questionTagsList']> };
	'main.register': { input: Input<main['register']>; data: Data<main['register']> };
	'main.routerGetList': { input: Input<main['routerGetList']>; data: Data<main['routerGetList']> };
	'main.studentInfo': { input: Input<main['studentInfo']>; data: Data<main['studentInfo']> };
	'main.studentLogin': { input: Input<main['studentLogin']>; data: Data<main['studentLogin']> };
	'main.studentUpdatePassword': { input: Input<main['studentUpdatePassword']>; data: Data<main['studentUpdatePassword']> };
	'main.systemDictionaries': { input: Input<main['systemDictionaries']>; data: Data<main['systemDictionaries']> };
	'main.systemStudentNoticeDetail': { input: Input<main['systemStudentNoticeDetail']>; data: Data<main['systemStudentNoticeDetail']> };
	'main.systemUserNoticeListPage': { input: Input<main['systemUserNoticeListPage']>; data: Data<main['systemUserNoticeListPage']> };
	'main.tagTree': { input: Input<main['tagTree']>; data: Data<main['tagTree']> };
	'question.questionFetchList': { input: Input<question['questionFetchList']>; data: Data<question['questionFetchList']> };
	'simulated.lock': { input: Input<simulated['lock']>; data: Data<simulated['lock']> };
	'simulated.login': { input: Input<simulated['login']>; data: Data<simulated['login']> };
	'simulated.logout': { input: Input<simulated['logout']>; data: Data<simulated['logout']> };
	'simulated.password': { input: Input<simulated['password']>; data: Data<simulated['password']> };
	'simulated.register': { input: Input<simulated['register']>; data: Data<simulated['register']> };
	'simulated.userInfo': { input: Input<simulated['userInfo']>; data: Data<simulated['userInfo']> };
}

export type OperationName = keyof OperationTypes;
export type InputOf<N extends OperationName> = OperationTypes[N]['input'];
export type DataOf<N extends OperationName> = OperationTypes[N]['data'];

export const operations: Readonly<Record<OperationName, OperationSpec>> = {
	...startOperations,
	'judge.getAllCaseResult': {
		api: 'judge',
		method: 'get',
		path: '/api/get-all-case-result',
		in: {},
		body: null,
		public: true,
		overlay: false,
		invalidates: [],
		timeout: 10000,
	},
	'judge.getProblemDetail': {
		api: 'judge',
		method: 'get',
		path: '/api/get-problem-detail',
		in: {},
		body: null,
		public: true,
		overlay: false,
		invalidates: [],
		timeout: 10000,
	},
	'judge.getProblemList': {
		api: 'judge',
		method: 'get',
		path: '/api/get-problem-list',
		in: {},
		body: null,
		public: true,
		overlay: false,
		invalidates: [],
		timeout: 10000,
	},
	'judge.getSubmissionDetail': {
		api: 'judge',
		method: 'get',
		path: '/api/get-submission-detail',
		in: {},
		body: null,
		public: true,
		overlay: false,
		invalidates: [],
		timeout: 10000,
	},
	'judge.getSubmissionList': {
		api: 'judge',
		method: 'get',
		path: '/api/get-submission-list',
		in: {},
		body: null,
		public: true,
		overlay: false,
		invalidates: [],
		timeout: 10000,
	},
	'judge.getTestJudgeResult': {
		api: 'judge',
		method: 'get',
		path: '/api/get-test-judge-result',
		in: {},
		body: null,
		public: false,
		overlay: false,
		invalidates: [],
		timeout: 10000,
	},
	'judge.submission': {
		api: 'judge',
		method: 'put',
		path: '/api/submission',
		in: {},
		body: 'json',
		public: false,
		overlay: false,
		invalidates: ['judge.getSubmissionDetail', 'judge.getSubmissionList'],
		timeout: 10000,
	},
	'judge.submitProblemJudge': {
		api: 'judge',
		method: 'post',
		path: '/api/submit-problem-judge',
		in: {},
		body: 'json',
		public: false,
		overlay: false,
		invalidates: ['judge.getSubmissionList', 'judge.getProblemList'],
		timeout: 10000,
	},
	'judge.submitProblemTestJudge': {
		api: 'judge',
		method: 'post',
		path: '/api/submit-problem-test-judge',
		in: {},
		body: 'json',
		public: false,
		overlay: false,
		invalidates: [],
		timeout: 10000,
	},
	'main.competitionAll': {
		api: 'main',
		method: 'get',
		path: '/competition/all',
		in: {},
		body: null,
		public: false,
		overlay: false,
		invalidates: [],
		timeout: 10000,
	},
	'main.competitionDetail': {
		api: 'main',
		method: 'get',
		path: '/competition/detail',
		in: {},
		body: null,
		public: false,
		overlay: false,
		invalidates: [],
		timeout: 10000,
	},
	'main.competitionPage': {
		api: 'main',
		method: 'get',
		path: '/competition/page',
		in: {},
		body: null,
		public: false,
		overlay: false,
		invalidates: [],
		timeout: 10000,
	},
	'main.competitionRankings': {
		api: 'main',
		method: 'get',
		path: '/competition/rankings',
		in: {},
		body: null,
		public: false,
		overlay: false,
		invalidates: [],
		timeout: 10000,
	},
	'main.competitionRegister': {
		api: 'main',
		method: 'post',
		path: '/competition/register',
		in: {},
		body: 'json',
		public: false,
		overlay: true,
		invalidates: [
			'main.competitionAll',
			'main.competitionPage',
			'main.competitionDetail',
			'main.competitionUserOne',
			'main.competitionUserTips',
		],
		timeout: 10000,
	},
	'main.competitionSubmit': {
		api: 'main',
		method: 'post',
		path: '/competition/submit',
		in: {},
		body: 'json',
		public: false,
		overlay: true,
		invalidates: [
			'main.competitionUserOne',
			'main.competitionUserTips',
			'main.competitionUserRankings',
			'main.competitionRankings',
			'main.competitionDetail',
		],
		timeout: 10000,
	},
	'main.competitionUserOne': {
		api: 'main',
		method: 'get',
		path: '/competition/competition-user/one',
		in: {},
		body: null,
		public: false,
		overlay: false,
		invalidates: [],
		timeout: 10000,
	},
	'main.competitionUserRankings': {
		api: 'main',
		method: 'get',
		path: '/competition/user/rankings',
		in: {},
		body: null,
		public: false,
		overlay: false,
		invalidates: [],
		timeout: 10000,
	},
	'main.competitionUserTips': {
		api: 'main',
		method: 'get',
		path: '/competition/user/tips',
		in: {},
		body: null,
		public: false,
		overlay: false,
		invalidates: [],
		timeout: 10000,
	},
	'main.courseAggregate': {
		api: 'main',
		method: 'get',
		path: '/course/aggregate',
		in: {},
		body: null,
		public: true,
		overlay: false,
		invalidates: [],
		timeout: 10000,
	},
	'main.courseAttachmentDownloadUrl': {
		api: 'main',
		method: 'get',
		path: '/course/attachment/download-url',
		in: {},
		body: null,
		public: false,
		overlay: false,
		invalidates: [],
		timeout: 10000,
	},
	'main.courseAttachmentWebOfficeToken': {
		api: 'main',
		method: 'post',
		path: '/course/attachment/web-office/token',
		in: {},
		body: null,
		public: false,
		overlay: false,
		invalidates: [],
		timeout: 10000,
	},
	'main.courseAttachmentWebOfficeTokenRefresh': {
		api: 'main',
		method: 'post',
		path: '/course/attachment/web-office/token/refresh',
		in: {},
		body: null,
		public: false,
		overlay: false,
		invalidates: ['main.courseAggregate'],
		timeout: 10000,
	},
	'main.courseDirectoryAll': {
		api: 'main',
		method: 'get',
		path: '/course/directory/all',
		in: {},
		body: null,
		public: false,
		overlay: false,
		invalidates: [],
		timeout: 10000,
	},
	'main.courseDirectoryTop': {
		api: 'main',
		method: 'get',
		path: '/course/directory/top',
		in: {},
		body: null,
		public: false,
		overlay: false,
		invalidates: [],
		timeout: 10000,
	},
	'main.courseDirectoryTree': {
		api: 'main',
		method: 'get',
		path: '/course/directory/tree',
		in: {},
		body: null,
		public: false,
		overlay: false,
		invalidates: [],
		timeout: 10000,
	},
	'main.courseNoteRemove': {
		api: 'main',
		method: 'post',
		path: '/course/note/remove',
		in: {},
		body: 'json',
		public: false,
		overlay: false,
		invalidates: ['main.courseAggregate'],
		timeout: 10000,
	},
	'main.courseNoteSave': {
		api: 'main',
		method: 'post',
		path: '/course/note/save',
		in: {},
		body: 'json',
		public: false,
		overlay: false,
		invalidates: ['main.courseAggregate'],
		timeout: 10000,
	},
	'main.courseOnlineActivate': {
		api: 'main',
		method: 'post',
		path: '/course/online/activate',
		in: {},
		body: 'query',
		public: false,
		overlay: false,
		invalidates: ['main.courseAggregate', 'main.courseThemeCourses'],
		timeout: 10000,
	},
	'main.courseThemeCourses': {
		api: 'main',
		method: 'get',
		path: '/course/theme/courses',
		in: {},
		body: null,
		public: false,
		overlay: false,
		invalidates: [],
		timeout: 10000,
	},
	'main.courseVideoPlayAuth': {
		api: 'main',
		method: 'get',
		path: '/course/video/play-auth',
		in: {},
		body: null,
		public: false,
		overlay: false,
		invalidates: ['main.courseAggregate', 'main.courseThemeCourses'],
		timeout: 10000,
	},
	'main.courseVideoPlayUrl': {
		api: 'main',
		method: 'get',
		path: '/course/video/play-url',
		in: {},
		body: null,
		public: false,
		overlay: false,
		invalidates: [],
		timeout: 10000,
	},
	'main.homeworkAggregate': {
		api: 'main',
		method: 'get',
		path: '/homework/aggregate',
		in: {},
		body: null,
		public: false,
		overlay: false,
		invalidates: [],
		timeout: 10000,
	},
	'main.homeworkAnswerSubmit': {
		api: 'main',
		method: 'post',
		path: '/homework/answer/submit',
		in: {},
		body: 'json',
		public: false,
		overlay: true,
		invalidates: ['main.homeworkAggregate', 'main.homeworkHistoryAggregate', 'main.courseAggregate'],
		timeout: 20000,
	},
	'main.homeworkHistoryAggregate': {
		api: 'main',
		method: 'get',
		path: '/homework/history-aggregate',
		in: {},
		body: null,
		public: false,
		overlay: false,
		invalidates: [],
		timeout: 10000,
	},
	'main.paperDetail': {
		api: 'main',
		method: 'get',
		path: '/paper/detail',
		in: {},
		body: null,
		public: false,
		overlay: false,
		invalidates: [],
		timeout: 10000,
	},
	'main.paperHistoryAggregate': {
		api: 'main',
		method: 'get',
		path: '/paper/history-aggregate',
		in: {},
		body: null,
		public: false,
		overlay: false,
		invalidates: [],
		timeout: 10000,
	},
	'main.paperHistoryAggregateDetail': {
		api: 'main',
		method: 'get',
		path: '/paper/history-aggregate-detail',
		in: {},
		body: null,
		public: false,
		overlay: false,
		invalidates: [],
		timeout: 10000,
	},
	'main.paperPage': {
		api: 'main',
		method: 'get',
		path: '/paper/page',
		in: {},
		body: null,
		public: false,
		overlay: false,
		invalidates: [],
		timeout: 10000,
	},
	'main.paperSubmit': {
		api: 'main',
		method: 'post',
		path: '/paper/submit',
		in: {},
		body: 'json',
		public: false,
		overlay: false,
		invalidates: [
			'main.paperPage',
			'main.paperUserPage',
			'main.paperHistoryAggregate',
			'main.paperHistoryAggregateDetail',
			'main.questionPage',
			'main.questionStats',
			'main.questionTagsList',
			'main.tagTree',
		],
		timeout: 10000,
	},
	'main.paperUserPage': {
		api: 'main',
		method: 'get',
		path: '/paper/user/page',
		in: {},
		body: null,
		public: false,
		overlay: false,
		invalidates: [],
		timeout: 10000,
	},
	'main.questionBankAnswer': {
		api: 'main',
		method: 'post',
		path: '/question/question-bank/answer',
		in: {},
		body: 'json',
		public: false,
		overlay: false,
		invalidates: ['main.questionPage', 'main.questionStats', 'main.questionQuestionDetail', 'main.questionTagsList', 'main.tagTree'],
		timeout: 10000,
	},
	'main.questionPage': {
		api: 'main',
		method: 'get',
		path: '/question/page',
		in: {},
		body: null,
		public: false,
		overlay: false,
		invalidates: [],
		timeout: 10000,
	},
	'main.questionQuestionDetail': {
		api: 'main',
		method: 'get',
		path: '/question/question/detail',
		in: {},
		body: null,
		public: false,
		overlay: false,
		invalidates: [],
		timeout: 10000,
	},
	'main.questionQuestionPage': {
		api: 'main',
		method: 'get',
		path: '/question/question/page',
		in: {},
		body: null,
		public: false,
		overlay: false,
		invalidates: [],
		timeout: 10000,
	},
	'main.questionStats': {
		api: 'main',
		method: 'get',
		path: '/question/stats',
		in: {},
		body: null,
		public: false,
		overlay: false,
		invalidates: [],
		timeout: 10000,
	},
	'main.questionTagsList': {
		api: 'main',
		method: 'get',
		path: '/question/tags/list',
		in: {},
		body: null,
		public: false,
		overlay: false,
		invalidates: [],
		timeout: 10000,
	},
	'main.studentUpdatePassword': {
		api: 'main',
		method: 'post',
		path: '/user/student/update-password',
		in: {},
		body: 'query',
		public: false,
		overlay: true,
		invalidates: ['main.studentInfo'],
		timeout: 10000,
	},
	'main.systemStudentNoticeDetail': {
		api: 'main',
		method: 'get',
		path: '/system/student-notice/detail',
		in: {},
		body: null,
		public: false,
		overlay: false,
		invalidates: ['main.systemUserNoticeListPage'],
		timeout: 10000,
	},
	'main.systemUserNoticeListPage': {
		api: 'main',
		method: 'get',
		path: '/system/user-notice/list/page',
		in: {},
		body: null,
		public: false,
		overlay: false,
		invalidates: ['main.systemUserNoticeListPage'],
		timeout: 10000,
	},
	'main.tagTree': {
		api: 'main',
		method: 'get',
		path: '/tag/tree',
		in: {},
		body: null,
		public: false,
		overlay: false,
		invalidates: [],
		timeout: 10000,
	},
	'question.questionFetchList': {
		api: 'question',
		method: 'get',
		path: '/api/edu/question/fetch-list',
		in: {},
		body: null,
		public: false,
		overlay: false,
		invalidates: [],
		timeout: 10000,
	},
	'simulated.lock': {
		api: 'simulated',
		method: 'get',
		path: '/lock',
		in: {},
		body: null,
		public: true,
		overlay: false,
		invalidates: [],
		timeout: 10000,
	},
	'simulated.login': {
		api: 'simulated',
		method: 'post',
		path: '/login',
		in: {},
		body: 'json',
		public: true,
		overlay: false,
		invalidates: [],
		timeout: 10000,
	},
	'simulated.logout': {
		api: 'simulated',
		method: 'get',
		path: '/logout',
		in: {},
		body: null,
		public: true,
		overlay: false,
		invalidates: [],
		timeout: 10000,
	},
	'simulated.password': {
		api: 'simulated',
		method: 'post',
		path: '/password',
		in: {},
		body: 'json',
		public: true,
		overlay: false,
		invalidates: [],
		timeout: 10000,
	},
	'simulated.register': {
		api: 'simulated',
		method: 'post',
		path: '/register',
		in: {},
		body: 'json',
		public: true,
		overlay: false,
		invalidates: [],
		timeout: 10000,
	},
	'simulated.userInfo': {
		api: 'simulated',
		method: 'get',
		path: '/userInfo',
		in: {},
		body: null,
		public: false,
		overlay: false,
		invalidates: [],
		timeout: 10000,
	},
};
