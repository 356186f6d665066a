// Generated from manifests/pages/honors-gallery-index.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'honors-gallery-index',
	title: '荣誉中心',
	layout: 'main',
	state: {
		kind: { type: 'string', query: true, default: null },
		owner: { type: 'string', query: true, default: 'all' },
		keyword: { type: 'string', query: true, default: null },
	},
	data: {
		gallery: {
			operation: 'main.courseAggregate',
			with: (s) => ({ scope: 'honours', honourKind: s.state.kind, owner: s.state.owner, keyword: s.state.keyword }),
			requires: [],
			needs: [],
		},
	},
	view: [
		{ block: 'text', text: '荣誉中心', look: 'title', needs: [] },
		{ block: 'search-box', binds: 'keyword', placeholder: '搜索荣誉、获得者或编号', needs: [] },
		{
			block: 'buttons',
			items: [
				{
					label: '全部荣誉',
					kind: 'text',
					pressed: (s) => s.state.owner === 'all',
					actions: [{ set: () => ({ owner: 'all' }) }],
				},
				{
					label: '我的荣誉',
					kind: 'text',
					pressed: (s) => s.state.owner === 'mine',
					actions: [{ set: () => ({ owner: 'mine' }) }],
				},
				{
					label: '证书',
					kind: 'text',
					pressed: (s) => s.state.kind === 'cert',
					actions: [{ set: () => ({ kind: 'cert' }) }],
				},
				{
					label: '奖牌',
					kind: 'text',
					pressed: (s) => s.state.kind === 'medal',
					actions: [{ set: () => ({ kind: 'medal' }) }],
				},
				{
					label: '徽章',
					kind: 'text',
					pressed: (s) => s.state.kind === 'badge',
					actions: [{ set: () => ({ kind: 'badge' }) }],
				},
				{ label: '不限种类', kind: 'text', pressed: (s) => s.state.kind == null, actions: [{ set: () => ({ kind: null }) }] },
			],
			needs: [],
		},
		{
			block: 'cards',
			source: { rows: (s) => s.data.gallery?.honours },
			fit: 'contain',
			title: (s) => s.row?.title,
			image: (s) => s.row?.image,
			subtitle: (s) => `${s.row?.ownerName ?? ''}`,
			badges: [(s, p) => p.dictLabel(s.row?.kind, 'honour_kind'), (s, p) => p.dictLabel(s.row?.level, 'award_level')],
			footer: (s, p) => `${p.date(s.row?.issuedAt)}`,
			opens: { route: 'honorDetail', params: (s) => ({ id: s.row?.id }) },
			label: '荣誉',
			empty: '还没有这样的荣誉',
			needs: ['gallery'],
		},
	],
};
