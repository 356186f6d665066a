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
		submissions: {
			operation: 'judge.getSubmissionList',
			with: (s) => ({ problemID: s.state.problemId, completeProblemID: true, onlyMine: true }),
			requires: ['onlyMine'],
			needs: [],
			paged: { page: 'currentPage', size: 'limit', list: 'records', total: 'total', queryKey: 'page', defaultSize: 10 },
		},
	},
	view: [
		{
			block: 'text',
			text: (s) => `${s.data.detail?.problem?.problemId ?? ''} ${s.data.detail?.problem?.title ?? ''}`,
			look: 'title',
			needs: ['detail'],
		},
		{
			block: 'split',
			side: [
				{
					block: 'detail',
					source: { record: (s) => s.data.detail?.problem },
					label: '题目信息',
					columns: 1,
					items: [
						{ label: '时间限制', value: (s) => s.record?.timeLimit + ' ms' },
						{ label: '内存限制', value: (s) => s.record?.memoryLimit + ' MB' },
						{ label: '作者', value: (s) => s.record?.author },
						{ label: '语言', value: (s, p) => p.join(s.data.detail?.languages, '、') },
					],
					needs: ['detail'],
				},
			],
			main: [
				{
					block: 'card',
					title: '题目描述',
					blocks: [
						{
							block: 'rich-text',
							content: (s) => s.data.detail?.problem?.description,
							format: 'markdown',
							needs: ['detail'],
						},
					],
					needs: [],
				},
				{
					block: 'card',
					title: '输入格式',
					blocks: [{ block: 'rich-text', content: (s) => s.data.detail?.problem?.input, format: 'markdown', needs: ['detail'] }],
					needs: [],
				},
				{
					block: 'card',
					title: '输出格式',
					blocks: [{ block: 'rich-text', content: (s) => s.data.detail?.problem?.output, format: 'markdown', needs: ['detail'] }],
					needs: [],
				},
				{
					block: 'card',
					title: '我的提交',
					blocks: [
						{
							block: 'table',
							source: { rows: (s) => s.data.submissions?.records, paged: 'submissions' },
							key: (s) => s.row?.submitId,
							label: '我的提交',
							columns: [
								{
									title: '编号',
									value: (s) => s.row?.submitId,
									look: 'strong',
									opens: { route: 'submissionDetails', params: (s) => ({ id: s.row?.submitId }) },
								},
								{ title: '语言', value: (s) => s.row?.language },
								{ title: '结果', value: (s, p) => p.dictLabel(s.row?.status, 'verdict'), look: 'badge' },
								{ title: '用时', value: (s) => s.row?.time == null ? '' : s.row?.time + ' ms', align: 'right' },
								{ title: '提交', value: (s, p) => p.date(s.row?.submitTime, 'MM-DD HH:mm') },
							],
							empty: '还没有提交过',
							needs: ['submissions'],
						},
					],
					needs: [],
				},
			],
			label: '题目信息',
			needs: [],
		},
	],
};
