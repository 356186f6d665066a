// Generated from manifests/pages/honor-detail.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'honor-detail',
	title: (s) => `${s.data.found?.honour?.title ?? '荣誉详情'}`,
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
		{ block: 'page-banner', title: (s) => `${s.data.found?.honour?.title ?? '荣誉详情'}`, needs: ['found'] },
		{
			block: 'result',
			status: '404',
			title: '没有这份荣誉',
			message: '它不存在，或者主人没有公开。',
			when: (s) => s.data.found?.honour == null,
			needs: ['found'],
		},
		{
			block: 'custom',
			component: 'honours#Certificate',
			props: (s) => ({ honour: s.data.found?.honour }),
			when: (s) => s.data.found?.honour != null && s.data.found?.honour?.kind !== 'badge',
			print: { paper: 'landscape', bare: true },
			needs: ['found'],
		},
		{
			block: 'custom',
			component: 'honours#Certificate',
			props: (s) => ({ honour: s.data.found?.honour }),
			when: (s) => s.data.found?.honour != null && s.data.found?.honour?.kind === 'badge',
			needs: ['found'],
		},
		{
			block: 'buttons',
			items: [
				{
					label: '揭晓徽章',
					icon: 'gift',
					kind: 'primary',
					actions: [{ call: 'main.honourBadgeReveal', with: (s) => ({ honourId: s.data.found?.honour?.id }) }],
				},
			],
			align: 'center',
			when: (s) => s.data.found?.honour != null && s.data.found?.honour?.mine && s.data.found?.honour?.unlocked && s.data.found?.honour?.revealed === false,
			needs: ['found'],
		},
		{
			block: 'card',
			blocks: [
				{
					block: 'detail',
					source: { record: (s) => s.data.found?.honour },
					label: '荣誉信息',
					columns: 3,
					items: [
						{ label: '获得者', value: (s) => s.record?.ownerName, look: 'strong' },
						{ label: '队伍', value: (s) => s.record?.teamName, when: (s) => s.record?.teamName != null },
						{ label: '种类', value: (s, p) => p.dictLabel(s.record?.kind, 'honour_kind'), look: 'badge' },
						{
							label: '等级',
							value: (s, p) => p.dictLabel(s.record?.level, 'award_level'),
							look: 'badge',
							when: (s) => s.record?.level !== 'none',
						},
						{
							label: '稀有度',
							value: (s, p) => p.dictLabel(s.record?.rarity == null ? '' : s.record?.rarity, 'badge_rarity'),
							look: 'badge',
							when: (s) => s.record?.rarity != null,
						},
						{
							label: '状态',
							value: (s) => s.record?.state === 'valid' ? '有效' : s.record?.state === 'expired' ? '已过期' : s.record?.state === 'revoked' ? '已撤销' : s.record?.state === 'locked' ? '尚未获得' : '',
							look: 'badge',
						},
						{
							label: '公开',
							value: (s) => s.record?.hidden ? '只有自己看得到' : '大家都看得到',
							when: (s) => s.record?.mine && s.record?.unlocked && s.record?.revealed,
						},
						{
							label: '颁发',
							value: (s, p) => p.date(s.record?.issuedAt, 'YYYY-MM-DD', 'place'),
							when: (s) => s.record?.issuedAt != null,
						},
						{
							label: '有效期至',
							value: (s, p) => p.date(s.record?.expiresAt, 'YYYY-MM-DD', 'place'),
							when: (s) => s.record?.expiresAt != null,
						},
						{ label: '颁发者', value: (s) => s.record?.issuer },
						{ label: '编号', value: (s) => s.record?.no, when: (s) => s.record?.no != null },
						{ label: '验证码', value: (s) => s.record?.verifyCode, when: (s) => s.record?.verifyCode != null },
						{ label: '因何获得', value: (s) => s.record?.reason, when: (s) => s.record?.reason != null },
						{ label: '说明', value: (s) => s.record?.stateNote, when: (s) => s.record?.stateNote != null },
					],
					needs: ['found'],
				},
			],
			when: (s) => s.data.found?.honour != null,
			needs: ['found'],
		},
		{
			block: 'buttons',
			items: [
				{
					label: '打印',
					icon: 'print',
					actions: [{ print: true }],
					when: (s) => s.data.found?.honour?.kind === 'cert' && s.data.found?.honour?.unlocked,
				},
				{
					label: '看这门课',
					icon: 'book',
					actions: [{ open: { route: 'courseDetail', params: (s) => ({ id: s.data.found?.honour?.courseId }) } }],
					when: (s) => s.data.found?.honour?.courseId != null,
				},
				{
					label: '看这场赛事',
					icon: 'trophy',
					actions: [{ open: { route: 'competitionDetail', params: (s) => ({ id: s.data.found?.honour?.competitionId }) } }],
					when: (s) => s.features.competitions && s.data.found?.honour?.competitionId != null,
				},
				{
					label: '查验这份证书',
					icon: 'check',
					actions: [{ open: { route: 'verifyHonor', query: { code: (s) => s.data.found?.honour?.verifyCode } } }],
					when: (s) => s.data.found?.honour?.verifyCode != null,
				},
				{
					label: '不公开',
					icon: 'lock',
					actions: [
						{ call: 'main.honourVisibilitySave', with: (s) => ({ honourId: s.data.found?.honour?.id, hidden: true }) },
						{ message: '别人看不到这份荣誉了' },
					],
					when: (s) => s.data.found?.honour?.mine && s.data.found?.honour?.unlocked && s.data.found?.honour?.revealed && s.data.found?.honour?.hidden === false,
				},
				{
					label: '公开',
					icon: 'unlock',
					actions: [
						{ call: 'main.honourVisibilitySave', with: (s) => ({ honourId: s.data.found?.honour?.id, hidden: false }) },
						{ message: '大家都能看到这份荣誉了' },
					],
					when: (s) => s.data.found?.honour?.mine && s.data.found?.honour?.unlocked && s.data.found?.honour?.hidden,
				},
				{ label: '全部荣誉', kind: 'text', actions: [{ open: { route: 'honorsGalleryIndex' } }] },
			],
			when: (s) => s.data.found?.honour != null,
			needs: ['found'],
		},
	],
	shapes: {
		'main.courseAggregate': {
			'honour?': {
				id: 's',
				kind: 's',
				title: 's',
				level: 's',
				ownerName: 's',
				issuer: 's',
				image: 's',
				state: 's',
				hidden: 'b',
				likes: 'n',
				mine: 'b',
				unlocked: 'b',
				revealed: 'b',
			},
		},
	},
};
