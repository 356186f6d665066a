// Generated from manifests/pages/search.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'search',
	title: '搜索',
	layout: 'main',
	state: { keyword: { type: 'string', query: true, default: null }, type: { type: 'string', query: true, default: null } },
	data: {
		hits: {
			operation: 'main.courseSearch',
			with: (s) => ({ keyword: s.state.keyword, type: s.state.type }),
			when: (s) => s.state.keyword != null && s.state.keyword !== '',
			requires: ['keyword'],
			needs: [],
			paged: { page: 'pageNum', size: 'pageSize', list: 'records', total: 'total', queryKey: 'page', defaultSize: 12 },
		},
	},
	view: [
		{ block: 'text', text: '搜索', look: 'title', needs: [] },
		{ block: 'search-box', binds: 'keyword', label: '搜索全站', placeholder: '搜索课程、题目、竞赛和通知', needs: [] },
		{
			block: 'stack',
			blocks: [
				{ block: 'text', text: (s) => `找到 ${s.data.hits?.total ?? ''} 条`, look: 'muted', needs: ['hits'] },
				{
					block: 'table',
					source: { rows: (s) => s.data.hits?.records, paged: 'hits' },
					key: (s) => s.row?.type + s.row?.id,
					label: '搜索结果',
					columns: [
						{ title: '标题', value: (s) => s.row?.title, look: 'strong', opens: { path: (s) => s.row?.path } },
						{ title: '类别', value: (s) => s.row?.note },
						{ title: '摘要', value: (s) => s.row?.excerpt, look: 'muted' },
					],
					empty: '没有找到，换个词试试',
					needs: ['hits'],
				},
			],
			when: (s) => s.state.keyword != null && s.state.keyword !== '',
			needs: [],
		},
	],
};
