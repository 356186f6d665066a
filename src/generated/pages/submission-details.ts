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
			block: 'card',
			blocks: [
				{
					block: 'detail',
					source: { record: (s) => s.data.detail?.submission },
					label: '提交情况',
					columns: 3,
					items: [
						{ label: '结果', value: (s, p) => p.dictLabel(s.record?.status, 'verdict'), look: 'badge' },
						{ label: '语言', value: (s) => s.record?.language },
						{ label: '用时', value: (s) => s.record?.time == null ? '' : s.record?.time + ' ms' },
						{ label: '内存', value: (s, p) => s.record?.memory == null ? '' : p.bytes(s.record?.memory * 1024) },
						{ label: '代码长度', value: (s) => s.record?.length == null ? '' : s.record?.length + ' 字符' },
						{ label: '提交', value: (s, p) => p.date(s.record?.submitTime, 'YYYY-MM-DD HH:mm') },
					],
					needs: ['detail'],
				},
			],
			needs: [],
		},
		{
			block: 'card',
			title: '测试点',
			blocks: [
				{
					block: 'table',
					source: { rows: (s) => s.data.cases?.judgeCaseList ?? null },
					key: (s) => s.row?.seq,
					label: '测试点',
					columns: [
						{ title: '序号', value: (s) => s.row?.seq, look: 'strong' },
						{ title: '结果', value: (s, p) => p.dictLabel(s.row?.status, 'verdict'), look: 'badge' },
						{ title: '用时', value: (s) => s.row?.time, align: 'right' },
						{ title: '内存', value: (s) => s.row?.memory, align: 'right' },
						{ title: '得分', value: (s) => s.row?.score, align: 'right' },
					],
					empty: '没有可看的测试点',
					needs: ['cases'],
				},
			],
			needs: [],
		},
	],
};
