// Generated from manifests/pages/competition-answer.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'competition-answer',
	title: '竞赛作答',
	layout: 'main',
	state: {},
	data: {
		mine: {
			operation: 'main.competitionUserOne',
			with: (s) => ({ competitionId: s.route.params.id }),
			requires: ['competitionId'],
			needs: [],
		},
	},
	view: [
		{ block: 'page-banner', title: '竞赛作答', note: (s) => `${s.data.mine?.can?.reason ?? ''}`, needs: ['mine'] },
		{
			block: 'card',
			title: '提交作品',
			blocks: [
				{
					block: 'form',
					refusals: { at: ['errors'], name: 'field', message: 'message' },
					submits: 'main.competitionSubmit',
					with: (s) => ({ competitionId: s.route.params.id, stageId: s.data.mine?.can?.stageId }),
					label: '提交作品',
					fields: [
						{
							field: 'title',
							label: '作品名',
							rules: { type: 'string', required: false, minLength: 2, maxLength: 30, message: '作品名为 2–30 个字' },
						},
						{
							field: 'intro',
							label: '作品说明',
							control: 'textarea',
							rules: { type: 'string', required: false, maxLength: 2000 },
						},
						{
							field: 'videoUrl',
							label: '演示视频地址',
							placeholder: 'https://',
							rules: {
								type: 'string',
								required: false,
								maxLength: 500,
								pattern: '^https?://\\S+$',
								message: '链接以 http:// 或 https:// 开头',
							},
						},
					],
					submit: '提交作品',
					then: [{ message: (s) => `${s.result?.text ?? ''}` }],
					needs: ['mine'],
				},
			],
			when: (s) => s.data.mine?.can?.submitWork,
			needs: ['mine'],
		},
		{
			block: 'card',
			title: '我的作品',
			blocks: [
				{
					block: 'table',
					source: { rows: (s) => s.data.mine?.works },
					label: '我的作品',
					columns: [
						{ title: '作品', value: (s) => s.row?.title, look: 'strong' },
						{ title: '版本', value: (s) => s.row?.version, align: 'right' },
						{ title: '状态', value: (s, p) => p.dictLabel(s.row?.state, 'work_state'), look: 'badge' },
						{ title: '得分', value: (s) => s.row?.score, align: 'right' },
						{ title: '提交', value: (s, p) => p.date(s.row?.at, 'MM-DD HH:mm') },
					],
					empty: '还没有提交作品',
					needs: ['mine'],
				},
			],
			needs: [],
		},
		{
			block: 'card',
			title: '赛题作答',
			blocks: [
				{
					block: 'table',
					source: { rows: (s) => s.data.mine?.tasks },
					key: (s) => s.row?.taskId,
					label: '赛题作答',
					columns: [
						{ title: '赛题', value: (s) => s.row?.taskId, look: 'strong' },
						{ title: '尝试', value: (s) => s.row?.tries, align: 'right' },
						{ title: '结果', value: (s) => s.row?.solved ? '已通过' : '未通过', look: 'badge' },
						{ title: '得分', value: (s) => s.row?.score, align: 'right' },
					],
					empty: '还没有作答',
					needs: ['mine'],
				},
			],
			needs: [],
		},
	],
	shapes: {
		'main.competitionSubmit': { text: 's' },
		'main.competitionUserOne': {
			works: [{ version: 'n', title: 's', state: 's', at: 's' }],
			tasks: [{ taskId: 's', tries: 'n', solved: 'b', score: 'n' }],
			can: { submitWork: 'b', reason: 's' },
		},
	},
};
