// Generated from components.yaml by `npm run codegen`; do not edit.
import type { ComponentType } from 'react';
import type { Handler } from '#src/pages/use-page-code.ts';
import type { ComponentProps, HandlerTypes } from './component-props.ts';

export const components = {
	'features/access-matrix#AccessMatrix': async () => (await import('#src/features/access-matrix/access-matrix.tsx')).AccessMatrix,
	'features/player#VideoPlayer': async () => (await import('#src/features/player/video-player.tsx')).VideoPlayer,
	'features/judge#Workbench': async () => (await import(/* webpackChunkName: "problem-program" */ '#src/features/judge/workbench.tsx')).Workbench,
	'features/judge#SubmissionView': async () => (await import('#src/features/judge/submission-view.tsx')).SubmissionView,
	'features/documents#DocumentViewer': async () => (await import('#src/features/documents/document-viewer.tsx')).DocumentViewer,
	'features/notes#NoteDesk': async () => (await import(/* webpackChunkName: "document-preview-video-detail" */ '#src/features/notes/note-desk.tsx')).NoteDesk,
	'features/discussion#ProblemDiscussion': async () => (await import(/* webpackChunkName: "problem-program" */ '#src/features/discussion/problem-discussion.tsx')).ProblemDiscussion,
	'features/discussion#LessonDiscussion': async () => (await import(/* webpackChunkName: "document-preview-video-detail" */ '#src/features/discussion/lesson-discussion.tsx')).LessonDiscussion,
	'features/learning#PositionScope': async () => (await import(/* webpackChunkName: "document-preview-video-detail" */ '#src/ui/content-position.tsx')).PositionScope,
	'features/learning#LessonFrame': async () => (await import('#src/features/learning/lesson-frame.tsx')).LessonFrame,
	'features/learning#LessonOutline': async () => (await import('#src/features/learning/lesson-outline.tsx')).LessonOutline,
	'features/learning#ResumeLink': async () => (await import(/* webpackChunkName: "home" */ '#src/features/learning/resume-link.tsx')).ResumeLink,
	'features/learning#WeekGoal': async () => (await import(/* webpackChunkName: "home" */ '#src/features/learning/week-goal.tsx')).WeekGoal,
	'features/learning#TodoList': async () => (await import(/* webpackChunkName: "home" */ '#src/features/learning/todo-list.tsx')).TodoList,
	'features/learning#NoteList': async () => (await import(/* webpackChunkName: "ucenter" */ '#src/features/learning/note-list.tsx')).NoteList,
	'features/learning#Carousel': async () => (await import(/* webpackChunkName: "home" */ '#src/features/learning/carousel.tsx')).Carousel,
	'features/search#SearchHistory': async () => (await import('#src/features/search/search-history.tsx')).SearchHistory,
	'features/notices#MarkRead': async () => (await import('#src/features/notices/mark-read.tsx')).MarkRead,
	'features/competition#TeamCard': async () => (await import('#src/features/competition/team-card.tsx')).TeamCard,
	'features/competition#Invitation': async () => (await import('#src/features/competition/invitation.tsx')).Invitation,
	'features/honours#Certificate': async () => (await import('#src/features/honours/certificate.tsx')).Certificate,
	'features/homework#HomeworkDesk': async () => (await import('#src/features/homework/homework-desk.tsx')).HomeworkDesk,
	'features/exam#ExamDesk': async () => (await import(/* webpackChunkName: "exam-prep-hub-paper" */ '#src/features/exam/exam-desk.tsx')).ExamDesk,
	'features/exam#DeviceCheck': async () => (await import('#src/features/exam/device-check.tsx')).DeviceCheck,
	'features/exam#UndeliveredAnswers': async () => (await import(/* webpackChunkName: "exam-prep-hub-paper" */ '#src/features/exam/undelivered-answers.tsx')).UndeliveredAnswers,
	'features/exam#ExamReview': async () => (await import(/* webpackChunkName: "exam-prep-hub-paper" */ '#src/features/exam/exam-review.tsx')).ExamReview,
	'features/timetable#Timetable': async () => (await import(/* webpackChunkName: "ucenter" */ '#src/features/timetable/timetable.tsx')).Timetable,
	'features/practice#PracticeDesk': async () => (await import('#src/features/practice/practice-desk.tsx')).PracticeDesk,
	'features/practice#ReviewDesk': async () => (await import(/* webpackChunkName: "ucenter" */ '#src/features/practice/review-desk.tsx')).ReviewDesk,
	'features/practice#WrongSheet': async () => (await import('#src/features/practice/wrong-sheet.tsx')).WrongSheet,
	'features/menu-studio#MenuStudio': async () => (await import('#src/features/menu-studio/menu-studio.tsx')).MenuStudio,
	'features/competition#BoardReplay': async () => (await import('#src/features/competition/board-replay.tsx')).BoardReplay,
	'features/competition#AnswerDesk': async () => (await import('#src/features/competition/answer-desk.tsx')).AnswerDesk,
} satisfies { [Name in keyof ComponentProps]?: () => Promise<ComponentType<ComponentProps[Name]>> };

export const handlers = {
	openLesson: async () => (await import('#src/features/learning/open-lesson.ts')).openLesson,
	randomProblem: async () => (await import('#src/features/judge/random-problem.ts')).randomProblem,
	newPractice: async () => (await import('#src/features/practice/new-practice.ts')).newPractice,
} satisfies { [Name in keyof HandlerTypes]?: () => Promise<Handler<Name>> };
