// Generated from routes.yaml, permissions.yaml and app.yaml by `npm run codegen`; do not edit.
/** Path parameters of each route. */
export interface RouteParams {
	login: Record<string, never>;
	register: Record<string, never>;
	password: Record<string, never>;
	documentPreview: Record<string, never>;
	forbidden: Record<string, never>;
	notFound: Record<string, never>;
	serverError: Record<string, never>;
	unavailable: Record<string, never>;
	index: Record<string, never>;
	ucenter: Record<string, never>;
	profile: Record<string, never>;
	changePassword: Record<string, never>;
	search: Record<string, never>;
	home: Record<string, never>;
	courseIndex: Record<string, never>;
	courseCatalogue: Record<string, never>;
	lecturerDetail: { id: string };
	courseDetail: { id: string };
	courseLive: { id: string };
	courses: Record<string, never>;
	examPrepHubIndex: Record<string, never>;
	examPrepHubPaper: Record<string, never>;
	examPrepHubPaperInfo: Record<string, never>;
	examPrepHub: Record<string, never>;
	honorsGalleryIndex: Record<string, never>;
	honorDetail: { id: string };
	verifyHonor: Record<string, never>;
	honorsGallery: Record<string, never>;
	challengeArenaIndex: Record<string, never>;
	competitionDetail: { id: string };
	competitionAnswer: { id: string };
	competitionQuestions: { id: string };
	rankLists: { id: string };
	challengeArena: Record<string, never>;
	videoIndex: Record<string, never>;
	videoDetail: { id: string };
	videos: Record<string, never>;
	problemIndex: Record<string, never>;
	problemPaperDetail: Record<string, never>;
	problemWrongSheet: Record<string, never>;
	program: Record<string, never>;
	submissionDetails: { id: string };
	problem: Record<string, never>;
	robotField: Record<string, never>;
	robots: Record<string, never>;
	noticeIndex: Record<string, never>;
	noticeDetail: { id: string };
	notices: Record<string, never>;
	menuStudio: Record<string, never>;
	accessMatrix: Record<string, never>;
	worlds: Record<string, never>;
	administration: Record<string, never>;
}

export type RouteName = keyof RouteParams;

export type GuardName = 'learner' | 'staff' | 'writer' | 'remover' | 'menuReader' | 'admin';

export type DictionaryName = 'user_gender' | 'grade' | 'school_stage' | 'course_category' | 'course_kind' | 'course_state' | 'difficulty' | 'lesson_type' | 'video_length' | 'learn_state' | 'attachment_type' | 'homework_state' | 'task_kind' | 'task_state' | 'submit_kind' | 'paper_kind' | 'paper_state' | 'attempt_state' | 'hand_in_way' | 'answer_verdict' | 'question_type' | 'mistake_reason' | 'question_state' | 'mastered_after' | 'subject' | 'level_code' | 'verdict' | 'problem_difficulty' | 'problem_state' | 'language' | 'competition_state' | 'stage_state' | 'reg_state' | 'work_state' | 'award_level' | 'honour_kind' | 'badge_rarity' | 'notice_kind';

export type FeatureName = 'programming' | 'seeing' | 'problemMine' | 'problemTags' | 'problemSort' | 'problemHelp' | 'problemDiscussion' | 'courseDiscussion' | 'courseRatings' | 'videos' | 'exams' | 'competitions' | 'honours' | 'publicComputer';
