// Generated from manifests/pages/problem-program.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'problem-program',
	title: (s) => `${s.data.detail?.problem?.title ?? ''}`,
	layout: 'main',
	state: { problemId: { type: 'string', query: true, default: null } },
	data: {
		detail: {
			operation: 'judge.getProblemDetail',
			with: (s) => ({ problemId: s.state.problemId }),
			requires: ['problemId'],
			needs: [],
		},
	},
	view: [
		{
			block: 'custom',
			component: 'features/judge#Workbench',
			props: (s) => ({ info: s.data.detail, help: s.features.problemHelp, discusses: s.features.problemDiscussion }),
			blocks: [
				{
					block: 'custom',
					component: 'features/discussion#ProblemDiscussion',
					props: (s) => ({ problemId: s.state.problemId, readonly: (s.session.info?.studentDTO?.state ?? 'normal') === 'readonly' }),
					when: (s) => s.features.problemDiscussion,
					needs: [],
				},
			],
			when: (s) => s.state.problemId != null,
			needs: ['detail'],
		},
		{
			block: 'result',
			status: '404',
			title: '没有说是哪一道题',
			message: '从题库里选一道编程题再来。',
			buttons: [{ label: '去题库', kind: 'primary', actions: [{ open: { route: 'problemIndex', query: { tab: () => 'program' } } }] }],
			when: (s) => s.state.problemId == null,
			needs: [],
		},
	],
	shapes: {
		'judge.getProblemDetail': {
			problem: { id: 'n', problemId: 's', title: 's', type: 'n', timeLimit: 'n', memoryLimit: 'n' },
			tags: [{ id: 'n', name: 's' }],
			languages: ['s'],
			problemCount: { pid: 'n', total: 'n', ac: 'n', mle: 'n', tle: 'n', re: 'n', pe: 'n', ce: 'n', wa: 'n', se: 'n', pa: 'n' },
			codeTemplate: {},
		},
	},
};
