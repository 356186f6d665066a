// Generated from manifests/pages/exam-prep-hub-paper.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'exam-prep-hub-paper',
	title: (s) => `${s.data.report == null ? '' : s.data.report?.attempt?.paperTitle + (s.data.report?.attempt?.state === 'in_progress' ? ' · 作答' : ' · 成绩单')}`,
	layout: 'main',
	state: { attemptId: { type: 'string', query: true, default: null }, verdict: { type: 'string', query: true, default: null } },
	data: {
		report: {
			operation: 'main.paperHistoryAggregateDetail',
			with: (s) => ({ attemptId: s.state.attemptId }),
			when: (s) => s.state.attemptId != null,
			requires: ['attemptId'],
			needs: [],
			essential: true,
		},
		review: {
			operation: 'main.paperHistoryAggregateDetail',
			with: (s) => ({ attemptId: s.state.attemptId, verdict: s.state.verdict }),
			when: (s) => s.state.attemptId != null && s.data.report?.attempt?.state !== 'in_progress',
			requires: ['attemptId'],
			needs: ['report'],
		},
		paper: {
			operation: 'main.paperDetail',
			with: (s) => ({ id: s.data.report?.attempt?.paperId }),
			when: (s) => s.state.attemptId != null && s.data.report?.attempt?.state !== 'in_progress',
			requires: ['id'],
			needs: ['report'],
		},
	},
	view: [
		{
			block: 'custom',
			component: 'exam#ExamDesk',
			props: (s) => ({ attempt: s.data.report?.attempt }),
			when: (s) => s.state.attemptId != null && s.data.report?.attempt?.state === 'in_progress',
			needs: ['report'],
		},
		{
			block: 'result',
			status: '404',
			title: '没有说要看哪一次作答',
			message: '从备考中心的“我的成绩”里，打开要看的那一次。',
			buttons: [
				{
					label: '去我的成绩',
					kind: 'primary',
					actions: [{ open: { route: 'examPrepHubIndex', query: { tab: () => 'attempts' } } }],
				},
				{ label: '返回上一页', actions: [{ back: true }] },
			],
			when: (s) => s.state.attemptId == null,
			needs: [],
		},
		{
			block: 'stack',
			blocks: [
				{
					block: 'page-banner',
					note: (s) => `${s.data.report?.attempt?.paperTitle ?? ''}`,
					print: 'never',
					needs: ['report'],
				},
				{ block: 'notice', text: (s) => `${s.data.report?.comment ?? ''}`, icon: 'chat', needs: ['report'] },
				{
					block: 'notice',
					text: (s) => `${s.data.report?.releaseText ?? ''}`,
					tone: () => 'mute',
					icon: 'clock',
					needs: ['report'],
				},
				{
					block: 'custom',
					component: 'exam#UndeliveredAnswers',
					props: (s) => ({ report: s.data.report }),
					needs: ['report'],
				},
				{
					block: 'grid',
					columns: 4,
					minWidth: 150,
					blocks: [
						{
							block: 'stat',
							label: '得分',
							value: (s) => s.data.report?.attempt?.score == null ? '未公布' : s.data.report?.attempt?.score + ' / ' + s.data.report?.attempt?.totalScore,
							icon: 'trophy',
							needs: ['report'],
						},
						{
							block: 'stat',
							label: '结果',
							value: (s) => s.data.report?.attempt?.passed == null ? '等待出分' : s.data.report?.attempt?.passed ? '及格' : '还没及格',
							icon: 'flag',
							needs: ['report'],
						},
						{
							block: 'stat',
							label: '用时',
							value: (s, p) => p.duration(s.data.report?.attempt?.usedSeconds),
							icon: 'clock',
							needs: ['report'],
						},
						{
							block: 'stat',
							label: '超过',
							value: (s) => s.data.report?.beatPercent == null ? '—' : s.data.report?.beatPercent + '%',
							icon: 'users',
							needs: ['report'],
						},
					],
					when: (s) => s.data.report?.attempt?.state !== 'in_progress',
					needs: ['report'],
				},
				{
					block: 'card',
					blocks: [
						{
							block: 'each',
							source: { rows: (s) => s.data.report?.byKnowledge },
							where: (s) => s.row?.weakest === true,
							title: '先补这几个知识点',
							blocks: [
								{
									block: 'stack',
									direction: 'horizontal',
									align: 'between',
									blocks: [
										{
											block: 'stack',
											gap: 'none',
											blocks: [
												{ block: 'text', text: (s) => `${s.row?.name ?? ''}`, look: 'strong', needs: [] },
												{
													block: 'text',
													text: (s, p) => `得分率 ${p.number(s.row?.rate)}%，${s.row?.got ?? ''} / ${s.row?.full ?? ''} 分`,
													look: 'muted',
													needs: [],
												},
											],
											needs: [],
										},
										{
											block: 'buttons',
											items: [
												{
													label: '去练',
													icon: 'play',
													actions: [
														{ do: 'newPractice', with: (s) => ({ tag: s.row?.id }) },
														{ open: { route: 'problemPaperDetail', query: { ids: (s) => s.result, tag: (s) => s.row?.id } } },
													],
												},
											],
											needs: [],
										},
									],
									needs: [],
								},
							],
							needs: ['report'],
						},
					],
					when: (s) => s.data.report?.released,
					print: 'never',
					needs: ['report'],
				},
				{
					block: 'card',
					blocks: [
						{
							block: 'detail',
							source: { record: (s) => s.data.report?.attempt },
							label: '作答情况',
							columns: 3,
							items: [
								{ label: '状态', value: (s, p) => p.dictLabel(s.record?.state, 'attempt_state'), look: 'badge' },
								{ label: '第几次', value: (s) => s.record?.no },
								{ label: '及格分', value: (s) => s.record?.passScore },
								{ label: '已答', value: (s) => s.record?.answeredCount + ' / ' + s.record?.questionCount },
								{ label: '开始', value: (s, p) => p.date(s.record?.startedAt, 'YYYY-MM-DD HH:mm') },
								{ label: '交卷', value: (s, p) => p.date(s.record?.submittedAt, 'YYYY-MM-DD HH:mm') },
								{
									label: '交卷方式',
									value: (s, p) => p.dictLabel(s.record?.by, 'hand_in_way'),
									look: 'badge',
									when: (s) => s.record?.by != null,
								},
								{
									label: '下次可考',
									value: (s, p) => p.date(s.data.paper?.paper?.nextAt, 'YYYY-MM-DD HH:mm', 'deadline'),
									look: 'strong',
									when: (s) => s.data.paper?.paper?.nextAt != null,
								},
								{ label: '说明', value: (s) => s.record?.note, when: (s) => s.record?.note != null && s.record?.note !== '' },
							],
							needs: ['paper', 'report'],
						},
						{
							block: 'buttons',
							items: [
								{
									label: '再考一次',
									kind: 'primary',
									actions: [{ open: { route: 'examPrepHubPaperInfo', query: { id: (s) => s.data.report?.attempt?.paperId } } }],
									when: (s) => s.data.paper?.paper?.state === 'redo',
								},
								{ label: '打印', icon: 'print', actions: [{ print: true }] },
								{
									label: (s, p) => `${p.date(s.data.paper?.paper?.nextAt, 'M月D日 HH:mm', 'deadline')} 起可再考`,
									actions: [{ open: { route: 'examPrepHubPaperInfo', query: { id: (s) => s.data.report?.attempt?.paperId } } }],
									when: (s) => s.data.paper?.paper?.state === 'waiting',
								},
								{ label: '返回备考中心', actions: [{ open: { route: 'examPrepHubIndex' } }] },
							],
							needs: ['paper', 'report'],
						},
					],
					when: (s) => s.data.report?.attempt?.state !== 'in_progress',
					needs: ['report'],
				},
				{
					block: 'grid',
					columns: 2,
					minWidth: 380,
					blocks: [
						{
							block: 'stack',
							blocks: [
								{
									block: 'card',
									title: '各部分得分',
									blocks: [
										{
											block: 'table',
											source: { rows: (s) => s.data.report?.sections },
											label: '各部分的得分与得分率',
											columns: [
												{ title: '部分', value: (s) => s.row?.title, look: 'strong' },
												{ title: '得分', value: (s) => (s.row?.score ?? 0) + ' / ' + s.row?.full, align: 'right' },
												{
													title: '得分率',
													value: (s) => s.row?.score == null || s.row?.full === 0 ? 0 : s.row?.score / s.row?.full * 100,
													look: 'progress',
												},
												{ title: '全对', value: (s) => (s.row?.rightCount ?? 0) + ' / ' + s.row?.questionCount, align: 'right' },
											],
											needs: ['report'],
										},
									],
									when: (s, p) => p.count(s.data.report?.sections) > 0,
									needs: ['report'],
								},
								{
									block: 'card',
									title: '错题',
									blocks: [
										{
											block: 'text',
											text: (s) => `${(s.data.report?.unbooked ?? 0) === 0 ? '这次的 ' + (s.data.report?.mistakes ?? 0) + ' 道客观题错题都在错题本里了，有空再做一遍。' : '这次错了 ' + (s.data.report?.mistakes ?? 0) + ' 道客观题，其中 ' + (s.data.report?.unbooked ?? 0) + ' 道还不在错题本里。'}`,
											needs: ['report'],
										},
										{
											block: 'buttons',
											items: [
												{
													label: '一键加入错题本',
													icon: 'book',
													kind: 'primary',
													actions: [
														{ call: 'main.questionBookSave', with: (s) => ({ attemptId: s.state.attemptId }) },
														{ message: (s) => `${s.result?.added ?? ''} 道题加入了错题本` },
													],
													when: (s) => (s.data.report?.unbooked ?? 0) > 0,
												},
												{
													label: '去错题本',
													icon: 'arrow-right',
													actions: [{ open: { route: 'ucenter', query: { tab: () => 'wrong' } } }],
												},
											],
											needs: ['report'],
										},
									],
									when: (s) => (s.data.report?.mistakes ?? 0) > 0,
									needs: ['report'],
								},
							],
							needs: [],
						},
						{
							block: 'card',
							title: '每题用时',
							blocks: [
								{
									block: 'chart',
									source: { rows: (s) => s.data.report?.rows },
									label: '每题用时',
									bar: { category: (s) => s.row?.no, series: [{ title: '用时', value: (s) => s.row?.seconds }], format: 'duration' },
									rowTitle: '题号',
									height: 200,
									needs: ['report'],
								},
							],
							when: (s, p) => s.data.report?.attempt?.answeredCount > 0 && p.count(s.data.report?.rows) > 0,
							needs: ['report'],
						},
					],
					when: (s) => s.data.report?.released,
					print: 'never',
					needs: ['report'],
				},
				{
					block: 'card',
					blocks: [
						{
							block: 'disclosure',
							title: '全部知识点的得分率',
							blocks: [
								{
									block: 'table',
									source: { rows: (s) => s.data.report?.byKnowledge },
									label: '各知识点的得分率',
									columns: [
										{ title: '知识点', value: (s) => s.row?.name, look: 'strong' },
										{ title: '得分率', value: (s) => s.row?.rate, look: 'progress' },
										{ title: '得分', value: (s) => s.row?.got + ' / ' + s.row?.full, align: 'right' },
									],
									needs: ['report'],
								},
							],
							needs: [],
						},
					],
					when: (s, p) => s.data.report?.released && p.count(s.data.report?.byKnowledge) > 0,
					print: 'never',
					needs: ['report'],
				},
				{
					block: 'card',
					title: '每题用时',
					blocks: [
						{
							block: 'chart',
							source: { rows: (s) => s.data.report?.rows },
							label: '每题用时',
							bar: { category: (s) => s.row?.no, series: [{ title: '用时', value: (s) => s.row?.seconds }], format: 'duration' },
							rowTitle: '题号',
							height: 200,
							needs: ['report'],
						},
					],
					when: (s, p) => !s.data.report?.released && s.data.report?.attempt?.state !== 'in_progress' && s.data.report?.attempt?.answeredCount > 0 && p.count(s.data.report?.rows) > 0,
					print: 'never',
					needs: ['report'],
				},
				{
					block: 'card',
					title: '逐题回看',
					blocks: [
						{
							block: 'filter-bar',
							label: '筛选题目',
							facets: [{ label: '结果', binds: 'verdict', dict: 'answer_verdict', kind: 'one', needs: [] }],
							needs: [],
						},
						{
							block: 'each',
							source: { rows: (s) => s.data.review?.rows },
							key: (s) => s.row?.question?.id,
							label: '逐题回看',
							blocks: [
								{
									block: 'custom',
									component: 'question#QuestionReview',
									props: (s) => ({ question: s.row?.question, no: s.row?.no, value: s.row?.value, answerKey: s.row?.key, materials: s.data.review?.materials }),
									slots: {
										facts: [
											{
												block: 'text',
												text: (s) => `${s.row?.score ?? '—'} / ${s.row?.full ?? ''} 分`,
												look: 'strong',
												badges: [(s, p) => p.dictLabel(s.row?.verdict, 'answer_verdict')],
												needs: [],
											},
											{ block: 'text', text: '全角已按半角判', look: 'muted', when: (s) => s.row?.fullWidth === true, needs: [] },
											{ block: 'text', text: '在错题本里', look: 'muted', when: (s) => s.row?.inBook === true, needs: [] },
											{
												block: 'text',
												text: (s, p) => `用时 ${p.duration(s.row?.seconds)}`,
												look: 'muted',
												when: (s) => s.row?.seconds > 0,
												needs: [],
											},
										],
										remarks: [
											{
												block: 'text',
												text: (s) => `${s.row?.question?.type === 'program' ? '判题结果' : '老师的评语'}：${s.row?.comment ?? ''}`,
												when: (s, p) => p.count(s.row?.comment) > 0,
												needs: [],
											},
											{
												block: 'custom',
												component: 'judge#HandedInProgram',
												props: (s) => ({ problemId: s.row?.question?.problemId, value: s.row?.value }),
												when: (s, p) => s.row?.key != null && s.row?.question?.problemId != null && s.row?.question?.type === 'program' && p.count(s.row?.value) > 1,
												print: 'never',
												needs: [],
											},
										],
									},
									needs: ['review'],
								},
							],
							empty: '没有这样的题目',
							emptyButtons: [{ label: '看全部题目', actions: [{ set: () => ({ verdict: null }) }], when: (s) => s.state.verdict != null }],
							needs: ['review'],
						},
					],
					when: (s) => s.data.report?.attempt?.state !== 'in_progress',
					needs: ['report'],
				},
			],
			when: (s) => s.state.attemptId != null,
			print: { title: (s) => `${s.data.report?.attempt?.paperTitle ?? ''} 成绩单` },
			needs: ['report'],
		},
	],
	shapes: {
		'main.paperDetail': { paper: { state: 's' } },
		'main.paperHistoryAggregateDetail': {
			attempt: {
				id: 's',
				paperId: 's',
				paperTitle: 's',
				kind: 's',
				subject: 's',
				no: 'n',
				state: 's',
				startedAt: 's',
				usedSeconds: 'n',
				answeredCount: 'n',
				questionCount: 'n',
				totalScore: 'n',
				passScore: 'n',
				canReview: 'b',
			},
			released: 'b',
			answersReleased: 'b',
			sections: [{ id: 's', title: 's', full: 'n', questionCount: 'n' }],
			byKnowledge: [{ id: 's', name: 's', got: 'n', full: 'n', rate: 'n', questionCount: 'n' }],
			verdicts: {},
			'studentNote?': { sentAt: 's', text: 's', answers: [{ questionId: 's', value: ['s'] }] },
			rows: [
				{
					no: 'n',
					sectionId: 's',
					full: 'n',
					verdict: 's',
					value: ['s'],
					flagged: 'b',
					seconds: 'n',
					question: {
						id: 's',
						type: 's',
						stemHtml: 's',
						'options?': [{ key: 's', html: 's' }],
						'lines?': [{ id: 's', text: 's' }],
						'typing?': {},
						difficulty: 'n',
						knowledge: [{ id: 's', name: 's' }],
					},
					'key?': { answer: ['s'], 'accept?': [['s']], 'points?': [{ text: 's', percent: 'n' }], analysisHtml: 's' },
				},
			],
			materials: [{ id: 's', title: 's', html: 's' }],
		},
		'main.questionBookSave': { added: 'n' },
	},
};
