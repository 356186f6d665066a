// Generated from manifests/pages/ucenter.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'ucenter',
	title: '个人中心',
	layout: 'main',
	state: {
		tab: { type: 'string', query: true, default: null },
		mine: { type: 'string', query: true, default: 'learning' },
		tag: { type: 'string', query: true, default: null },
		type: { type: 'string', query: true, default: null },
		reason: { type: 'string', query: true, default: null },
		mastered: { type: 'boolean', query: true, default: false },
		picked: { type: 'strings', query: false, default: null },
		moved: { type: 'strings', query: false, default: null },
		review: { type: 'boolean', query: true, default: false },
	},
	data: {
		me: { operation: 'main.studentInfo', requires: [], needs: [], essential: true },
		centre: { operation: 'main.courseAggregate', with: () => ({ scope: 'centre' }), requires: [], needs: [] },
		courses: {
			operation: 'main.courseThemeCourses',
			with: (s) => ({ mine: s.state.mine }),
			requires: [],
			needs: [],
			paged: { page: 'pageNum', size: 'pageSize', list: 'records', total: 'total', queryKey: 'coursesPage', defaultSize: 12 },
		},
		homework: {
			operation: 'main.homeworkAggregate',
			when: (s) => s.state.tab === 'homework',
			requires: [],
			needs: [],
			paged: { page: 'pageNum', size: 'pageSize', list: 'records', total: 'total', queryKey: 'homeworkPage', defaultSize: 12 },
		},
		tags: { operation: 'main.tagTree', when: (s) => s.state.tab === 'wrong', requires: [], needs: [] },
		wrong: {
			operation: 'main.questionPage',
			with: (s) => ({ scope: 'wrong', sort: 'recent', tagId: s.state.tag, type: s.state.type, reason: s.state.reason, mastered: s.state.mastered }),
			when: (s) => s.state.tab === 'wrong',
			requires: [],
			needs: [],
			paged: { page: 'pageNum', size: 'pageSize', list: 'records', total: 'total', queryKey: 'wrongPage', defaultSize: 12 },
		},
		plan: { operation: 'main.questionReviewPlan', when: (s) => s.state.tab === 'wrong', requires: [], needs: [] },
		contests: {
			operation: 'main.competitionAll',
			with: () => ({ mine: true }),
			when: (s) => s.features.competitions && s.state.tab === 'contests',
			requires: [],
			needs: [],
		},
	},
	view: [
		{
			block: 'hero',
			title: (s) => `${s.data.me?.studentDTO?.studentName ?? ''}的个人中心`,
			look: 'tinted',
			image: (s) => s.data.me?.studentDTO?.headImg,
			round: true,
			slim: (s) => (s.state.tab ?? 'courses') !== 'courses',
			kicker: (s) => `${s.data.me?.studentDTO?.points ?? ''} 积分${(s.data.me?.studentDTO?.nickname ?? null) === (s.data.me?.studentDTO?.studentName ?? null) ? '' : ' · ' + s.data.me?.studentDTO?.nickname}`,
			badges: [(s) => 'Lv.' + s.data.me?.studentDTO?.level],
			text: (s) => `${s.data.me?.studentDTO?.signature ?? ''}`,
			facts: [
				{ text: (s) => `连续学习 ${s.data.centre?.study?.streakDays ?? 0} 天`, icon: 'fire' },
				{
					text: (s) => `${(s.data.centre?.study?.requiredTotal ?? 0) === 0 ? '还没有必修课' : '必修课学完 ' + (s.data.centre?.study?.requiredDone ?? 0) + ' / ' + (s.data.centre?.study?.requiredTotal ?? 0) + ' 门'}`,
					icon: 'book',
				},
				{
					text: (s) => `${(s.data.centre?.study?.electiveTotal ?? 0) === 0 ? '还没有选修课' : '选修课学完 ' + (s.data.centre?.study?.electiveDone ?? 0) + ' / ' + (s.data.centre?.study?.electiveTotal ?? 0) + ' 门'}`,
					icon: 'star',
				},
				{ text: (s) => `${s.data.centre?.study?.honourCount ?? 0} 项荣誉`, icon: 'medal' },
			],
			aside: [
				{
					block: 'buttons',
					items: [
						{ label: '编辑资料', icon: 'edit', opens: { route: 'profile' } },
						{ label: '修改密码', icon: 'lock', opens: { route: 'changePassword' } },
					],
					needs: [],
				},
			],
			needs: ['centre', 'me'],
		},
		{
			block: 'tabs',
			label: '个人中心',
			binds: 'tab',
			items: [
				{
					key: 'courses',
					title: '我的课程',
					blocks: [
						{
							block: 'buttons',
							items: [
								{
									label: (s) => `学习中 ${s.data.centre?.counts?.learning ?? 0}`,
									kind: 'text',
									pressed: (s) => s.state.mine === 'learning',
									actions: [{ set: () => ({ mine: 'learning' }) }],
								},
								{
									label: (s) => `已学完 ${s.data.centre?.counts?.finished ?? 0}`,
									kind: 'text',
									pressed: (s) => s.state.mine === 'finished',
									actions: [{ set: () => ({ mine: 'finished' }) }],
								},
								{
									label: (s) => `收藏 ${s.data.centre?.counts?.favourite ?? 0}`,
									kind: 'text',
									pressed: (s) => s.state.mine === 'favourite',
									actions: [{ set: () => ({ mine: 'favourite' }) }],
								},
							],
							needs: ['centre'],
						},
						{ block: 'text', text: '我的课程', look: 'unseen-heading', needs: [] },
						{
							block: 'cards',
							source: { rows: (s) => s.data.courses?.records, paged: 'courses' },
							title: (s) => s.row?.title,
							image: (s) => s.row?.cover,
							badges: [(s, p) => p.dictLabel(s.row?.kind, 'course_kind'), (s, p) => p.dictLabel(s.row?.learnState, 'learn_state')],
							progress: (s) => s.row?.progress,
							opens: { route: 'courseDetail', params: (s) => ({ id: s.row?.id }) },
							label: '我的课程',
							empty: (s) => `${s.state.mine === 'favourite' ? '还没有收藏课程。在课程页点“收藏”，以后从这里就能找到它' : s.state.mine === 'finished' ? '还没有学完的课程，一课一课来，总会到的' : '还没有在学的课程，去课程中心挑一门吧'}`,
							emptyButtons: [{ label: '去课程中心', icon: 'book', actions: [{ open: { route: 'courseIndex' } }] }],
							needs: ['courses'],
						},
					],
				},
				{
					key: 'timetable',
					title: '课表',
					blocks: [
						{
							block: 'card',
							title: '我的课表',
							blocks: [
								{
									block: 'custom',
									component: 'timetable#Timetable',
									props: (s) => ({ schedules: s.data.me?.schedules }),
									print: { paper: 'landscape', title: '我的课表' },
									needs: ['me'],
								},
							],
							needs: [],
						},
						{
							block: 'card',
							title: '我的班级',
							blocks: [
								{
									block: 'table',
									source: { rows: (s) => s.data.me?.classes },
									label: '我的班级',
									columns: [
										{ title: '班级', value: (s) => s.row?.name, look: 'strong' },
										{
											title: '课程',
											value: (s) => s.row?.courseTitle,
											opens: { route: 'courseDetail', params: (s) => ({ id: s.row?.courseId }) },
										},
										{ title: '老师', value: (s) => s.row?.teacherName },
										{ title: '上课时间', value: (s) => s.row?.weekly },
										{ title: '教室', value: (s) => s.row?.room },
										{ title: '同学', value: (s) => s.row?.studentCount + ' 人', align: 'right' },
									],
									empty: '还没有分班。报名线下课程以后，班级和老师会出现在这里',
									emptyButtons: [{ label: '先学一门课', icon: 'book', actions: [{ open: { route: 'courseIndex' } }] }],
									needs: ['me'],
								},
							],
							needs: [],
						},
						{
							block: 'grid',
							columns: 2,
							minWidth: 300,
							blocks: [
								{
									block: 'card',
									title: '我的校区',
									blocks: [
										{
											block: 'detail',
											source: { record: (s) => s.data.me?.campus },
											label: '我的校区',
											columns: 1,
											items: [
												{ label: '校区', value: (s) => s.record?.name, look: 'strong' },
												{ label: '地址', value: (s) => s.record?.address },
												{ label: '电话', value: (s) => s.record?.phone },
											],
											needs: ['me'],
										},
									],
									needs: [],
								},
								{
									block: 'card',
									title: '关于我们',
									blocks: [
										{
											block: 'detail',
											source: { record: (s) => s.data.me?.companyInfo },
											label: '关于我们',
											columns: 1,
											items: [
												{ label: '机构', value: (s) => s.record?.name, look: 'strong' },
												{ label: '客服电话', value: (s) => s.record?.servicePhone },
												{ label: '服务时间', value: (s) => s.record?.serviceTime },
												{ label: '网站', value: (s) => s.record?.website },
											],
											needs: ['me'],
										},
									],
									needs: [],
								},
							],
							needs: [],
						},
					],
				},
				{
					key: 'homework',
					title: '我的作业',
					blocks: [
						{
							block: 'table',
							source: { rows: (s) => s.data.homework?.records, paged: 'homework' },
							label: '我的作业',
							columns: [
								{
									title: '作业',
									value: (s) => s.row?.title,
									look: 'strong',
									opens: [
										{
											route: 'videoDetail',
											params: (s) => ({ id: s.row?.videoId }),
											query: { homework: (s) => s.row?.id },
											when: (s) => String(s.row?.videoId != null) === 'true',
										},
										{
											route: 'courseDetail',
											params: (s) => ({ id: s.row?.courseId ?? '' }),
											query: { tab: () => 'homework', homework: (s) => s.row?.id },
											when: (s) => String(s.row?.videoId != null) === 'false',
										},
									],
								},
								{ title: '来自', value: (s) => s.row?.sourceTitle },
								{ title: '状态', value: (s, p) => p.dictLabel(s.row?.state, 'homework_state'), look: 'badge' },
								{ title: '时间', value: (s, p) => s.row?.nextText + ' ' + p.date(s.row?.nextAt, 'MM-DD HH:mm', 'deadline') },
								{ title: '得分', value: (s) => s.row?.score, align: 'right' },
							],
							empty: '现在没有作业。加入课程后，老师布置的作业会出现在这里',
							emptyButtons: [{ label: '去课程中心', icon: 'book', actions: [{ open: { route: 'courseIndex' } }] }],
							needs: ['homework'],
						},
					],
				},
				{
					key: 'calendar',
					title: '学习记录',
					blocks: [
						{
							block: 'hero',
							title: (s, p) => `${(s.data.centre?.study?.weekSeconds ?? 0) === 0 ? '这周还没有开始学' : '这周学了 ' + p.duration(s.data.centre?.study?.weekSeconds ?? 0)}`,
							heading: 'heading',
							look: 'tinted',
							icon: 'calendar',
							kicker: '这一周',
							text: (s, p) => `${(s.data.centre?.study?.weekSeconds ?? 0) >= (s.data.centre?.study?.lastWeekSeconds ?? 0) ? '比上周多 ' + p.duration((s.data.centre?.study?.weekSeconds ?? 0) - (s.data.centre?.study?.lastWeekSeconds ?? 0)) + '，保持住。' : '上周学了 ' + p.duration(s.data.centre?.study?.lastWeekSeconds ?? 0) + '，还差 ' + p.duration((s.data.centre?.study?.lastWeekSeconds ?? 0) - (s.data.centre?.study?.weekSeconds ?? 0)) + ' 就赶上了。'}`,
							facts: [
								{ text: (s) => `${s.data.centre?.study?.weekDays ?? 0} 天有学习`, icon: 'calendar' },
								{ text: (s) => `学完 ${s.data.centre?.study?.weekLessons ?? 0} 课`, icon: 'check' },
								{
									text: (s) => `连续学习 ${s.data.centre?.study?.streakDays ?? 0} 天，最长 ${s.data.centre?.study?.longestStreak ?? 0} 天`,
									icon: 'fire',
								},
							],
							progress: {
								value: (s) => (s.data.centre?.study?.weekGoalSeconds ?? 0) === 0 ? null : (s.data.centre?.study?.weekSeconds ?? 0) >= (s.data.centre?.study?.weekGoalSeconds ?? 0) ? 100 : (s.data.centre?.study?.weekSeconds ?? 0) / (s.data.centre?.study?.weekGoalSeconds ?? 1) * 100,
								label: '这周的目标',
								text: (s, p) => `这周的目标是 ${p.duration(s.data.centre?.study?.weekGoalSeconds ?? 0)}`,
							},
							when: (s, p) => p.count(s.data.centre?.days) > 0,
							needs: ['centre'],
						},
						{
							block: 'grid',
							columns: 4,
							minWidth: 150,
							blocks: [
								{
									block: 'stat',
									label: '今天学习',
									value: (s, p) => p.duration(s.data.centre?.study?.todaySeconds ?? 0),
									icon: 'clock',
									needs: ['centre'],
								},
								{
									block: 'stat',
									label: '累计学习',
									value: (s, p) => p.duration(s.data.centre?.study?.totalSeconds ?? 0),
									icon: 'calendar',
									needs: ['centre'],
								},
								{
									block: 'stat',
									label: '学完课程',
									value: (s) => s.data.centre?.study?.coursesFinished ?? 0,
									unit: '门',
									icon: 'book',
									needs: ['centre'],
								},
								{
									block: 'stat',
									label: '学完课时',
									value: (s) => s.data.centre?.study?.lessonsDone ?? 0,
									unit: '课',
									icon: 'check',
									needs: ['centre'],
								},
							],
							needs: [],
						},
						{
							block: 'card',
							title: '一年里的每一天',
							blocks: [
								{
									block: 'chart',
									source: { rows: (s) => s.data.centre?.days },
									label: '学习记录',
									heat: { date: (s) => s.row?.date, title: '学习时长', value: (s) => s.row?.seconds, format: 'duration', weeks: 53 },
									empty: '还没有学习记录。学完第一课，今天这一格就会亮起来',
									emptyButtons: [{ label: '去课程中心', icon: 'book', actions: [{ open: { route: 'courseIndex' } }] }],
									needs: ['centre'],
								},
							],
							needs: [],
						},
					],
				},
				{
					key: 'wrong',
					title: '错题本',
					blocks: [
						{
							block: 'hero',
							title: (s) => `${s.data.plan?.left > 0 ? '今天该复习 ' + s.data.plan?.left + ' 题' : s.data.plan?.done > 0 ? '今天的复习做完了' : '今天没有要复习的错题'}`,
							heading: 'heading',
							look: 'tinted',
							text: (s, p) => `${s.data.plan?.left > 0 ? '快要忘记的先来，想一遍就记得更牢。' : s.data.plan?.waiting > 0 ? '还有 ' + s.data.plan?.waiting + ' 题也到日子了，明天接着来。' : s.data.plan?.nextAt != null ? '下一次复习：' + p.date(s.data.plan?.nextAt, 'M 月 D 日') : '做错的题会自动排进复习计划。'}`,
							facts: [
								{
									text: (s) => `${s.data.plan?.streakDays > 0 ? '连续复习 ' + s.data.plan?.streakDays + ' 天' : '从今天开始连续复习'}`,
									icon: 'fire',
								},
								{ text: (s) => `今天已复习 ${s.data.plan?.done ?? ''} 题`, icon: 'check' },
							],
							blocks: [
								{
									block: 'buttons',
									items: [
										{
											label: '开始复习',
											icon: 'play',
											kind: 'primary',
											actions: [{ set: () => ({ review: true }) }],
											when: (s) => !s.state.review,
										},
										{ label: '收起', kind: 'text', actions: [{ set: () => ({ review: false }) }], when: (s) => s.state.review },
										{
											label: '打印今天的题',
											icon: 'print',
											actions: [{ open: { route: 'problemWrongSheet', query: { ids: (s, p) => p.join(s.data.plan?.ids, ',') } } }],
										},
									],
									when: (s) => s.data.plan?.left > 0,
									needs: ['plan'],
								},
							],
							needs: ['plan'],
						},
						{
							block: 'card',
							blocks: [{ block: 'custom', component: 'practice#ReviewDesk', props: (s) => ({ plan: s.data.plan }), needs: ['plan'] }],
							when: (s) => s.state.review && s.data.plan?.left > 0,
							needs: ['plan'],
						},
						{
							block: 'stack',
							direction: 'horizontal',
							align: 'between',
							blocks: [
								{
									block: 'buttons',
									items: [
										{
											label: (s) => `未掌握 ${s.data.wrong?.wrongCount ?? ''}`,
											kind: 'text',
											pressed: (s) => !s.state.mastered,
											actions: [{ set: () => ({ mastered: false, picked: null, moved: null }) }],
										},
										{
											label: (s) => `已掌握 ${s.data.wrong?.masteredCount ?? ''}`,
											kind: 'text',
											pressed: (s) => s.state.mastered,
											actions: [{ set: () => ({ mastered: true, picked: null, moved: null }) }],
										},
									],
									needs: ['wrong'],
								},
								{
									block: 'buttons',
									items: [
										{
											label: (s) => `连对 ${s.data.wrong?.masteredAfter ?? ''} 次算掌握`,
											icon: 'settings',
											kind: 'text',
											actions: [{ show: 'mastery', with: (s) => ({ masteredAfter: s.data.wrong?.masteredAfter }) }],
										},
									],
									needs: ['wrong'],
								},
							],
							needs: [],
						},
						{
							block: 'filter-bar',
							label: '筛选错题',
							facets: [
								{
									source: { rows: (s) => s.data.tags },
									label: '知识点',
									binds: 'tag',
									choice: (s) => s.row?.name,
									children: (s) => s.row?.children,
									count: (s) => s.row?.wrong,
									kind: 'one',
									needs: ['tags'],
								},
								{ label: '题型', binds: 'type', dict: 'question_type', kind: 'one', needs: [] },
								{ label: '答错原因', binds: 'reason', dict: 'mistake_reason', kind: 'one', needs: [] },
							],
							needs: [],
						},
						{
							block: 'stack',
							direction: 'horizontal',
							blocks: [
								{
									block: 'text',
									text: (s, p) => `刚把 ${p.count(s.state.moved)} 道题移到“${s.state.mastered ? '未掌握' : '已掌握'}”`,
									needs: [],
								},
								{
									block: 'buttons',
									items: [
										{
											label: '撤销',
											icon: 'refresh',
											actions: [
												{
													call: 'main.questionMasteredSave',
													with: (s) => ({ questionIds: s.state.moved, mastered: s.state.mastered }),
												},
												{ set: () => ({ moved: null }) },
												{ message: '已撤销' },
											],
										},
									],
									needs: [],
								},
							],
							when: (s, p) => p.count(s.state.moved) > 0,
							needs: [],
						},
						{
							block: 'table',
							source: { rows: (s) => s.data.wrong?.records, paged: 'wrong' },
							label: '错题本',
							columns: [
								{
									title: '题目',
									value: (s) => s.row?.stemText,
									look: 'math',
									opens: { route: 'problemPaperDetail', query: { id: (s) => s.row?.id } },
								},
								{
									title: '原因',
									value: (s, p) => p.dictLabel(s.row?.reason, 'mistake_reason'),
									look: 'badge',
									edits: {
										refusals: { at: ['errors'], name: 'field', message: 'message' },
										submits: 'main.questionMistakeSave',
										field: 'reason',
										default: (s) => s.row?.reason,
										with: (s) => ({ questionId: s.row?.id }),
										control: 'select',
										dict: 'mistake_reason',
										rules: {
											type: 'string',
											required: false,
											enum: ['careless', 'concept', 'unread', 'guess', 'calculation', 'unable'],
										},
									},
								},
								{ title: '做错', value: (s) => s.row?.wrongTimes, align: 'right' },
								{ title: '连对', value: (s) => s.row?.streak + '/' + s.data.wrong?.masteredAfter, align: 'right' },
								{ title: '最近', value: (s, p) => p.ago(s.row?.lastAt) },
							],
							select: {
								binds: 'picked',
								buttons: [
									{
										label: '重做',
										icon: 'play',
										actions: [
											{
												open: {
													route: 'problemPaperDetail',
													query: { ids: (s, p) => p.join(s.state.picked, ','), myState: () => 'wrong' },
												},
											},
										],
									},
									{
										label: '打印',
										icon: 'print',
										actions: [{ open: { route: 'problemWrongSheet', query: { ids: (s, p) => p.join(s.state.picked, ',') } } }],
									},
									{
										label: '标为已掌握',
										icon: 'check',
										actions: [
											{ call: 'main.questionMasteredSave', with: (s) => ({ questionIds: s.state.picked, mastered: true }) },
											{ set: (s) => ({ moved: s.state.picked }) },
											{ message: (s, p) => `${p.count(s.state.picked)} 道题已移到“已掌握”` },
										],
										when: (s) => !s.state.mastered,
									},
									{
										label: '放回未掌握',
										icon: 'refresh',
										actions: [
											{ call: 'main.questionMasteredSave', with: (s) => ({ questionIds: s.state.picked, mastered: false }) },
											{ set: (s) => ({ moved: s.state.picked }) },
											{ message: (s, p) => `${p.count(s.state.picked)} 道题已放回“未掌握”` },
										],
										when: (s) => s.state.mastered,
									},
								],
							},
							exports: {},
							toolbar: [
								{
									label: '重做错题',
									tooltip: '按选定的知识点和题型随机取 10 题',
									icon: 'play',
									actions: [
										{ do: 'newPractice', with: (s) => ({ tag: s.state.tag, type: s.state.type, myState: 'wrong' }) },
										{
											open: {
												route: 'problemPaperDetail',
												query: { ids: (s) => s.result, tag: (s) => s.state.tag, type: (s) => s.state.type, myState: () => 'wrong' },
											},
										},
									],
									when: (s) => !s.state.mastered && s.data.wrong?.total > 0,
								},
								{
									label: '打印',
									icon: 'print',
									actions: [
										{
											open: {
												route: 'problemWrongSheet',
												query: {
													tag: (s) => s.state.tag,
													type: (s) => s.state.type,
													reason: (s) => s.state.reason,
													mastered: (s) => s.state.mastered,
												},
											},
										},
									],
									when: (s) => s.data.wrong?.total > 0,
								},
							],
							rowButtons: [
								{
									label: '重做',
									icon: 'refresh',
									kind: 'text',
									actions: [{ open: { route: 'problemPaperDetail', query: { id: (s) => s.row?.id } } }],
								},
								{
									label: '标为已掌握',
									kind: 'text',
									actions: [
										{ call: 'main.questionMasteredSave', with: (s, p) => ({ questionIds: p.list(s.row?.id), mastered: true }) },
										{ set: (s, p) => ({ moved: p.list(s.row?.id) }) },
										{ message: '已移到“已掌握”' },
									],
									when: (s) => s.row?.myState !== 'mastered',
								},
								{
									label: '放回未掌握',
									kind: 'text',
									actions: [
										{ call: 'main.questionMasteredSave', with: (s, p) => ({ questionIds: p.list(s.row?.id), mastered: false }) },
										{ set: (s, p) => ({ moved: p.list(s.row?.id) }) },
										{ message: '已放回“未掌握”' },
									],
									when: (s) => s.row?.myState === 'mastered',
								},
							],
							empty: (s) => `${s.state.tag != null || s.state.type != null || s.state.reason != null ? '没有这样的错题，换个条件试试' : s.state.mastered ? '还没有已掌握的错题' : '这里没有错题。练习和考试里做错的题，会自动收到这里'}`,
							emptyButtons: [{ label: '去练几道题', icon: 'code', actions: [{ open: { route: 'problemIndex' } }] }],
							needs: ['wrong'],
						},
					],
				},
				{
					key: 'notes',
					title: '笔记',
					badge: (s, p) => p.count(s.data.centre?.notes),
					blocks: [
						{
							block: 'each',
							source: { rows: (s) => s.data.centre?.notes },
							label: '笔记',
							first: 20,
							minWidth: 280,
							blocks: [
								{
									block: 'card',
									tone: () => 'warn',
									blocks: [
										{ block: 'text', text: (s) => `${(s.row?.text === '' ? '书签' : s.row?.text) ?? ''}`, needs: [] },
										{
											block: 'text',
											text: (s, p) => `${s.row?.courseTitle ?? ''} · ${p.ago(s.row?.at)}`,
											look: 'muted',
											needs: [],
										},
										{
											block: 'list-item',
											title: (s) => `${s.row?.lessonTitle ?? ''}`,
											note: (s, p) => `${s.row?.lessonType === 'video' ? `${p.duration(s.row?.position)}处` : s.row?.lessonType === 'doc' ? `${s.row?.position > 0 ? '第 ' + s.row?.position + ' 页' : ''}` : ''}`,
											icon: (s) => String(s.row?.text === '') === 'true' ? 'flag' : String(s.row?.text === '') === 'false' ? 'play' : '',
											opens: [
												{
													route: 'videoDetail',
													params: (s) => ({ id: s.row?.lessonId }),
													query: { at: (s) => s.row?.position > 0 ? s.row?.position : null },
													when: (s) => s.row?.lessonType === 'video',
												},
												{
													route: 'documentPreview',
													query: {
														id: (s) => s.row?.refId,
														lesson: (s) => s.row?.lessonId,
														page: (s) => s.row?.position > 0 ? s.row?.position : null,
													},
													when: (s) => s.row?.lessonType === 'doc',
												},
												{
													route: 'courseLive',
													params: (s) => ({ id: s.row?.lessonId }),
													when: (s) => s.row?.lessonType === 'live',
												},
												{
													route: 'program',
													query: { problemId: (s) => s.row?.refId, lesson: (s) => s.row?.lessonId },
													when: (s) => s.row?.lessonType === 'problem' && s.features.programming,
												},
												{
													route: 'examPrepHubPaperInfo',
													query: { id: (s) => s.row?.refId, lesson: (s) => s.row?.lessonId },
													when: (s) => s.row?.lessonType === 'quiz' && s.features.exams,
												},
												{
													route: 'courseDetail',
													params: (s) => ({ id: s.row?.courseId }),
													query: { tab: () => 'homework', homework: (s) => s.row?.refId, lesson: (s) => s.row?.lessonId },
													when: (s) => s.row?.lessonType === 'homework',
												},
												{
													route: 'courseDetail',
													params: (s) => ({ id: s.row?.courseId }),
													query: { tab: () => 'homework', homework: (s) => s.row?.refId, lesson: (s) => s.row?.lessonId },
													when: (s) => s.row?.lessonType === 'work',
												},
												{
													route: 'courseDetail',
													params: (s) => ({ id: s.row?.courseId }),
													when: (s) => !(s.row?.lessonType === 'video' || s.row?.lessonType === 'doc' || s.row?.lessonType === 'live' || s.row?.lessonType === 'problem' || s.row?.lessonType === 'quiz' || s.row?.lessonType === 'homework' || s.row?.lessonType === 'work'),
												},
											],
											buttons: [
												{
													label: '删除',
													icon: 'trash',
													kind: 'text',
													actions: [
														{ confirm: (s) => `删除这条${s.row?.text === '' ? '书签' : '笔记'}？删掉就找不回来了。` },
														{ call: 'main.courseNoteRemove', with: (s) => ({ noteId: s.row?.id }) },
														{ message: (s) => `${s.row?.text === '' ? '书签' : '笔记'}删掉了` },
													],
												},
											],
											needs: [],
										},
									],
									needs: [],
								},
							],
							empty: '还没有笔记，先去学一课吧',
							emptyButtons: [{ label: '去课程中心', icon: 'book', actions: [{ open: { route: 'courseIndex' } }] }],
							needs: ['centre'],
						},
					],
				},
				{
					key: 'contests',
					title: '我的报名',
					when: (s) => s.features.competitions,
					blocks: [
						{ block: 'text', text: '我的报名', look: 'unseen-heading', needs: [] },
						{
							block: 'cards',
							source: { rows: (s) => s.data.contests },
							title: (s) => s.row?.title,
							image: (s) => s.row?.cover,
							subtitle: (s, p) => `比赛时间 ${p.date(s.row?.startAt, 'YYYY-MM-DD HH:mm', 'place')}`,
							badges: [(s, p) => p.dictLabel(s.row?.myState, 'reg_state'), (s, p) => p.dictLabel(s.row?.state, 'competition_state')],
							footer: (s) => `${s.row?.place ?? ''}`,
							opens: { route: 'competitionDetail', params: (s) => ({ id: s.row?.id }) },
							label: '我的报名',
							empty: '还没有报名赛事，去竞赛中心看看吧',
							emptyButtons: [{ label: '去竞赛中心', icon: 'trophy', actions: [{ open: { route: 'challengeArenaIndex' } }] }],
							needs: ['contests'],
						},
					],
				},
				{
					key: 'honours',
					title: '荣誉',
					when: (s) => s.features.honours,
					blocks: [
						{ block: 'text', text: '荣誉', look: 'unseen-heading', needs: [] },
						{
							block: 'cards',
							source: { rows: (s) => s.data.centre?.honours },
							fit: 'contain',
							stamp: (s) => `${s.row?.state === 'valid' ? '' : s.row?.state === 'expired' ? '已过期' : s.row?.state === 'revoked' ? '已撤销' : s.row?.state === 'locked' ? '未获得' : ''}`,
							title: (s) => s.row?.title,
							image: (s) => s.row?.image,
							badges: [
								(s, p) => p.dictLabel(s.row?.kind, 'honour_kind'),
								(s, p) => p.dictLabel(s.row?.rarity == null ? '' : s.row?.rarity, 'badge_rarity'),
								(s) => s.row?.hidden ? '没有公开' : s.row?.revealed ? '' : '点开揭晓',
							],
							footer: (s) => `${s.row?.state === 'locked' ? s.row?.stateNote ?? '' : ''}`,
							opens: { route: 'honorDetail', params: (s) => ({ id: s.row?.id }) },
							label: '荣誉',
							empty: '还没有荣誉。学完一门课，就有第一张证书',
							emptyButtons: [{ label: '看看大家的荣誉', icon: 'medal', actions: [{ open: { route: 'honorsGalleryIndex' } }] }],
							needs: ['centre'],
						},
					],
				},
			],
			needs: ['centre'],
		},
	],
	dialogs: {
		mastery: {
			title: '连对几次算掌握',
			look: 'dialog',
			width: 420,
			blocks: ['form'],
			data: {},
			view: [
				{
					block: 'form',
					refusals: { at: ['errors'], name: 'field', message: 'message' },
					submits: 'main.questionPracticeSettingsSave',
					label: '连对几次算掌握',
					fields: [
						{
							field: 'masteredAfter',
							label: '连对次数',
							control: 'radio',
							dict: 'mastered_after',
							default: (s) => s.dialog.masteredAfter,
							rules: { type: 'integer', required: true, minimum: 1, maximum: 5, message: '请选 1 到 5 次' },
						},
					],
					submit: '保存',
					then: [
						{ close: true },
						{
							message: (s) => `${s.result?.moved > 0 ? '改好了，有 ' + s.result?.moved + ' 道题已经连对够了，移到“已掌握”' : '改好了：连对 ' + s.result?.masteredAfter + ' 次算掌握'}`,
						},
					],
					needs: [],
				},
			],
		},
	},
	shapes: {
		'main.competitionAll': [{ id: 's', title: 's', cover: 's', state: 's', place: 's', startAt: 's', myState: 's' }],
		'main.courseAggregate': {
			'study?': {
				todaySeconds: 'n',
				weekSeconds: 'n',
				lastWeekSeconds: 'n',
				weekDays: 'n',
				weekLessons: 'n',
				totalSeconds: 'n',
				weekGoalSeconds: 'n',
				streakDays: 'n',
				longestStreak: 'n',
				lessonsDone: 'n',
				coursesFinished: 'n',
				requiredDone: 'n',
				requiredTotal: 'n',
				electiveDone: 'n',
				electiveTotal: 'n',
				honourCount: 'n',
			},
			'counts?': { learning: 'n', finished: 'n', favourite: 'n' },
			days: [{ date: 's', seconds: 'n' }],
			notes: [{ id: 's', courseTitle: 's', lessonId: 's', lessonTitle: 's', lessonType: 's', position: 'n', text: 's', at: 's' }],
			honours: [{ id: 's', kind: 's', title: 's', image: 's', state: 's', hidden: 'b', revealed: 'b' }],
		},
		'main.courseThemeCourses': { records: [{ id: 's', title: 's', cover: 's', kind: 's', learnState: 's', progress: 'n' }], total: 'n' },
		'main.homeworkAggregate': { records: [{ id: 's', title: 's', sourceTitle: 's', nextAt: 's', nextText: 's', state: 's' }], total: 'n' },
		'main.questionPage': {
			records: [{ id: 's', stemText: 's', myState: 's', streak: 'n' }],
			total: 'n',
			wrongCount: 'n',
			masteredCount: 'n',
			masteredAfter: 'n',
		},
		'main.questionPracticeSettingsSave': { masteredAfter: 'n', moved: 'n' },
		'main.questionReviewPlan': {
			left: 'n',
			done: 'n',
			waiting: 'n',
			streakDays: 'n',
			ids: ['s'],
			list: [
				{
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
					key: { answer: ['s'], 'accept?': [['s']], 'points?': [{ text: 's', percent: 'n' }], analysisHtml: 's' },
					mine: { state: 's', practiced: 'n', rightTimes: 'n', wrongTimes: 'n', streak: 'n', lastValue: ['s'], hints: 'n' },
				},
			],
			materials: [{ id: 's', title: 's', html: 's' }],
		},
		'main.studentInfo': {
			studentDTO: { studentName: 's', nickname: 's', headImg: 's', signature: 's', points: 'n', level: 'n' },
			campus: { name: 's', address: 's', phone: 's' },
			classes: [{ name: 's', courseId: 's', courseTitle: 's', teacherName: 's', room: 's', weekly: 's', studentCount: 'n' }],
			schedules: [{ id: 's', kind: 's', title: 's', startAt: 's', endAt: 's', place: 's', teacherName: 's' }],
			companyInfo: { name: 's', servicePhone: 's', serviceTime: 's', website: 's' },
		},
		'main.tagTree': [{ name: 's', wrong: 'n', children: ['*'] }],
	},
};
