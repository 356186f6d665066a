// Generated from manifests/api/main.yaml, manifests/api/simulated.yaml by `npm run codegen`; do not edit.
import type { OperationSpec } from '#src/http/api-spec.ts';
import type { operations as main } from './main.ts';
import type { operations as simulated } from './simulated.ts';

type Part<T> = [NonNullable<T>] extends [never] ? unknown : NonNullable<T>;
type Body<O> = O extends { requestBody?: { content: infer C } } ? C[keyof C] : unknown;
/** Parameters and body fields of an operation in one flat object. */
type Input<O> = O extends { parameters: infer P }
	? Part<P[keyof P & 'query']> & Part<P[keyof P & 'path']> & Part<P[keyof P & 'header']> & Part<Body<O>>
	: unknown;
type Success<R> = R extends { 200: infer A } ? A : R extends { 201: infer A } ? A : R extends { 204: infer A } ? A : R extends { default: infer A } ? A : never;
type Data<O> = O extends { responses: infer R } ? (Success<R> extends { content: infer C } ? C[keyof C] : null) : never;

export interface OperationTypes {
	'main.courseAggregate': { input: Input<main['courseAggregate']>; data: Data<main['courseAggregate']> };
	'main.courseAttachmentDownloadUrl': { input: Input<main['courseAttachmentDownloadUrl']>; data: Data<main['courseAttachmentDownloadUrl']> };
	'main.courseAttachmentWebOfficeToken': { input: Input<main['courseAttachmentWebOfficeToken']>; data: Data<main['courseAttachmentWebOfficeToken']> };
	'main.courseAttachmentWebOfficeTokenRefresh': { input: Input<main['courseAttachmentWebOfficeTokenRefresh']>; data: Data<main['courseAttachmentWebOfficeTokenRefresh']> };
	'main.courseDirectoryAll': { input: Input<main['courseDirectoryAll']>; data: Data<main['courseDirectoryAll']> };
	'main.courseDirectoryTop': { input: Input<main['courseDirectoryTop']>; data: Data<main['courseDirectoryTop']> };
	'main.courseDirectoryTree': { input: Input<main['courseDirectoryTree']>; data: Data<main['courseDirectoryTree']> };
	'main.courseOnlineActivate': { input: Input<main['courseOnlineActivate']>; data: Data<main['courseOnlineActivate']> };
	'main.courseSearch': { input: Input<main['courseSearch']>; data: Data<main['courseSearch']> };
	'main.courseThemeCourses': { input: Input<main['courseThemeCourses']>; data: Data<main['courseThemeCourses']> };
	'main.courseVideoPlayAuth': { input: Input<main['courseVideoPlayAuth']>; data: Data<main['courseVideoPlayAuth']> };
	'main.courseVideoPlayUrl': { input: Input<main['courseVideoPlayUrl']>; data: Data<main['courseVideoPlayUrl']> };
	'main.homeworkAggregate': { input: Input<main['homeworkAggregate']>; data: Data<main['homeworkAggregate']> };
	'main.homeworkAnswerSubmit': { input: Input<main['homeworkAnswerSubmit']>; data: Data<main['homeworkAnswerSubmit']> };
	'main.homeworkHistoryAggregate': { input: Input<main['homeworkHistoryAggregate']>; data: Data<main['homeworkHistoryAggregate']> };
	'main.password': { input: Input<main['password']>; data: Data<main['password']> };
	'main.register': { input: Input<main['register']>; data: Data<main['register']> };
	'main.routerGetList': { input: Input<main['routerGetList']>; data: Data<main['routerGetList']> };
	'main.studentInfo': { input: Input<main['studentInfo']>; data: Data<main['studentInfo']> };
	'main.studentLogin': { input: Input<main['studentLogin']>; data: Data<main['studentLogin']> };
	'main.studentUpdatePassword': { input: Input<main['studentUpdatePassword']>; data: Data<main['studentUpdatePassword']> };
	'main.systemDictionaries': { input: Input<main['systemDictionaries']>; data: Data<main['systemDictionaries']> };
	'main.systemStudentNoticeDetail': { input: Input<main['systemStudentNoticeDetail']>; data: Data<main['systemStudentNoticeDetail']> };
	'main.systemUserNoticeListPage': { input: Input<main['systemUserNoticeListPage']>; data: Data<main['systemUserNoticeListPage']> };
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
	'main.courseAggregate': {
		api: 'main',
		method: 'get',
		path: '/course/aggregate',
		in: {
			scope: 'query',
			courseId: 'query',
			honourKind: 'query',
			honourId: 'query',
			verifyCode: 'query',
			owner: 'query',
			keyword: 'query',
		},
		body: null,
		public: false,
		overlay: false,
		invalidates: [],
		timeout: 10000,
	},
	'main.courseAttachmentDownloadUrl': {
		api: 'main',
		method: 'get',
		path: '/course/attachment/download-url',
		in: { attachmentId: 'query' },
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
		in: { attachmentId: 'query' },
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
		in: { token: 'query', page: 'query' },
		body: null,
		public: false,
		overlay: false,
		invalidates: [],
		timeout: 10000,
	},
	'main.courseDirectoryAll': {
		api: 'main',
		method: 'get',
		path: '/course/directory/all',
		in: { parentId: 'query', keyword: 'query' },
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
	'main.courseOnlineActivate': {
		api: 'main',
		method: 'post',
		path: '/course/online/activate',
		in: { courseId: 'body', code: 'body', action: 'body' },
		body: 'query',
		public: false,
		overlay: false,
		invalidates: ['main.courseAggregate', 'main.courseThemeCourses'],
		timeout: 10000,
	},
	'main.courseSearch': {
		api: 'main',
		method: 'get',
		path: '/course/search',
		in: { keyword: 'query', type: 'query', pageNum: 'query', pageSize: 'query' },
		body: null,
		public: false,
		overlay: false,
		invalidates: [],
		timeout: 10000,
	},
	'main.courseThemeCourses': {
		api: 'main',
		method: 'get',
		path: '/course/theme/courses',
		in: {
			type: 'query',
			directoryId: 'query',
			keyword: 'query',
			kind: 'query',
			difficulty: 'query',
			state: 'query',
			teacherId: 'query',
			mine: 'query',
			sort: 'query',
			pageNum: 'query',
			pageSize: 'query',
		},
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
		in: { videoId: 'query', position: 'query', spans: 'query', rate: 'query' },
		body: null,
		public: false,
		overlay: false,
		invalidates: [],
		timeout: 10000,
	},
	'main.courseVideoPlayUrl': {
		api: 'main',
		method: 'get',
		path: '/course/video/play-url',
		in: { videoId: 'query' },
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
		in: {
			homeworkId: 'query',
			courseId: 'query',
			videoId: 'query',
			state: 'query',
			keyword: 'query',
			pageNum: 'query',
			pageSize: 'query',
		},
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
		in: {
			homeworkId: 'body',
			draft: 'body',
			text: 'body',
			code: 'body',
			lang: 'body',
			link: 'body',
			files: 'body',
			requestKey: 'body',
		},
		body: 'json',
		public: false,
		overlay: true,
		invalidates: ['main.homeworkAggregate', 'main.homeworkHistoryAggregate', 'main.courseAggregate'],
		timeout: 10000,
	},
	'main.homeworkHistoryAggregate': {
		api: 'main',
		method: 'get',
		path: '/homework/history-aggregate',
		in: { homeworkId: 'query', state: 'query', pageNum: 'query', pageSize: 'query' },
		body: null,
		public: false,
		overlay: false,
		invalidates: [],
		timeout: 10000,
	},
	'main.password': {
		api: 'main',
		method: 'post',
		path: '/password',
		in: { step: 'body', phone: 'body', code: 'body', password: 'body' },
		body: 'json',
		public: true,
		overlay: false,
		invalidates: [],
		timeout: 10000,
	},
	'main.register': {
		api: 'main',
		method: 'post',
		path: '/register',
		in: {
			step: 'body',
			phone: 'body',
			code: 'body',
			username: 'body',
			password: 'body',
			studentName: 'body',
			grade: 'body',
			agreed: 'body',
		},
		body: 'json',
		public: true,
		overlay: false,
		invalidates: [],
		timeout: 10000,
	},
	'main.routerGetList': {
		api: 'main',
		method: 'get',
		path: '/router/getList',
		in: {},
		body: null,
		public: false,
		overlay: false,
		invalidates: [],
		timeout: 10000,
	},
	'main.studentInfo': {
		api: 'main',
		method: 'get',
		path: '/user/student/info',
		in: {},
		body: null,
		public: false,
		overlay: false,
		invalidates: [],
		timeout: 10000,
	},
	'main.studentLogin': {
		api: 'main',
		method: 'post',
		path: '/user/student/login',
		in: { username: 'body', password: 'body' },
		body: 'query',
		public: true,
		overlay: true,
		invalidates: [],
		timeout: 10000,
	},
	'main.studentUpdatePassword': {
		api: 'main',
		method: 'post',
		path: '/user/student/update-password',
		in: { oldPassword: 'body', newPassword: 'body', confirmPassword: 'body' },
		body: 'query',
		public: false,
		overlay: true,
		invalidates: ['main.studentInfo'],
		timeout: 10000,
	},
	'main.systemDictionaries': {
		api: 'main',
		method: 'get',
		path: '/system/dictionaries',
		in: { type: 'query' },
		body: null,
		public: true,
		overlay: false,
		invalidates: [],
		timeout: 10000,
	},
	'main.systemStudentNoticeDetail': {
		api: 'main',
		method: 'get',
		path: '/system/student-notice/detail',
		in: { id: 'query' },
		body: null,
		public: false,
		overlay: false,
		invalidates: [],
		timeout: 10000,
	},
	'main.systemUserNoticeListPage': {
		api: 'main',
		method: 'get',
		path: '/system/user-notice/list/page',
		in: {
			box: 'query',
			kind: 'query',
			read: 'query',
			keyword: 'query',
			markAllRead: 'query',
			pageNum: 'query',
			pageSize: 'query',
		},
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
		in: { username: 'body', password: 'body' },
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
		in: { username: 'body', phone: 'body', code: 'body', password: 'body' },
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
		in: { username: 'body', phone: 'body', code: 'body', password: 'body' },
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
