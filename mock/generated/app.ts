// Generated from app.yaml, api/ by `npm run codegen`; do not edit.
import type { Handlers } from '#mock/handler.ts';
import type { MockApp } from '#mock/operation.ts';
import { competitionAll } from '#mock/operations/competition-all.ts';
import { competitionDetail } from '#mock/operations/competition-detail.ts';
import { competitionPage } from '#mock/operations/competition-page.ts';
import { competitionRankings } from '#mock/operations/competition-rankings.ts';
import { competitionRegister } from '#mock/operations/competition-register.ts';
import { competitionSubmit } from '#mock/operations/competition-submit.ts';
import { competitionUserOne } from '#mock/operations/competition-user-one.ts';
import { competitionUserRankings } from '#mock/operations/competition-user-rankings.ts';
import { competitionUserTips } from '#mock/operations/competition-user-tips.ts';
import { courseAggregate } from '#mock/operations/course-aggregate.ts';
import { courseAttachmentDownloadUrl } from '#mock/operations/course-attachment-download-url.ts';
import { courseAttachmentWebOfficeToken } from '#mock/operations/course-attachment-web-office-token.ts';
import { courseAttachmentWebOfficeTokenRefresh } from '#mock/operations/course-attachment-web-office-token-refresh.ts';
import { courseNoteRemove } from '#mock/operations/course-note-remove.ts';
import { courseNoteSave } from '#mock/operations/course-note-save.ts';
import { courseOnlineActivate } from '#mock/operations/course-online-activate.ts';
import { courseSearch } from '#mock/operations/course-search.ts';
import { courseThemeCourses } from '#mock/operations/course-theme-courses.ts';
import { courseVideoPlayAuth } from '#mock/operations/course-video-play-auth.ts';
import { courseVideoPlayUrl } from '#mock/operations/course-video-play-url.ts';
import { getAllCaseResult } from '#mock/operations/get-all-case-result.ts';
import { getProblemDetail } from '#mock/operations/get-problem-detail.ts';
import { getProblemList } from '#mock/operations/get-problem-list.ts';
import { getSubmissionDetail } from '#mock/operations/get-submission-detail.ts';
import { getSubmissionList } from '#mock/operations/get-submission-list.ts';
import { getTestJudgeResult } from '#mock/operations/get-test-judge-result.ts';
import { homeworkAggregate } from '#mock/operations/homework-aggregate.ts';
import { homeworkAnswerSubmit } from '#mock/operations/homework-answer-submit.ts';
import { homeworkHistoryAggregate } from '#mock/operations/homework-history-aggregate.ts';
import { jqrAutoLogin } from '#mock/operations/jqr-auto-login.ts';
import { paperDetail } from '#mock/operations/paper-detail.ts';
import { paperHistoryAggregate } from '#mock/operations/paper-history-aggregate.ts';
import { paperHistoryAggregateDetail } from '#mock/operations/paper-history-aggregate-detail.ts';
import { paperPage } from '#mock/operations/paper-page.ts';
import { paperSubmit } from '#mock/operations/paper-submit.ts';
import { paperUserPage } from '#mock/operations/paper-user-page.ts';
import { password } from '#mock/operations/password.ts';
import { questionBankAnswer } from '#mock/operations/question-bank-answer.ts';
import { questionFetchList } from '#mock/operations/question-fetch-list.ts';
import { questionPage } from '#mock/operations/question-page.ts';
import { questionQuestionDetail } from '#mock/operations/question-question-detail.ts';
import { questionQuestionPage } from '#mock/operations/question-question-page.ts';
import { questionStats } from '#mock/operations/question-stats.ts';
import { questionTagsList } from '#mock/operations/question-tags-list.ts';
import { register } from '#mock/operations/register.ts';
import { routerGetList } from '#mock/operations/router-get-list.ts';
import { simulatedLogin } from '#mock/operations/simulated-login.ts';
import { simulatedPassword } from '#mock/operations/simulated-password.ts';
import { simulatedRegister } from '#mock/operations/simulated-register.ts';
import { simulatedUserInfo } from '#mock/operations/simulated-user-info.ts';
import { studentInfo } from '#mock/operations/student-info.ts';
import { studentLogin } from '#mock/operations/student-login.ts';
import { studentUpdatePassword } from '#mock/operations/student-update-password.ts';
import { submission } from '#mock/operations/submission.ts';
import { submitProblemJudge } from '#mock/operations/submit-problem-judge.ts';
import { submitProblemTestJudge } from '#mock/operations/submit-problem-test-judge.ts';
import { systemStudentNoticeDetail } from '#mock/operations/system-student-notice-detail.ts';
import { systemUserNoticeListPage } from '#mock/operations/system-user-notice-list-page.ts';
import { tagTree } from '#mock/operations/tag-tree.ts';
import { expandSeed } from '#mock/seed/expand.ts';
import { operations } from './operations.ts';
import { schemas } from './schemas.ts';
import { seed } from './seed.ts';

export const app: MockApp = {
	name: 'student-app',
	apis: {
		main: {
			base: '/main-api',
			envelope: {
				code: ['code', 'status'],
				message: ['message', 'msg'],
				data: 'data',
				success: [0, 200, '0', '200'],
				fields: { at: ['errors'], item: null },
			},
			auth: { token: 'main', headers: ['Authorization', 'token'], dropLast: 4, prefix: '', rotate: null },
		},
		question: {
			base: '/question-api',
			envelope: { code: ['code', 'status'], message: ['message', 'msg'], data: 'data', success: [0, 200, '0', '200'] },
			auth: { token: 'main', headers: ['Authorization', 'token'], dropLast: 4, prefix: '', rotate: null },
		},
		judge: {
			base: '/judge-api',
			envelope: {
				code: ['status', 'code'],
				message: ['msg', 'message'],
				data: 'data',
				success: [0, 200, '0', '200'],
				httpErrors: true,
			},
			auth: { token: 'judge', headers: ['Authorization'], dropLast: 0, prefix: '', rotate: 'Refresh-Token', refusal: '请您先登录！' },
		},
		simulated: {
			base: '/simulated-api',
			envelope: { code: ['code', 'status'], message: ['msg', 'message'], data: 'data', success: [0, 200, '0', '200'] },
			auth: { token: 'simulated', headers: ['Authorization'], dropLast: 0, prefix: 'Bearer ', rotate: null, refusal: '令牌无效' },
			matching: 'loose',
		},
	},
	operations,
	schemas,
	handlers: {
		'main.routerGetList': routerGetList,
		'main.studentLogin': studentLogin,
		'main.studentInfo': studentInfo,
		'main.studentUpdatePassword': studentUpdatePassword,
		'main.password': password,
		'main.register': register,
		'main.systemUserNoticeListPage': systemUserNoticeListPage,
		'main.systemStudentNoticeDetail': systemStudentNoticeDetail,
		'main.courseThemeCourses': courseThemeCourses,
		'main.courseAggregate': courseAggregate,
		'main.courseOnlineActivate': courseOnlineActivate,
		'main.courseNoteSave': courseNoteSave,
		'main.courseNoteRemove': courseNoteRemove,
		'main.courseSearch': courseSearch,
		'main.courseAttachmentDownloadUrl': courseAttachmentDownloadUrl,
		'main.courseAttachmentWebOfficeToken': courseAttachmentWebOfficeToken,
		'main.courseAttachmentWebOfficeTokenRefresh': courseAttachmentWebOfficeTokenRefresh,
		'main.courseVideoPlayUrl': courseVideoPlayUrl,
		'main.courseVideoPlayAuth': courseVideoPlayAuth,
		'main.homeworkAggregate': homeworkAggregate,
		'main.homeworkHistoryAggregate': homeworkHistoryAggregate,
		'main.homeworkAnswerSubmit': homeworkAnswerSubmit,
		'main.paperPage': paperPage,
		'main.paperDetail': paperDetail,
		'main.paperSubmit': paperSubmit,
		'main.paperUserPage': paperUserPage,
		'main.paperHistoryAggregate': paperHistoryAggregate,
		'main.paperHistoryAggregateDetail': paperHistoryAggregateDetail,
		'main.questionPage': questionPage,
		'main.questionQuestionPage': questionQuestionPage,
		'main.questionQuestionDetail': questionQuestionDetail,
		'main.questionStats': questionStats,
		'main.questionTagsList': questionTagsList,
		'main.tagTree': tagTree,
		'main.questionBankAnswer': questionBankAnswer,
		'main.competitionAll': competitionAll,
		'main.competitionPage': competitionPage,
		'main.competitionDetail': competitionDetail,
		'main.competitionUserTips': competitionUserTips,
		'main.competitionRankings': competitionRankings,
		'main.competitionUserRankings': competitionUserRankings,
		'main.competitionUserOne': competitionUserOne,
		'main.competitionRegister': competitionRegister,
		'main.competitionSubmit': competitionSubmit,
		'question.questionFetchList': questionFetchList,
		'judge.jqrAutoLogin': jqrAutoLogin,
		'judge.getProblemList': getProblemList,
		'judge.getProblemDetail': getProblemDetail,
		'judge.submitProblemTestJudge': submitProblemTestJudge,
		'judge.getTestJudgeResult': getTestJudgeResult,
		'judge.submitProblemJudge': submitProblemJudge,
		'judge.getSubmissionDetail': getSubmissionDetail,
		'judge.getSubmissionList': getSubmissionList,
		'judge.getAllCaseResult': getAllCaseResult,
		'judge.submission': submission,
		'simulated.login': simulatedLogin,
		'simulated.register': simulatedRegister,
		'simulated.password': simulatedPassword,
		'simulated.userInfo': simulatedUserInfo,
	} satisfies Handlers,
	seed,
	expand: expandSeed,
};
