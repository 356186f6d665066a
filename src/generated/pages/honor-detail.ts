// Generated from manifests/pages/honor-detail.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'honor-detail',
	title: '荣誉详情',
	layout: 'main',
	state: {},
	data: {
		found: {
			operation: 'main.courseAggregate',
			with: (s) => ({ scope: 'honours', honourId: s.route.params.id }),
			requires: [],
			needs: [],
		},
	},
	view: [
		{ block: 'text', text: '荣誉详情', look: 'title', needs: [] },
		{
			block: 'cards',
			source: { rows: (s) => s.data.found?.honours },
			fit: 'contain',
			title: (s) => s.row?.title,
			image: (s) => s.row?.image,
			subtitle: (s) => `${s.row?.ownerName ?? ''} · ${s.row?.issuer ?? ''}`,
			description: (s) => `编号 ${s.row?.no ?? '—'} · 验证码 ${s.row?.verifyCode ?? '—'}`,
			badges: [(s, p) => p.dictLabel(s.row?.kind, 'honour_kind'), (s, p) => p.dictLabel(s.row?.level, 'award_level')],
			footer: (s, p) => `颁发于 ${p.date(s.row?.issuedAt)}`,
			columns: 1,
			label: '荣誉',
			empty: '没有这份荣誉',
			needs: ['found'],
		},
		{
			block: 'buttons',
			items: [
				{ label: '查验证书', actions: [{ open: { route: 'verifyHonor' } }] },
				{ label: '返回荣誉中心', kind: 'text', actions: [{ open: { route: 'honorsGalleryIndex' } }] },
			],
			needs: [],
		},
	],
};
