// Generated from pages/ by `npm run codegen`; do not edit.
import type { PageEntry } from '#src/pages/page-definition.ts';

export type PageName = 'access-matrix' | 'challenge-arena-index' | 'change-password' | 'competition-answer' | 'competition-detail' | 'competition-questions' | 'course-catalogue' | 'course-detail' | 'course-index' | 'course-live' | 'document-preview' | 'exam-prep-hub-index' | 'exam-prep-hub-paper' | 'exam-prep-hub-paper-info' | 'forbidden' | 'home' | 'honor-detail' | 'honors-gallery-index' | 'lecturer-detail' | 'login' | 'menu-studio' | 'not-found' | 'notice-detail' | 'notice-index' | 'password' | 'problem-index' | 'problem-paper-detail' | 'problem-program' | 'problem-wrong-sheet' | 'profile' | 'rank-lists' | 'register' | 'robot-field' | 'search' | 'server-error' | 'submission-details' | 'ucenter' | 'unavailable' | 'verify-honor' | 'video-detail' | 'video-index' | 'worlds';

export const blankPages: Readonly<Record<string, PageEntry>> = {
	forbidden: { load: async () => (await import('./pages/forbidden.ts')).page, layout: 'blank', blocks: ['result'] },
	login: { load: async () => (await import(/* webpackChunkName: "blank-layout" */ './pages/login.ts')).page, layout: 'blank', blocks: ['buttons', 'form', 'text'] },
	'not-found': { load: async () => (await import('./pages/not-found.ts')).page, layout: 'blank', blocks: ['result'] },
	password: { load: async () => (await import('./pages/password.ts')).page, layout: 'blank', blocks: ['buttons', 'form', 'text'] },
	register: { load: async () => (await import('./pages/register.ts')).page, layout: 'blank', blocks: ['buttons', 'form', 'text'] },
	'server-error': { load: async () => (await import('./pages/server-error.ts')).page, layout: 'blank', blocks: ['result'] },
	unavailable: { load: async () => (await import('./pages/unavailable.ts')).page, layout: 'blank', blocks: ['result'] },
	'verify-honor': { load: async () => (await import('./pages/verify-honor.ts')).page, layout: 'blank', blocks: ['buttons', 'custom', 'detail', 'notice', 'search-box', 'stack', 'text'], components: ['honours#Certificate'], writes: ['code'] },
};
