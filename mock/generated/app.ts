// Generated from app.yaml, api/ by `npm run codegen`; do not edit.
import type { Handlers } from '#mock/handler.ts';
import type { MockApp } from '#mock/operation.ts';
import { password } from '#app/account/back-end/password.ts';
import { register } from '#app/account/back-end/register.ts';
import { simulatedLogin } from '#app/account/back-end/simulated/simulated-login.ts';
import { simulatedPassword } from '#app/account/back-end/simulated/simulated-password.ts';
import { simulatedRegister } from '#app/account/back-end/simulated/simulated-register.ts';
import { studentDeviceList } from '#app/account/back-end/student-device-list.ts';
import { studentDeviceSignOut } from '#app/account/back-end/student-device-sign-out.ts';
import { studentGoalSave } from '#app/account/back-end/student-goal-save.ts';
import { studentInfo } from '#app/account/back-end/student-info.ts';
import { studentLogin } from '#app/account/back-end/student-login.ts';
import { studentProfileSave } from '#app/account/back-end/student-profile-save.ts';
import { studentUpdatePassword } from '#app/account/back-end/student-update-password.ts';
import { cardFields } from '#app/competition/back-end/card-fields.ts';
import { competitionAnswerSave } from '#app/competition/back-end/competition-answer-save.ts';
import { competitionRankings } from '#app/competition/back-end/competition-rankings.ts';
import { competitionRegister } from '#app/competition/back-end/competition-register.ts';
import { competitionReminderSave } from '#app/competition/back-end/competition-reminder-save.ts';
import { competitionSubmit } from '#app/competition/back-end/competition-submit.ts';
import { competitionTeamJoin } from '#app/competition/back-end/competition-team-join.ts';
import { competitionTeamLeave } from '#app/competition/back-end/competition-team-leave.ts';
import { competitionTeamRemove } from '#app/competition/back-end/competition-team-remove.ts';
import { competitionTeamTransfer } from '#app/competition/back-end/competition-team-transfer.ts';
import { competitionUploadFinish } from '#app/competition/back-end/competition-upload-finish.ts';
import { competitionUploadPart } from '#app/competition/back-end/competition-upload-part.ts';
import { competitionUploadStart } from '#app/competition/back-end/competition-upload-start.ts';
import { competitionUserTips } from '#app/competition/back-end/competition-user-tips.ts';
import { detailFields } from '#app/competition/back-end/detail-fields.ts';
import { ownEntryFields } from '#app/competition/back-end/own-entry-fields.ts';
import { ownRankingFields } from '#app/competition/back-end/own-ranking-fields.ts';
import { courseAggregate } from '#app/course/back-end/course-aggregate.ts';
import { courseFavouriteSave } from '#app/course/back-end/course-favourite-save.ts';
import { courseOnlineActivate } from '#app/course/back-end/course-online-activate.ts';
import { courseRatingSave } from '#app/course/back-end/course-rating-save.ts';
import { courseThemeCourses } from '#app/course/back-end/course-theme-courses.ts';
import { ratingFields } from '#app/course/back-end/rating-fields.ts';
import { courseDiscussionHelpfulSave } from '#app/discussion/back-end/course-discussion-helpful-save.ts';
import { courseDiscussionRemove } from '#app/discussion/back-end/course-discussion-remove.ts';
import { courseDiscussionSave } from '#app/discussion/back-end/course-discussion-save.ts';
import { discussionFields } from '#app/discussion/back-end/discussion-fields.ts';
import { problemDiscussionSave } from '#app/discussion/back-end/problem-discussion-save.ts';
import { courseAttachmentDownloadUrl } from '#app/documents/back-end/course-attachment-download-url.ts';
import { courseAttachmentPositionSave } from '#app/documents/back-end/course-attachment-position-save.ts';
import { courseAttachmentWebOfficeToken } from '#app/documents/back-end/course-attachment-web-office-token.ts';
import { courseAttachmentWebOfficeTokenRefresh } from '#app/documents/back-end/course-attachment-web-office-token-refresh.ts';
import { attemptFields } from '#app/exam/back-end/attempt-fields.ts';
import { paperAttemptNoteSave } from '#app/exam/back-end/paper-attempt-note-save.ts';
import { paperAttemptStart } from '#app/exam/back-end/paper-attempt-start.ts';
import { paperDetail } from '#app/exam/back-end/paper-detail.ts';
import { paperFields } from '#app/exam/back-end/paper-fields.ts';
import { paperHistoryAggregate } from '#app/exam/back-end/paper-history-aggregate.ts';
import { paperHistoryAggregateDetail } from '#app/exam/back-end/paper-history-aggregate-detail.ts';
import { paperSubmit } from '#app/exam/back-end/paper-submit.ts';
import { homeworkAggregate } from '#app/homework/back-end/homework-aggregate.ts';
import { homeworkAnswerSubmit } from '#app/homework/back-end/homework-answer-submit.ts';
import { honourFields } from '#app/honours/back-end/honour-fields.ts';
import { getAllCaseResult } from '#app/judge/back-end/get-all-case-result.ts';
import { getAllProblemTags } from '#app/judge/back-end/get-all-problem-tags.ts';
import { getProblemList } from '#app/judge/back-end/get-problem-list.ts';
import { getSubmissionDetail } from '#app/judge/back-end/get-submission-detail.ts';
import { getSubmissionList } from '#app/judge/back-end/get-submission-list.ts';
import { getTestJudgeResult } from '#app/judge/back-end/get-test-judge-result.ts';
import { getUserProblemStatus } from '#app/judge/back-end/get-user-problem-status.ts';
import { jqrAutoLogin } from '#app/judge/back-end/jqr-auto-login.ts';
import { problemFields } from '#app/judge/back-end/problem-fields.ts';
import { submission } from '#app/judge/back-end/submission.ts';
import { submitProblemJudge } from '#app/judge/back-end/submit-problem-judge.ts';
import { submitProblemTestJudge } from '#app/judge/back-end/submit-problem-test-judge.ts';
import { check } from '#app/menus/back-end/check.ts';
import { draft } from '#app/menus/back-end/draft.ts';
import { draftDiscard } from '#app/menus/back-end/draft-discard.ts';
import { draftSave } from '#app/menus/back-end/draft-save.ts';
import { publish } from '#app/menus/back-end/publish.ts';
import { rollBack } from '#app/menus/back-end/roll-back.ts';
import { versionFields } from '#app/menus/back-end/version-fields.ts';
import { courseNoteRemove } from '#app/notes/back-end/course-note-remove.ts';
import { courseNoteSave } from '#app/notes/back-end/course-note-save.ts';
import { noticeFields } from '#app/notices/back-end/notice-fields.ts';
import { noticeNeighbours } from '#app/notices/back-end/notice-neighbours.ts';
import { systemStudentNoticeRead } from '#app/notices/back-end/system-student-notice-read.ts';
import { systemStudentNoticeReadAll } from '#app/notices/back-end/system-student-notice-read-all.ts';
import { courseVideoPlayAuth } from '#app/player/back-end/course-video-play-auth.ts';
import { courseVideoPlayUrl } from '#app/player/back-end/course-video-play-url.ts';
import { courseVideoProgressSave } from '#app/player/back-end/course-video-progress-save.ts';
import { problemHelp } from '#app/practice/back-end/problem-help.ts';
import { problemHintTake } from '#app/practice/back-end/problem-hint-take.ts';
import { questionBankAnswer } from '#app/practice/back-end/question-bank-answer.ts';
import { questionBookSave } from '#app/practice/back-end/question-book-save.ts';
import { questionDetailFields } from '#app/practice/back-end/question-detail-fields.ts';
import { questionFetchList } from '#app/practice/back-end/question-fetch-list.ts';
import { questionFields } from '#app/practice/back-end/question-fields.ts';
import { questionHintTake } from '#app/practice/back-end/question-hint-take.ts';
import { questionMasteredSave } from '#app/practice/back-end/question-mastered-save.ts';
import { questionMistakeSave } from '#app/practice/back-end/question-mistake-save.ts';
import { questionPracticeSettingsSave } from '#app/practice/back-end/question-practice-settings-save.ts';
import { questionReviewPlan } from '#app/practice/back-end/question-review-plan.ts';
import { questionReviewSave } from '#app/practice/back-end/question-review-save.ts';
import { questionStats } from '#app/practice/back-end/question-stats.ts';
import { questionWrongBookSheet } from '#app/practice/back-end/question-wrong-book-sheet.ts';
import { tagFields } from '#app/practice/back-end/tag-fields.ts';
import { courseSearch } from '#app/search/back-end/course-search.ts';
import { applyDue } from '#app/back-end/apply-due.ts';
import { expandSeed } from '#app/back-end/expand-seed.ts';
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
		'competition/back-end/card-fields': cardFields,
		'competition/back-end/detail-fields': detailFields,
		'competition/back-end/own-entry-fields': ownEntryFields,
		'competition/back-end/own-ranking-fields': ownRankingFields,
		'course/back-end/rating-fields': ratingFields,
		'discussion/back-end/discussion-fields': discussionFields,
		'exam/back-end/attempt-fields': attemptFields,
		'exam/back-end/paper-fields': paperFields,
		'honours/back-end/honour-fields': honourFields,
		'judge/back-end/problem-fields': problemFields,
		'menus/back-end/version-fields': versionFields,
		'notices/back-end/notice-fields': noticeFields,
		'notices/back-end/notice-neighbours': noticeNeighbours,
		'practice/back-end/question-detail-fields': questionDetailFields,
		'practice/back-end/question-fields': questionFields,
		'practice/back-end/tag-fields': tagFields,
	},
	seed,
	expand: expandSeed,
	applyDue,
	sources: {
		code: 'product',
		seeds: {
			companies: 'product/account/back-end/seed/companies.yaml',
			dictionaries: 'product/account/back-end/seed/dictionaries.yaml',
			schools: 'product/account/back-end/seed/schools.yaml',
			'simulated-users': 'product/account/back-end/seed/simulated-users.yaml',
			users: 'product/account/back-end/seed/users.yaml',
			competitions: 'product/competition/back-end/seed/competitions.yaml',
			'course-codes': 'product/course/back-end/seed/course-codes.yaml',
			'course-outlines': 'product/course/back-end/seed/course-outlines.yaml',
			'course-ratings': 'product/course/back-end/seed/course-ratings.yaml',
			'course-zones': 'product/course/back-end/seed/course-zones.yaml',
			courses: 'product/course/back-end/seed/courses.yaml',
			directories: 'product/course/back-end/seed/directories.yaml',
			enrolments: 'product/course/back-end/seed/enrolments.yaml',
			favourites: 'product/course/back-end/seed/favourites.yaml',
			teachers: 'product/course/back-end/seed/teachers.yaml',
			'discussion-posts': 'product/discussion/back-end/seed/discussion-posts.yaml',
			'file-sizes': 'product/documents/back-end/seed/file-sizes.yaml',
			'attempt-plans': 'product/exam/back-end/seed/attempt-plans.yaml',
			papers: 'product/exam/back-end/seed/papers.yaml',
			banners: 'product/home/back-end/seed/banners.yaml',
			homework: 'product/homework/back-end/seed/homework.yaml',
			honours: 'product/honours/back-end/seed/honours.yaml',
			'problem-help': 'product/judge/back-end/seed/problem-help.yaml',
			'problem-outlines': 'product/judge/back-end/seed/problem-outlines.yaml',
			problems: 'product/judge/back-end/seed/problems.yaml',
			'reference-programs': 'product/judge/back-end/seed/reference-programs.yaml',
			'menu-versions': 'product/menus/back-end/seed/menu-versions.yaml',
			routes: 'product/menus/back-end/seed/routes.yaml',
			notes: 'product/notes/back-end/seed/notes.yaml',
			messages: 'product/notices/back-end/seed/messages.yaml',
			notices: 'product/notices/back-end/seed/notices.yaml',
			clips: 'product/player/back-end/seed/clips.yaml',
			videos: 'product/player/back-end/seed/videos.yaml',
			'practice-hints': 'product/practice/back-end/seed/practice-hints.yaml',
			'question-materials': 'product/practice/back-end/seed/question-materials.yaml',
			'question-pools': 'product/practice/back-end/seed/question-pools.yaml',
			questions: 'product/practice/back-end/seed/questions.yaml',
			'short-questions': 'product/practice/back-end/seed/short-questions.yaml',
			tags: 'product/practice/back-end/seed/tags.yaml',
			campuses: 'product/timetable/back-end/seed/campuses.yaml',
			classes: 'product/timetable/back-end/seed/classes.yaml',
			schedules: 'product/timetable/back-end/seed/schedules.yaml',
		},
		folders: [
			'product/account/back-end',
			'product/account/back-end/seed',
			'product/account/back-end/simulated',
			'product/back-end',
			'product/competition/back-end',
			'product/competition/back-end/seed',
			'product/course/back-end',
			'product/course/back-end/seed',
			'product/discussion/back-end',
			'product/discussion/back-end/seed',
			'product/documents/back-end',
			'product/documents/back-end/seed',
			'product/exam/back-end',
			'product/exam/back-end/seed',
			'product/home/back-end/seed',
			'product/homework/back-end',
			'product/homework/back-end/seed',
			'product/honours/back-end',
			'product/honours/back-end/seed',
			'product/judge/back-end',
			'product/judge/back-end/seed',
			'product/menus/back-end',
			'product/menus/back-end/seed',
			'product/notes/back-end',
			'product/notes/back-end/seed',
			'product/notices/back-end',
			'product/notices/back-end/seed',
			'product/player/back-end',
			'product/player/back-end/seed',
			'product/practice/back-end',
			'product/practice/back-end/seed',
			'product/search/back-end',
			'product/timetable/back-end/seed',
		],
	},
};
