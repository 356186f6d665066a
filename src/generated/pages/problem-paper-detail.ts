// Generated from manifests/pages/problem-paper-detail.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'problem-paper-detail',
	title: (s, p) => `${s.state.id != null ? '题目 ' + s.state.id : s.state.page != null ? '按顺序练 · 第 ' + s.state.page + ' 组' : s.state.myState === 'wrong' ? '练错题' : s.state.myState === 'none' ? '练新题' : '随机练习'}${s.state.type == null ? '' : ' · ' + p.dict(s.state.type, 'question_type')}`,
	layout: 'main',
	state: {
		id: { type: 'string', query: true, default: null },
		ids: { type: 'string', query: true, default: null },
		type: { type: 'string', query: true, default: null },
		tag: { type: 'string', query: true, default: null },
		level: { type: 'string', query: true, default: null },
		myState: { type: 'string', query: true, default: null },
		page: { type: 'integer', query: true, default: null },
		no: { type: 'integer', query: true, default: null },
	},
	data: {
		detail: {
			operation: 'main.questionQuestionDetail',
			with: (s) => ({ id: s.state.id }),
			when: (s) => s.state.id != null,
			requires: ['id'],
			needs: [],
		},
		practice: {
			operation: 'question.questionFetchList',
			with: (s) => ({ ids: s.state.ids ?? s.state.id ?? '' }),
			when: (s) => s.state.id != null || s.state.ids != null,
			requires: [],
			needs: [],
		},
	},
	view: [
		{
			block: 'page-banner',
			title: (s) => `${s.state.page != null ? '按顺序练 · 第 ' + s.state.page + ' 组' : s.state.myState === 'wrong' ? '练错题' : s.state.myState === 'none' ? '练新题' : '随机练习'}`,
			when: (s) => s.state.id == null,
			needs: [],
		},
		{ block: 'page-banner', title: (s) => `题目 ${s.state.id ?? ''}`, when: (s) => s.state.id != null, needs: [] },
		{
			block: 'card',
			title: '这道题先锁着',
			blocks: [
				{
					block: 'text',
					text: (s, p) => `它在一份还没公布答案的试卷里，或者在你正在参加的比赛里。${s.data.detail?.sealedUntil != null ? p.date(s.data.detail?.sealedUntil, 'M月D日 HH:mm') + ' 以后就能练了' : '公布答案以后就能练了'}，现在先练下一道吧。`,
					needs: ['detail'],
				},
				{
					block: 'buttons',
					items: [
						{
							label: '练下一道能练的题',
							icon: 'play',
							kind: 'primary',
							actions: [{ open: { route: 'problemPaperDetail', query: { id: (s) => s.data.detail?.nextOpenId } } }],
							when: (s) => s.data.detail?.nextOpenId != null,
						},
					],
					needs: ['detail'],
				},
			],
			when: (s) => s.data.detail?.sealed,
			needs: ['detail'],
		},
		{
			block: 'card',
			title: '这一组题先锁着',
			blocks: [{ block: 'text', text: '它们在还没公布答案的试卷里，或者在你正在参加的比赛里。公布答案以后就能练了，现在先换一组吧。', needs: [] }],
			when: (s, p) => s.state.id == null && (s.data.practice?.sealed ?? 0) > 0 && p.count(s.data.practice?.list) === 0,
			needs: ['practice'],
		},
		{
			block: 'custom',
			component: 'practice#PracticeDesk',
			props: (s) => ({ questions: s.data.practice?.list, materials: s.data.practice?.materials, known: s.data.detail?.key }),
			when: (s, p) => s.state.id != null ? !s.data.detail?.sealed : (s.data.practice?.sealed ?? 0) === 0 || p.count(s.data.practice?.list) > 0,
			needs: ['detail', 'practice'],
		},
		{
			block: 'card',
			title: '我的记录',
			blocks: [
				{
					block: 'detail',
					source: { record: (s) => s.data.detail?.mine },
					label: '我的记录',
					columns: 3,
					items: [
						{ label: '状态', value: (s, p) => p.dictLabel(s.record?.state, 'question_state'), look: 'badge' },
						{ label: '练过', value: (s) => s.record?.practiced + ' 次' },
						{ label: '最近', value: (s, p) => p.ago(s.record?.lastAt) },
						{ label: '答对', value: (s) => s.record?.rightTimes + ' 次' },
						{ label: '答错', value: (s) => s.record?.wrongTimes + ' 次' },
						{ label: '用过提示', value: (s) => s.record?.hints + ' 条' },
					],
					needs: ['detail'],
				},
			],
			when: (s) => s.state.id != null && !s.data.detail?.sealed,
			needs: ['detail'],
		},
		{
			block: 'buttons',
			items: [
				{
					label: (s) => `${s.state.page != null ? '下一组' : '再来一组'}`,
					icon: 'refresh',
					actions: [
						{
							do: 'newPractice',
							with: (s) => ({ tag: s.state.tag, type: s.state.type, level: s.state.level, myState: s.state.myState, page: s.state.page != null ? s.state.page + 1 : null }),
						},
						{
							open: {
								route: 'problemPaperDetail',
								query: {
									ids: (s) => s.result,
									tag: (s) => s.state.tag,
									type: (s) => s.state.type,
									level: (s) => s.state.level,
									myState: (s) => s.state.myState,
									page: (s) => s.state.page != null ? s.state.page + 1 : null,
								},
							},
						},
					],
					when: (s) => s.state.id == null,
				},
				{ label: '返回题库', kind: 'text', actions: [{ open: { route: 'problemIndex' } }] },
			],
			needs: [],
		},
	],
	shapes: {
		'main.questionQuestionDetail': {
			mine: { state: 's', practiced: 'n', rightTimes: 'n', wrongTimes: 'n', hints: 'n' },
			'key?': { answer: ['s'], 'accept?': [['s']], 'points?': [{ text: 's', percent: 'n' }], analysisHtml: 's' },
			sealed: 'b',
		},
		'question.questionFetchList': {
			list: [
				{
					id: 's',
					type: 's',
					stemHtml: 's',
					'options?': [{ key: 's', html: 's' }],
					'lines?': [{ id: 's', text: 's' }],
					'typing?': {},
					difficulty: 'n',
					knowledge: [{ id: 's', name: 's' }],
				},
			],
			materials: [{ id: 's', title: 's', html: 's' }],
		},
	},
};
