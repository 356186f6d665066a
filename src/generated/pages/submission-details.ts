// Generated from manifests/pages/submission-details.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'submission-details',
	title: (s) => `提交 ${s.route.params.id ?? ''}`,
	layout: 'main',
	state: {},
	data: {
		detail: {
			operation: 'judge.getSubmissionDetail',
			with: (s) => ({ submitId: s.route.params.id }),
			requires: ['submitId'],
			needs: [],
			essential: true,
		},
		cases: {
			operation: 'judge.getAllCaseResult',
			with: (s) => ({ submitId: s.route.params.id }),
			requires: ['submitId'],
			needs: [],
		},
	},
	view: [
		{ block: 'page-banner', title: (s) => `提交 ${s.route.params.id ?? ''}`, needs: [] },
		{
			block: 'custom',
			component: 'judge#SubmissionView',
			props: (s) => ({ info: s.data.detail, cases: s.data.cases }),
			needs: ['cases', 'detail'],
		},
	],
	shapes: {
		'judge.getAllCaseResult': {
			'?': {
				judgeCaseMode: 's',
				'judgeCaseList?': [
					{
						status: 'n',
						seq: 'n',
						'sample?': {
							input: 's',
							expected: 's',
							'drawing?': { drawn: 's', difference: 's' },
							'robot?': { moves: 's', difference: 's' },
						},
					},
				],
				'subTaskJudgeCaseVoList?': [
					{
						groupNum: 'n',
						status: 'n',
						ac: 'n',
						total: 'n',
						subtaskDetailList: [
							{
								status: 'n',
								seq: 'n',
								'sample?': {
									input: 's',
									expected: 's',
									'drawing?': { drawn: 's', difference: 's' },
									'robot?': { moves: 's', difference: 's' },
								},
							},
						],
					},
				],
			},
		},
		'judge.getSubmissionDetail': { submission: { status: 'n' } },
	},
};
