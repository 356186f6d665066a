// Generated from manifests/pages/competition-detail.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'competition-detail',
	title: (s) => `${s.data.detail?.competition?.title ?? ''}`,
	layout: 'main',
	state: { tab: { type: 'string', query: true, default: null } },
	data: {
		detail: { operation: 'main.competitionDetail', with: (s) => ({ id: s.route.params.id }), requires: ['id'], needs: [] },
		mine: {
			operation: 'main.competitionUserOne',
			with: (s) => ({ competitionId: s.route.params.id }),
			requires: ['competitionId'],
			needs: [],
		},
	},
	view: [
		{ block: 'text', text: (s) => `${s.data.detail?.competition?.title ?? ''}`, look: 'title', needs: ['detail'] },
		{
			block: 'split',
			side: [
				{ block: 'image', url: (s) => s.data.detail?.competition?.cover, alt: '', ratio: '16/9', needs: ['detail'] },
				{
					block: 'detail',
					source: { record: (s) => s.data.detail?.competition },
					label: '赛事概况',
					columns: 1,
					items: [
						{ label: '状态', value: (s, p) => p.dictLabel(s.record?.state, 'competition_state'), look: 'badge' },
						{
							label: '我的报名',
							value: (s, p) => s.record?.myState === 'none' ? '未报名' : p.dictLabel(s.record?.myState, 'reg_state'),
						},
						{ label: '赛道', value: (s) => s.record?.track },
						{ label: '形式', value: (s) => s.record?.form === 'team' ? '组队' : '个人' },
						{ label: '报名截止', value: (s, p) => p.date(s.record?.regTo, 'YYYY-MM-DD HH:mm') },
						{ label: '开始', value: (s, p) => p.date(s.record?.startAt, 'YYYY-MM-DD HH:mm') },
						{ label: '地点', value: (s) => s.record?.place },
						{ label: '队伍', value: (s) => s.record?.teamCount },
					],
					needs: ['detail'],
				},
				{
					block: 'buttons',
					items: [
						{
							label: '排行榜',
							actions: [{ open: { route: 'rankLists', params: (s) => ({ id: s.route.params.id }) } }],
							when: (s) => s.data.detail?.competition?.hasRanking,
						},
						{
							label: '赛题',
							actions: [{ open: { route: 'competitionQuestions', params: (s) => ({ id: s.route.params.id }) } }],
							when: (s, p) => p.count(s.data.detail?.tasks) > 0,
						},
						{
							label: '我的作答',
							actions: [{ open: { route: 'competitionAnswer', params: (s) => ({ id: s.route.params.id }) } }],
							when: (s) => s.data.mine?.can?.answer || s.data.mine?.can?.submitWork,
						},
					],
					needs: ['detail', 'mine'],
				},
				{
					block: 'stack',
					blocks: [
						{ block: 'text', text: '报名', look: 'heading', needs: [] },
						{
							block: 'form',
							refusals: { at: ['errors'], name: 'field', message: 'message' },
							submits: 'main.competitionRegister',
							with: (s) => ({ competitionId: s.route.params.id, action: 'submit' }),
							label: '报名',
							fields: [
								{ field: 'group', label: '组别', rules: { type: 'string', required: false, maxLength: 20 } },
								{
									field: 'teamName',
									label: '队名',
									when: (s) => s.data.detail?.competition?.form === 'team',
									rules: { type: 'string', required: false, minLength: 2, maxLength: 24, message: '队名为 2–24 个字' },
								},
								{ field: 'slogan', label: '口号', rules: { type: 'string', required: false, maxLength: 40 } },
								{ field: 'teacher', label: '指导老师', rules: { type: 'string', required: false, maxLength: 20 } },
								{ field: 'agreed', label: '我已和家长一起读过参赛协议', control: 'checkbox', rules: { type: 'boolean', required: false } },
							],
							submit: '提交报名',
							then: [{ message: '报名已提交，请等待审核' }],
							needs: ['detail'],
						},
					],
					when: (s) => s.data.mine?.can?.register,
					needs: ['mine'],
				},
			],
			main: [
				{
					block: 'card',
					blocks: [
						{
							block: 'tabs',
							label: '赛事内容',
							binds: 'tab',
							items: [
								{
									key: 'intro',
									title: '介绍',
									blocks: [{ block: 'rich-text', content: (s) => s.data.detail?.introHtml, needs: ['detail'] }],
								},
								{
									key: 'rules',
									title: '规则',
									blocks: [
										{ block: 'rich-text', content: (s) => s.data.detail?.rulesHtml, needs: ['detail'] },
										{ block: 'rich-text', content: (s) => s.data.detail?.scoringHtml, needs: ['detail'] },
									],
								},
								{
									key: 'stages',
									title: '赛程',
									blocks: [
										{
											block: 'table',
											source: { rows: (s) => s.data.detail?.stages },
											label: '赛程',
											columns: [
												{ title: '阶段', value: (s) => s.row?.name, look: 'strong' },
												{
													title: '状态',
													value: (s) => s.row?.state === 'wait' ? '未开始' : s.row?.state === 'open' ? '进行中' : s.row?.state === 'review' ? '评审中' : '已结束',
													look: 'badge',
												},
												{ title: '开始', value: (s, p) => p.date(s.row?.from, 'MM-DD HH:mm') },
												{ title: '结束', value: (s, p) => p.date(s.row?.to, 'MM-DD HH:mm') },
												{ title: '说明', value: (s) => s.row?.note, look: 'muted' },
											],
											empty: '赛程还没有公布',
											needs: ['detail'],
										},
									],
								},
								{
									key: 'results',
									title: '公示',
									blocks: [
										{
											block: 'table',
											source: { rows: (s) => s.data.detail?.results },
											key: (s) => s.row?.teamId,
											label: '获奖公示',
											columns: [
												{ title: '队伍', value: (s) => s.row?.teamName, look: 'strong' },
												{ title: '学校', value: (s) => s.row?.school },
												{ title: '组别', value: (s) => s.row?.group },
												{ title: '奖项', value: (s) => s.row?.award, look: 'badge' },
											],
											empty: '还没有公示',
											needs: ['detail'],
										},
									],
								},
							],
							needs: [],
						},
					],
					needs: [],
				},
			],
			width: 320,
			label: '赛事概况',
			needs: [],
		},
	],
	shapes: {
		'main.competitionDetail': {
			competition: {
				title: 's',
				cover: 's',
				track: 's',
				form: 's',
				state: 's',
				place: 's',
				regTo: 's',
				startAt: 's',
				teamCount: 'n',
				myState: 's',
				hasRanking: 'b',
			},
			introHtml: 's',
			rulesHtml: 's',
			scoringHtml: 's',
			stages: [{ name: 's', state: 's', note: 's' }],
			tasks: [{}],
			results: [{ teamId: 's', teamName: 's', school: 's', group: 's', award: 's' }],
		},
		'main.competitionUserOne': { can: { register: 'b', submitWork: 'b', answer: 'b' } },
	},
};
