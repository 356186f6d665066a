// Generated from manifests/pages/honors-gallery-index.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'honors-gallery-index',
	title: '荣誉中心',
	layout: 'main',
	state: {
		mine: { type: 'boolean', query: true, default: null },
		kind: { type: 'string', query: true, default: null },
		keyword: { type: 'string', query: true, default: null },
	},
	data: {
		own: {
			operation: 'main.courseAggregate',
			with: (s) => ({ scope: 'honours', owner: 'mine', honourKind: s.state.kind, keyword: s.state.keyword }),
			requires: [],
			needs: [],
		},
		others: {
			operation: 'main.courseAggregate',
			with: (s) => ({ scope: 'honours', owner: 'others', honourKind: s.state.kind, keyword: s.state.keyword }),
			when: (s) => s.state.mine !== true,
			requires: [],
			needs: [],
		},
	},
	view: [
		{
			block: 'stack',
			direction: 'horizontal',
			align: 'between',
			blocks: [
				{ block: 'text', text: '荣誉中心', look: 'title', needs: [] },
				{
					block: 'buttons',
					items: [{ label: '查验证书', icon: 'check', actions: [{ open: { route: 'verifyHonor' } }] }],
					needs: [],
				},
			],
			needs: [],
		},
		{
			block: 'filter-bar',
			label: '筛选荣誉',
			facets: [
				{ label: '搜索荣誉', binds: 'keyword', placeholder: '名称、获得者或编号', primary: true, kind: 'text', needs: [] },
				{ label: '种类', binds: 'kind', dict: 'honour_kind', primary: true, kind: 'one', needs: [] },
				{ label: '只看我的', binds: 'mine', primary: true, kind: 'yes', needs: [] },
			],
			results: (s, p) => p.count(s.data.own?.honours) + p.count(s.data.others?.honours),
			needs: ['others', 'own'],
		},
		{ block: 'text', text: '我的荣誉', look: 'heading', needs: [] },
		{
			block: 'cards',
			source: { rows: (s) => s.data.own?.honours },
			fit: 'contain',
			stamp: (s) => `${s.row?.state === 'valid' ? '' : s.row?.state === 'expired' ? '已过期' : s.row?.state === 'revoked' ? '已撤销' : s.row?.state === 'locked' ? '未获得' : ''}`,
			title: (s) => s.row?.title,
			image: (s) => s.row?.image,
			subtitle: (s, p) => `${p.date(s.row?.issuedAt == null ? s.row?.stateNote ?? '' : s.row?.issuedAt)}`,
			badges: [
				(s, p) => p.dictLabel(s.row?.kind, 'honour_kind'),
				(s, p) => p.dictLabel(s.row?.rarity == null ? '' : s.row?.rarity, 'badge_rarity'),
				(s, p) => p.dictLabel(s.row?.level === 'none' ? '' : s.row?.level, 'award_level'),
				(s) => s.row?.revealed ? '' : '点开揭晓',
				(s) => s.row?.hidden ? '没有公开' : '',
			],
			opens: { route: 'honorDetail', params: (s) => ({ id: s.row?.id }) },
			columns: 5,
			label: '我的荣誉',
			empty: (s, p) => `${s.state.kind == null && p.count(s.state.keyword) === 0 ? '还没有荣誉：学完一门课，就有第一张证书' : '没有这样的荣誉，换个条件试试'}`,
			emptyButtons: [{ label: '去课程中心', icon: 'book', actions: [{ open: { route: 'courseIndex' } }] }],
			needs: ['own'],
		},
		{
			block: 'stack',
			blocks: [
				{ block: 'text', text: (s, p) => `同学的荣誉（${p.count(s.data.others?.honours)}）`, look: 'heading', needs: ['others'] },
				{
					block: 'cards',
					source: { rows: (s) => s.data.others?.honours },
					fit: 'contain',
					title: (s) => s.row?.title,
					image: (s) => s.row?.image,
					subtitle: (s) => `${s.row?.ownerName ?? ''}`,
					badges: [
						(s, p) => p.dictLabel(s.row?.rarity == null ? '' : s.row?.rarity, 'badge_rarity'),
						(s, p) => p.dictLabel(s.row?.level === 'none' ? '' : s.row?.level, 'award_level'),
					],
					footer: (s, p) => `${p.date(s.row?.issuedAt, 'YYYY-MM-DD', 'place')}`,
					opens: { route: 'honorDetail', params: (s) => ({ id: s.row?.id }) },
					columns: 5,
					label: '同学的荣誉',
					empty: '没有这样的荣誉，换个条件试试',
					needs: ['others'],
				},
			],
			when: (s) => s.state.mine !== true,
			needs: [],
		},
	],
	shapes: {
		'main.courseAggregate': {
			honours: [{ id: 's', kind: 's', title: 's', level: 's', ownerName: 's', image: 's', state: 's', hidden: 'b', revealed: 'b' }],
		},
	},
};
