// Generated from manifests/pages/course-catalogue.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'course-catalogue',
	title: '课程分类',
	layout: 'main',
	state: { category: { type: 'string', query: true, default: null }, keyword: { type: 'string', query: true, default: null } },
	data: {
		top: { operation: 'main.courseDirectoryTop', requires: [], needs: [] },
		found: {
			operation: 'main.courseDirectoryAll',
			with: (s) => ({ parentId: s.state.category, keyword: s.state.keyword }),
			when: (s, p) => s.state.category != null || p.count(s.state.keyword) > 0,
			requires: [],
			needs: [],
		},
	},
	view: [
		{ block: 'page-banner', title: '课程分类', note: '先挑一个大类，再看它分得多细', needs: [] },
		{ block: 'search-box', binds: 'keyword', placeholder: '搜索分类', needs: [] },
		{
			block: 'filter-bar',
			label: '筛选分类',
			facets: [
				{
					source: { rows: (s) => s.data.top },
					label: '大类',
					binds: 'category',
					choice: (s) => s.row?.title,
					kind: 'one',
					needs: ['top'],
				},
			],
			needs: [],
		},
		{ block: 'text', text: '课程大类', look: 'unseen-heading', needs: [] },
		{
			block: 'cards',
			source: { rows: (s) => s.data.top },
			title: (s) => s.row?.title,
			image: (s) => s.row?.cover,
			subtitle: (s) => `${s.row?.summary ?? ''}`,
			footer: (s) => `${s.row?.courseCount ?? ''} 门课`,
			opens: { route: 'courseCatalogue', query: { category: (s) => s.row?.id } },
			columns: 3,
			label: '课程大类',
			empty: '还没有课程分类',
			when: (s, p) => s.state.category == null && p.count(s.state.keyword) === 0,
			needs: ['top'],
		},
		{
			block: 'card',
			title: (s, p) => `${p.count(s.state.keyword) > 0 ? '找到的分类' : '这一类里有'}`,
			buttons: [
				{
					label: '看这一类的全部课程',
					icon: 'book',
					actions: [{ open: { route: 'courseIndex', query: { directory: (s) => s.state.category } } }],
					when: (s) => s.state.category != null,
				},
			],
			blocks: [
				{
					block: 'cards',
					source: { rows: (s) => s.data.found },
					title: (s) => s.row?.title,
					subtitle: (s) => `${s.row?.summary ?? ''}`,
					footer: (s) => `${s.row?.courseCount ?? ''} 门课`,
					opens: { route: 'courseIndex', query: { directory: (s) => s.row?.id } },
					columns: 3,
					label: '课程分类',
					empty: '没有这样的分类，换个词或换个大类试试',
					needs: ['found'],
				},
			],
			when: (s, p) => s.state.category != null || p.count(s.state.keyword) > 0,
			needs: [],
		},
	],
	shapes: {
		'main.courseDirectoryAll': [{ id: 's', title: 's', courseCount: 'n' }],
		'main.courseDirectoryTop': [{ id: 's', title: 's', courseCount: 'n' }],
	},
};
