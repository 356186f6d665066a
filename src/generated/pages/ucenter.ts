// Generated from manifests/pages/ucenter.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'ucenter',
	title: '个人中心',
	layout: 'main',
	state: { tab: { type: 'string', query: true, default: null }, mine: { type: 'string', query: true, default: 'learning' } },
	data: {
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
	},
	view: [
		{ block: 'text', text: (s) => `${s.session.user.name ?? ''}的个人中心`, look: 'title', needs: [] },
		{
			block: 'grid',
			columns: 4,
			minWidth: 180,
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
					label: '我的荣誉',
					value: (s) => s.data.centre?.study?.honourCount ?? 0,
					unit: '项',
					icon: 'medal',
					opens: { route: 'honorsGalleryIndex', query: { owner: () => 'mine' } },
					needs: ['centre'],
				},
			],
			needs: [],
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
									label: (s) => `学习中 ${s.data.courses?.counts?.learning ?? ''}`,
									kind: 'text',
									pressed: (s) => s.state.mine === 'learning',
									actions: [{ set: () => ({ mine: 'learning' }) }],
								},
								{
									label: (s) => `已学完 ${s.data.courses?.counts?.finished ?? ''}`,
									kind: 'text',
									pressed: (s) => s.state.mine === 'finished',
									actions: [{ set: () => ({ mine: 'finished' }) }],
								},
								{
									label: (s) => `收藏 ${s.data.courses?.counts?.favourite ?? ''}`,
									kind: 'text',
									pressed: (s) => s.state.mine === 'favourite',
									actions: [{ set: () => ({ mine: 'favourite' }) }],
								},
							],
							needs: ['courses'],
						},
						{
							block: 'cards',
							source: { rows: (s) => s.data.courses?.records, paged: 'courses' },
							title: (s) => s.row?.title,
							image: (s) => s.row?.cover,
							badges: [(s, p) => p.dictLabel(s.row?.kind, 'course_kind'), (s, p) => p.dictLabel(s.row?.learnState, 'learn_state')],
							progress: (s) => s.row?.progress,
							opens: { route: 'courseDetail', params: (s) => ({ id: s.row?.id }) },
							label: '我的课程',
							empty: '这里还没有课程',
							needs: ['courses'],
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
								{ title: '作业', value: (s) => s.row?.title, look: 'strong' },
								{ title: '来自', value: (s) => s.row?.sourceTitle },
								{ title: '状态', value: (s, p) => p.dictLabel(s.row?.state, 'homework_state'), look: 'badge' },
								{ title: '截止', value: (s, p) => p.date(s.row?.dueAt, 'MM-DD HH:mm') },
								{ title: '得分', value: (s) => s.row?.score, align: 'right' },
							],
							empty: '没有作业',
							needs: ['homework'],
						},
					],
				},
				{
					key: 'calendar',
					title: '学习记录',
					blocks: [
						{
							block: 'card',
							blocks: [
								{
									block: 'chart',
									source: { rows: (s) => s.data.centre?.days },
									label: '学习记录',
									heat: { date: (s) => s.row?.date, title: '学习时长', value: (s) => s.row?.seconds, format: 'duration', weeks: 53 },
									empty: '还没有学习记录',
									needs: ['centre'],
								},
							],
							needs: [],
						},
					],
				},
				{
					key: 'notes',
					title: '笔记',
					blocks: [
						{
							block: 'cards',
							source: { rows: (s) => s.data.centre?.notes },
							title: (s) => s.row?.lessonTitle,
							subtitle: (s) => `${s.row?.courseTitle ?? ''}`,
							description: (s) => `${s.row?.text ?? ''}`,
							footer: (s, p) => `${p.ago(s.row?.at)}`,
							opens: { route: 'courseDetail', params: (s) => ({ id: s.row?.courseId }) },
							label: '笔记',
							empty: '还没有笔记',
							needs: ['centre'],
						},
					],
				},
				{
					key: 'honours',
					title: '荣誉',
					blocks: [
						{
							block: 'cards',
							source: { rows: (s) => s.data.centre?.honours },
							fit: 'contain',
							title: (s) => s.row?.title,
							image: (s) => s.row?.image,
							badges: [(s, p) => p.dictLabel(s.row?.kind, 'honour_kind')],
							opens: { route: 'honorDetail', params: (s) => ({ id: s.row?.id }) },
							label: '荣誉',
							empty: '还没有荣誉，去挑战吧',
							needs: ['centre'],
						},
					],
				},
			],
			needs: [],
		},
	],
};
