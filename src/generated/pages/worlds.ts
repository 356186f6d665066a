// Generated from manifests/pages/worlds.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'worlds',
	title: '世界',
	layout: 'main',
	state: {},
	data: {},
	view: [
		{ block: 'text', text: '世界', look: 'title', needs: [] },
		{ block: 'text', text: '机器人能跑的每个世界，和检查时看到的问题。问题不一定是错，也可能是有意的。', look: 'muted', needs: [] },
		{
			block: 'custom',
			component: 'robot#Worlds',
			slots: {
				worlds: [
					{
						block: 'each',
						source: { rows: (s) => s.slot?.rows },
						key: (s) => s.row?.name,
						label: '世界',
						minWidth: 320,
						blocks: [
							{
								block: 'card',
								title: (s) => `${s.row?.title ?? ''}`,
								buttons: [
									{
										label: '去跑一跑',
										icon: 'play',
										kind: 'text',
										opens: { route: 'robotField', query: { world: (s) => s.row?.name } },
										when: (s) => s.features.seeing,
									},
								],
								blocks: [
									{ block: 'custom', component: 'robot#WorldView', props: (s) => ({ name: s.row?.name }), needs: [] },
									{ block: 'text', text: (s) => `${s.row?.task ?? ''}`, needs: [] },
									{
										block: 'detail',
										source: { record: (s) => s.row },
										label: (s) => `${s.row?.title ?? ''}`,
										compact: true,
										items: [
											{ label: '文件', value: (s) => s.row?.name + '.yaml' },
											{ label: '大小', value: (s) => s.row?.width + ' × ' + s.row?.height + ' mm' },
											{ label: '目标', value: (s, p) => p.join(s.row?.goals, '、') },
											{ label: '误差', value: (s) => s.row?.noise, when: (s) => s.row?.noise != null },
											{ label: '用处', value: () => '只用来判题，学生选不到', when: (s) => s.row?.hidden },
										],
										needs: [],
									},
									{
										block: 'each',
										source: { rows: (s) => s.row?.doubts },
										key: (s) => s.row,
										label: (s) => `${s.row?.title ?? ''}的问题`,
										blocks: [{ block: 'notice', text: (s) => `${s.row ?? ''}`, tone: () => 'warn', needs: [] }],
										needs: [],
									},
								],
								needs: [],
							},
						],
						needs: [],
					},
				],
			},
			needs: [],
		},
	],
};
