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
		gallery: {
			operation: 'main.courseAggregate',
			with: (s) => ({ scope: 'honours', honourKind: s.state.kind, owner: s.state.mine === true ? 'mine' : 'all', keyword: s.state.keyword }),
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
				{ label: '种类', binds: 'kind', dict: 'honour_kind', kind: 'one', needs: [] },
				{ label: '只看我的', binds: 'mine', kind: 'yes', needs: [] },
				{ label: '关键字', binds: 'keyword', placeholder: '名称、获得者或编号', kind: 'text', needs: [] },
			],
			needs: [],
		},
		{ block: 'text', text: (s, p) => `共 ${p.count(s.data.gallery?.honours)} 份`, look: 'muted', needs: ['gallery'] },
		{ block: 'text', text: '荣誉', look: 'unseen-heading', needs: [] },
		{
			block: 'cards',
			source: { rows: (s) => s.data.gallery?.honours },
			fit: 'contain',
			title: (s) => s.row?.title,
			image: (s) => s.row?.image,
			subtitle: (s) => `${s.row?.ownerName ?? ''}${s.row?.mine ? '（我）' : ''}`,
			badges: [
				(s, p) => p.dictLabel(s.row?.kind, 'honour_kind'),
				(s, p) => p.dictLabel(s.row?.rarity == null ? '' : s.row?.rarity, 'badge_rarity'),
				(s, p) => p.dictLabel(s.row?.level === 'none' ? '' : s.row?.level, 'award_level'),
				(s) => s.row?.state === 'expired' ? '已过期' : s.row?.state === 'revoked' ? '已撤销' : s.row?.state === 'locked' ? '尚未获得' : s.row?.mine && s.row?.revealed === false ? '点开揭晓' : '',
			],
			footer: (s, p) => `${p.date(s.row?.issuedAt == null ? s.row?.stateNote ?? '' : s.row?.issuedAt)}`,
			opens: { route: 'honorDetail', params: (s) => ({ id: s.row?.id }) },
			label: '荣誉',
			empty: (s) => `${s.state.mine === true ? '还没有荣誉：学完一门课，就有第一张证书' : '没有这样的荣誉'}`,
			emptyButtons: [
				{ label: '去课程中心', icon: 'book', actions: [{ open: { route: 'courseIndex' } }], when: (s) => s.state.mine === true },
				{ label: '看全部荣誉', actions: [{ set: () => ({ mine: null, kind: null, keyword: null }) }] },
			],
			needs: ['gallery'],
		},
	],
	shapes: {
		'main.courseAggregate': {
			honours: [{ id: 's', kind: 's', title: 's', level: 's', ownerName: 's', image: 's', state: 's', mine: 'b', revealed: 'b' }],
		},
	},
};
