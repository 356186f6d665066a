// Generated from app.yaml, api/ by `npm run codegen`; do not edit.
import type { Handlers } from '#mock/handler.ts';
import type { MockApp } from '#mock/operation.ts';
import { password } from '#mock/handlers/account/password.ts';
import { register } from '#mock/handlers/account/register.ts';
import { studentDeviceList } from '#mock/handlers/account/student-device-list.ts';
import { studentDeviceSignOut } from '#mock/handlers/account/student-device-sign-out.ts';
import { studentGoalSave } from '#mock/handlers/account/student-goal-save.ts';
import { studentInfo } from '#mock/handlers/account/student-info.ts';
import { studentLogin } from '#mock/handlers/account/student-login.ts';
import { studentProfileSave } from '#mock/handlers/account/student-profile-save.ts';
import { studentUpdatePassword } from '#mock/handlers/account/student-update-password.ts';
import { cardFields } from '#mock/handlers/competition/card-fields.ts';
import { competitionAnswerSave } from '#mock/handlers/competition/competition-answer-save.ts';
import { competitionRankings } from '#mock/handlers/competition/competition-rankings.ts';
import { competitionRegister } from '#mock/handlers/competition/competition-register.ts';
import { competitionReminderSave } from '#mock/handlers/competition/competition-reminder-save.ts';
import { competitionSubmit } from '#mock/handlers/competition/competition-submit.ts';
import { competitionTeamJoin } from '#mock/handlers/competition/competition-team-join.ts';
import { competitionTeamLeave } from '#mock/handlers/competition/competition-team-leave.ts';
import { competitionTeamRemove } from '#mock/handlers/competition/competition-team-remove.ts';
import { competitionTeamTransfer } from '#mock/handlers/competition/competition-team-transfer.ts';
import { competitionUploadFinish } from '#mock/handlers/competition/competition-upload-finish.ts';
import { competitionUploadPart } from '#mock/handlers/competition/competition-upload-part.ts';
import { competitionUploadStart } from '#mock/handlers/competition/competition-upload-start.ts';
import { competitionUserTips } from '#mock/handlers/competition/competition-user-tips.ts';
import { detailFields } from '#mock/handlers/competition/detail-fields.ts';
import { ownEntryFields } from '#mock/handlers/competition/own-entry-fields.ts';
import { ownRankingFields } from '#mock/handlers/competition/own-ranking-fields.ts';
import { courseAggregate } from '#mock/handlers/course/course-aggregate.ts';
import { courseAttachmentDownloadUrl } from '#mock/handlers/course/course-attachment-download-url.ts';
import { courseAttachmentPositionSave } from '#mock/handlers/course/course-attachment-position-save.ts';
import { courseAttachmentWebOfficeToken } from '#mock/handlers/course/course-attachment-web-office-token.ts';
import { courseAttachmentWebOfficeTokenRefresh } from '#mock/handlers/course/course-attachment-web-office-token-refresh.ts';
import { courseDiscussionHelpfulSave } from '#mock/handlers/course/course-discussion-helpful-save.ts';
import { courseDiscussionRemove } from '#mock/handlers/course/course-discussion-remove.ts';
import { courseDiscussionSave } from '#mock/handlers/course/course-discussion-save.ts';
import { courseFavouriteSave } from '#mock/handlers/course/course-favourite-save.ts';
import { courseNoteRemove } from '#mock/handlers/course/course-note-remove.ts';
import { courseNoteSave } from '#mock/handlers/course/course-note-save.ts';
import { courseOnlineActivate } from '#mock/handlers/course/course-online-activate.ts';
import { courseRatingSave } from '#mock/handlers/course/course-rating-save.ts';
import { courseThemeCourses } from '#mock/handlers/course/course-theme-courses.ts';
import { courseVideoPlayAuth } from '#mock/handlers/course/course-video-play-auth.ts';
import { courseVideoPlayUrl } from '#mock/handlers/course/course-video-play-url.ts';
import { courseVideoProgressSave } from '#mock/handlers/course/course-video-progress-save.ts';
import { discussionFields } from '#mock/handlers/course/discussion-fields.ts';
import { problemDiscussionSave } from '#mock/handlers/course/problem-discussion-save.ts';
import { ratingFields } from '#mock/handlers/course/rating-fields.ts';
import { attemptFields } from '#mock/handlers/exam/attempt-fields.ts';
import { paperAttemptNoteSave } from '#mock/handlers/exam/paper-attempt-note-save.ts';
import { paperAttemptStart } from '#mock/handlers/exam/paper-attempt-start.ts';
import { paperDetail } from '#mock/handlers/exam/paper-detail.ts';
import { paperFields } from '#mock/handlers/exam/paper-fields.ts';
import { paperHistoryAggregate } from '#mock/handlers/exam/paper-history-aggregate.ts';
import { paperHistoryAggregateDetail } from '#mock/handlers/exam/paper-history-aggregate-detail.ts';
import { paperSubmit } from '#mock/handlers/exam/paper-submit.ts';
import { questionBookSave } from '#mock/handlers/exam/question-book-save.ts';
import { homeworkAggregate } from '#mock/handlers/homework/homework-aggregate.ts';
import { homeworkAnswerSubmit } from '#mock/handlers/homework/homework-answer-submit.ts';
import { honourFields } from '#mock/handlers/honours/honour-fields.ts';
import { getAllCaseResult } from '#mock/handlers/judge/get-all-case-result.ts';
import { getAllProblemTags } from '#mock/handlers/judge/get-all-problem-tags.ts';
import { getProblemList } from '#mock/handlers/judge/get-problem-list.ts';
import { getSubmissionDetail } from '#mock/handlers/judge/get-submission-detail.ts';
import { getSubmissionList } from '#mock/handlers/judge/get-submission-list.ts';
import { getTestJudgeResult } from '#mock/handlers/judge/get-test-judge-result.ts';
import { getUserProblemStatus } from '#mock/handlers/judge/get-user-problem-status.ts';
import { jqrAutoLogin } from '#mock/handlers/judge/jqr-auto-login.ts';
import { problemFields } from '#mock/handlers/judge/problem-fields.ts';
import { submission } from '#mock/handlers/judge/submission.ts';
import { submitProblemJudge } from '#mock/handlers/judge/submit-problem-judge.ts';
import { submitProblemTestJudge } from '#mock/handlers/judge/submit-problem-test-judge.ts';
import { check } from '#mock/handlers/menus/check.ts';
import { draft } from '#mock/handlers/menus/draft.ts';
import { draftDiscard } from '#mock/handlers/menus/draft-discard.ts';
import { draftSave } from '#mock/handlers/menus/draft-save.ts';
import { publish } from '#mock/handlers/menus/publish.ts';
import { rollBack } from '#mock/handlers/menus/roll-back.ts';
import { versionFields } from '#mock/handlers/menus/version-fields.ts';
import { noticeFields } from '#mock/handlers/notices/notice-fields.ts';
import { noticeNeighbours } from '#mock/handlers/notices/notice-neighbours.ts';
import { systemStudentNoticeRead } from '#mock/handlers/notices/system-student-notice-read.ts';
import { systemStudentNoticeReadAll } from '#mock/handlers/notices/system-student-notice-read-all.ts';
import { problemHelp } from '#mock/handlers/questions/problem-help.ts';
import { problemHintTake } from '#mock/handlers/questions/problem-hint-take.ts';
import { questionBankAnswer } from '#mock/handlers/questions/question-bank-answer.ts';
import { questionDetailFields } from '#mock/handlers/questions/question-detail-fields.ts';
import { questionFetchList } from '#mock/handlers/questions/question-fetch-list.ts';
import { questionFields } from '#mock/handlers/questions/question-fields.ts';
import { questionHintTake } from '#mock/handlers/questions/question-hint-take.ts';
import { questionMasteredSave } from '#mock/handlers/questions/question-mastered-save.ts';
import { questionMistakeSave } from '#mock/handlers/questions/question-mistake-save.ts';
import { questionPracticeSettingsSave } from '#mock/handlers/questions/question-practice-settings-save.ts';
import { questionReviewPlan } from '#mock/handlers/questions/question-review-plan.ts';
import { questionReviewSave } from '#mock/handlers/questions/question-review-save.ts';
import { questionStats } from '#mock/handlers/questions/question-stats.ts';
import { questionWrongBookSheet } from '#mock/handlers/questions/question-wrong-book-sheet.ts';
import { tagFields } from '#mock/handlers/questions/tag-fields.ts';
import { courseSearch } from '#mock/handlers/search/course-search.ts';
import { simulatedLogin } from '#mock/handlers/simulated/simulated-login.ts';
import { simulatedPassword } from '#mock/handlers/simulated/simulated-password.ts';
import { simulatedRegister } from '#mock/handlers/simulated/simulated-register.ts';
import { applyDue } from '#mock/handlers/apply-due.ts';
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
			idempotency: 'Idempotency-Key',
		},
		menus: {
			base: '/main-api',
			envelope: {
				code: ['code', 'status'],
				message: ['message', 'msg'],
				data: 'data',
				success: [0, 200, '0', '200'],
				fields: { at: ['errors'], item: null },
			},
			auth: { token: 'main', headers: ['Authorization', 'token'], dropLast: 4, prefix: '', rotate: null },
			idempotency: 'Idempotency-Key',
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
			auth: { token: 'main', headers: ['Authorization'], dropLast: 4, prefix: 'Bearer ', rotate: null, refusal: '令牌无效' },
			idempotency: 'Idempotency-Key',
			matching: 'loose',
		},
	},
	operations,
	schemas,
	handlers: {
		'main.studentLogin': studentLogin,
		'main.studentInfo': studentInfo,
		'main.studentUpdatePassword': studentUpdatePassword,
		'main.password': password,
		'main.register': register,
		'main.studentProfileSave': studentProfileSave,
		'main.studentGoalSave': studentGoalSave,
		'main.studentDeviceList': studentDeviceList,
		'main.studentDeviceSignOut': studentDeviceSignOut,
		'main.systemStudentNoticeRead': systemStudentNoticeRead,
		'main.systemStudentNoticeReadAll': systemStudentNoticeReadAll,
		'main.courseThemeCourses': courseThemeCourses,
		'main.courseAggregate': courseAggregate,
		'main.courseOnlineActivate': courseOnlineActivate,
		'main.courseFavouriteSave': courseFavouriteSave,
		'main.courseNoteSave': courseNoteSave,
		'main.courseNoteRemove': courseNoteRemove,
		'main.courseDiscussionSave': courseDiscussionSave,
		'main.courseDiscussionHelpfulSave': courseDiscussionHelpfulSave,
		'main.courseDiscussionRemove': courseDiscussionRemove,
		'main.courseRatingSave': courseRatingSave,
		'main.courseSearch': courseSearch,
		'main.courseAttachmentDownloadUrl': courseAttachmentDownloadUrl,
		'main.courseAttachmentWebOfficeToken': courseAttachmentWebOfficeToken,
		'main.courseAttachmentWebOfficeTokenRefresh': courseAttachmentWebOfficeTokenRefresh,
		'main.courseAttachmentPositionSave': courseAttachmentPositionSave,
		'main.courseVideoPlayUrl': courseVideoPlayUrl,
		'main.courseVideoPlayAuth': courseVideoPlayAuth,
		'main.courseVideoProgressSave': courseVideoProgressSave,
		'main.homeworkAggregate': homeworkAggregate,
		'main.homeworkAnswerSubmit': homeworkAnswerSubmit,
		'main.paperDetail': paperDetail,
		'main.paperAttemptStart': paperAttemptStart,
		'main.paperSubmit': paperSubmit,
		'main.paperAttemptNoteSave': paperAttemptNoteSave,
		'main.paperHistoryAggregate': paperHistoryAggregate,
		'main.paperHistoryAggregateDetail': paperHistoryAggregateDetail,
		'main.questionStats': questionStats,
		'main.questionBankAnswer': questionBankAnswer,
		'main.questionMasteredSave': questionMasteredSave,
		'main.questionBookSave': questionBookSave,
		'main.questionMistakeSave': questionMistakeSave,
		'main.questionPracticeSettingsSave': questionPracticeSettingsSave,
		'main.questionHintTake': questionHintTake,
		'main.problemHelp': problemHelp,
		'main.problemHintTake': problemHintTake,
		'main.problemDiscussionSave': problemDiscussionSave,
		'main.questionWrongBookSheet': questionWrongBookSheet,
		'main.questionReviewPlan': questionReviewPlan,
		'main.questionReviewSave': questionReviewSave,
		'main.competitionUserTips': competitionUserTips,
		'main.competitionRankings': competitionRankings,
		'main.competitionRegister': competitionRegister,
		'main.competitionTeamJoin': competitionTeamJoin,
		'main.competitionTeamLeave': competitionTeamLeave,
		'main.competitionTeamTransfer': competitionTeamTransfer,
		'main.competitionTeamRemove': competitionTeamRemove,
		'main.competitionReminderSave': competitionReminderSave,
		'main.competitionSubmit': competitionSubmit,
		'main.competitionAnswerSave': competitionAnswerSave,
		'main.competitionUploadStart': competitionUploadStart,
		'main.competitionUploadPart': competitionUploadPart,
		'main.competitionUploadFinish': competitionUploadFinish,
		'menus.draft': draft,
		'menus.draftSave': draftSave,
		'menus.draftDiscard': draftDiscard,
		'menus.check': check,
		'menus.publish': publish,
		'menus.rollBack': rollBack,
		'question.questionFetchList': questionFetchList,
		'judge.jqrAutoLogin': jqrAutoLogin,
		'judge.getProblemList': getProblemList,
		'judge.getAllProblemTags': getAllProblemTags,
		'judge.getUserProblemStatus': getUserProblemStatus,
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
	} satisfies Handlers,
	computed: {
		'competition/card-fields': cardFields,
		'competition/detail-fields': detailFields,
		'competition/own-entry-fields': ownEntryFields,
		'competition/own-ranking-fields': ownRankingFields,
		'course/discussion-fields': discussionFields,
		'course/rating-fields': ratingFields,
		'exam/attempt-fields': attemptFields,
		'exam/paper-fields': paperFields,
		'honours/honour-fields': honourFields,
		'judge/problem-fields': problemFields,
		'menus/version-fields': versionFields,
		'notices/notice-fields': noticeFields,
		'notices/notice-neighbours': noticeNeighbours,
		'questions/question-detail-fields': questionDetailFields,
		'questions/question-fields': questionFields,
		'questions/tag-fields': tagFields,
	},
	seed,
	expand: expandSeed,
	applyDue,
};
