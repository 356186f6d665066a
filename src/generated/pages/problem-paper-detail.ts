// Generated from manifests/pages/problem-paper-detail.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'problem-paper-detail',
	title: '题目练习',
	layout: 'main',
	state: { id: { type: 'string', query: true, default: null } },
	data: {
		detail: { operation: 'main.questionQuestionDetail', with: (s) => ({ id: s.state.id }), requires: ['id'], needs: [] },
	},
	view: [
		{ block: 'page-banner', title: (s) => `题目 ${s.data.detail?.question?.id ?? ''}`, needs: ['detail'] },
		{
			block: 'card',
			blocks: [
				{ block: 'rich-text', content: (s) => s.data.detail?.question?.stemHtml, needs: ['detail'] },
				{
					block: 'table',
					source: { rows: (s) => s.data.detail?.question?.options },
					key: (s) => s.row?.key,
					label: '选项',
					columns: [
						{ title: '选项', value: (s) => s.row?.key, look: 'strong', width: 80 },
						{ title: '内容', value: (s) => s.row?.html, look: 'html' },
					],
					rowButtons: [
						{
							label: '选这个',
							actions: [
								{
									call: 'main.questionBankAnswer',
									with: (s, p) => ({ questionId: s.data.detail?.question?.id, value: p.list(s.row?.key) }),
								},
								{ message: (s) => `${s.result?.verdict === 'right' ? '答对了！' : '再想一想'}` },
								{ refresh: ['detail'] },
							],
						},
					],
					when: (s, p) => p.count(s.data.detail?.question?.options) > 0,
					needs: ['detail'],
				},
			],
			needs: [],
		},
		{
			block: 'card',
			blocks: [
				{
					block: 'detail',
					source: { record: (s) => s.data.detail?.mine },
					label: '我的记录',
					items: [
						{ label: '练习', value: (s) => s.record?.practiced },
						{ label: '答对', value: (s) => s.record?.rightTimes },
						{ label: '答错', value: (s) => s.record?.wrongTimes },
						{ label: '最近', value: (s, p) => p.ago(s.record?.lastAt) },
					],
					needs: ['detail'],
				},
			],
			needs: [],
		},
		{
			block: 'card',
			title: '解析',
			blocks: [{ block: 'rich-text', content: (s) => s.data.detail?.key?.analysisHtml ?? null, needs: ['detail'] }],
			when: (s) => s.data.detail?.key != null,
			needs: ['detail'],
		},
		{ block: 'buttons', items: [{ label: '返回题库', actions: [{ open: { route: 'problemIndex' } }] }], needs: [] },
	],
	shapes: {
		'main.questionBankAnswer': { verdict: 's' },
		'main.questionQuestionDetail': {
			question: { id: 's', stemHtml: 's', 'options?': [{ key: 's', html: 's' }] },
			mine: { practiced: 'n', rightTimes: 'n', wrongTimes: 'n' },
			'key?': { analysisHtml: 's' },
		},
	},
};
