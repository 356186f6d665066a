// Generated from components.yaml by `npm run codegen`; do not edit.
import type { ComponentType } from 'react';
import type { Handler } from '#src/pages/use-page-code.ts';
import type { ComponentProps, HandlerTypes } from './component-props.ts';

export const components = {
	'menus#AccessMatrix': async () => (await import('#app/menus/access-matrix.tsx')).AccessMatrix,
	'player#VideoPlayer': async () => (await import('#app/player/video-player.tsx')).VideoPlayer,
	'judge#Workbench': async () => (await import('#app/judge/workbench.tsx')).Workbench,
	'judge#ProgramField': async () => (await import('#app/judge/program-field.tsx')).ProgramField,
	'judge#HandedInProgram': async () => (await import(/* webpackChunkName: "exam-prep-hub-paper" */ '#app/judge/handed-in-program.tsx')).HandedInProgram,
	'judge#ProgramText': async () => (await import('#app/judge/program-text.tsx')).ProgramText,
	'judge#SubmissionView': async () => (await import('#app/judge/submission-view.tsx')).SubmissionView,
	'robot#WorldView': async () => (await import('#app/robot/world-view.tsx')).WorldView,
	'robot#RobotField': async () => (await import('#app/robot/robot-field.tsx')).RobotField,
	'robot#Worlds': async () => (await import('#app/robot/worlds.tsx')).Worlds,
	'documents#DocumentViewer': async () => (await import('#app/documents/document-viewer.tsx')).DocumentViewer,
	'documents#UploadViewer': async () => (await import(/* webpackChunkName: "competition-answer" */ '#app/documents/document-viewer.tsx')).UploadViewer,
	'notes#NoteDesk': async () => (await import(/* webpackChunkName: "document-preview-video-detail" */ '#app/notes/note-desk.tsx')).NoteDesk,
	'discussion#Discussion': async () => (await import('#app/discussion/discussion.tsx')).Discussion,
	'course#PositionScope': async () => (await import(/* webpackChunkName: "document-preview-video-detail" */ '#app/course/content-position.tsx')).PositionScope,
	'course#LessonFrame': async () => (await import('#app/course/lesson-frame.tsx')).LessonFrame,
	'course#LessonOutline': async () => (await import('#app/course/lesson-outline.tsx')).LessonOutline,
	'home#WeekGoal': async () => (await import('#app/home/week-goal.tsx')).WeekGoal,
	'search#SearchHistory': async () => (await import('#app/search/search-history.tsx')).SearchHistory,
	'honours#Certificate': async () => (await import('#app/honours/certificate.tsx')).Certificate,
	'exam#ExamDesk': async () => (await import(/* webpackChunkName: "exam-prep-hub-paper" */ '#app/exam/exam-desk.tsx')).ExamDesk,
	'exam#DeviceCheck': async () => (await import('#app/exam/device-check.tsx')).DeviceCheck,
	'exam#UndeliveredAnswers': async () => (await import(/* webpackChunkName: "exam-prep-hub-paper" */ '#app/exam/undelivered-answers.tsx')).UndeliveredAnswers,
	'question#QuestionReview': async () => (await import(/* webpackChunkName: "exam-prep-hub-paper" */ '#app/question/question-review.tsx')).QuestionReview,
	'question#AnswerKey': async () => (await import(/* webpackChunkName: "problem-wrong-sheet" */ '#app/question/answer-key.tsx')).AnswerKey,
	'question#Material': async () => (await import(/* webpackChunkName: "problem-wrong-sheet" */ '#app/question/material.tsx')).Material,
	'timetable#Timetable': async () => (await import(/* webpackChunkName: "ucenter" */ '#app/timetable/timetable.tsx')).Timetable,
	'practice#PracticeDesk': async () => (await import('#app/practice/practice-desk.tsx')).PracticeDesk,
	'practice#ReviewDesk': async () => (await import(/* webpackChunkName: "ucenter" */ '#app/practice/review-desk.tsx')).ReviewDesk,
	'practice#WrongQuestion': async () => (await import(/* webpackChunkName: "problem-wrong-sheet" */ '#app/practice/wrong-question.tsx')).WrongQuestion,
	'menus#MenuStudio': async () => (await import('#app/menus/menu-studio.tsx')).MenuStudio,
	'competition#BoardReplay': async () => (await import('#app/competition/board-replay.tsx')).BoardReplay,
	'competition#WorkChanges': async () => (await import(/* webpackChunkName: "competition-answer" */ '#app/competition/work-changes.tsx')).WorkChanges,
	'competition#AnswerDesk': async () => (await import(/* webpackChunkName: "competition-answer" */ '#app/competition/answer-desk.tsx')).AnswerDesk,
} satisfies { [Name in keyof ComponentProps]?: () => Promise<ComponentType<ComponentProps[Name]>> };

export const handlers = {
	openLesson: async () => (await import('#app/course/open-lesson.ts')).openLesson,
	randomProblem: async () => (await import('#app/judge/random-problem.ts')).randomProblem,
	newPractice: async () => (await import('#app/practice/new-practice.ts')).newPractice,
} satisfies { [Name in keyof HandlerTypes]?: () => Promise<Handler<Name>> };
