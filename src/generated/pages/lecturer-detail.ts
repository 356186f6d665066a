// Generated from manifests/pages/lecturer-detail.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'lecturer-detail',
	title: (s) => `${s.data.courses?.teacher?.name ?? '讲师'}`,
	layout: 'main',
	state: {},
	data: {
		courses: {
			operation: 'main.courseThemeCourses',
			with: (s) => ({ teacherId: s.route.params.id }),
			requires: [],
			needs: [],
			paged: { page: 'pageNum', size: 'pageSize', list: 'records', total: 'total', queryKey: 'page', defaultSize: 12 },
		},
	},
	view: [
		{
			block: 'result',
			status: '404',
			title: '没有这位讲师',
			message: '他可能不再上课了，去课程中心看看别的课吧。',
			buttons: [{ label: '去课程中心', kind: 'primary', actions: [{ open: { route: 'courseIndex' } }] }],
			when: (s) => s.data.courses?.teacher == null,
			needs: ['courses'],
		},
		{
			block: 'hero',
			title: (s) => `${s.data.courses?.teacher?.name ?? ''}`,
			look: 'tinted',
			image: (s) => s.data.courses?.teacher?.avatar,
			round: true,
			kicker: (s) => `${s.data.courses?.teacher?.title ?? ''}`,
			text: (s) => `${s.data.courses?.teacher?.intro ?? ''}`,
			facts: [
				{
					text: (s, p) => `${s.data.courses?.teacher?.ratingCount === 0 ? '' : p.number(s.data.courses?.teacher?.rating, 1) + ' 分（' + p.number(s.data.courses?.teacher?.ratingCount) + ' 人评过）'}`,
					icon: 'star',
				},
				{ text: (s, p) => `${p.number(s.data.courses?.teacher?.studentCount)} 人次学过`, icon: 'users' },
				{ text: (s) => `${s.data.courses?.teacher?.courseCount ?? ''} 门课`, icon: 'book' },
			],
			aside: [
				{
					block: 'stack',
					gap: 'small',
					blocks: [
						{
							block: 'text',
							text: (s) => `不用加入就能听：《${s.data.courses?.teacher?.trial?.courseTitle ?? ''}》`,
							look: 'muted',
							needs: ['courses'],
						},
						{
							block: 'buttons',
							items: [
								{
									label: (s) => `试听：${s.data.courses?.teacher?.trial?.lessonTitle ?? ''}`,
									icon: 'play',
									kind: 'primary',
									actions: [
										{
											do: 'openLesson',
											with: (s) => ({ courseId: s.data.courses?.teacher?.trial?.courseId, lessonId: s.data.courses?.teacher?.trial?.lessonId, lessonType: s.data.courses?.teacher?.trial?.lessonType, refId: s.data.courses?.teacher?.trial?.refId }),
										},
									],
								},
							],
							needs: ['courses'],
						},
					],
					when: (s) => s.data.courses?.teacher?.trial != null,
					needs: ['courses'],
				},
			],
			when: (s) => s.data.courses?.teacher != null,
			needs: ['courses'],
		},
		{
			block: 'card',
			title: '教的课',
			blocks: [
				{
					block: 'cards',
					source: { rows: (s) => s.data.courses?.records, paged: 'courses' },
					title: (s) => s.row?.title,
					image: (s) => s.row?.cover,
					subtitle: (s, p) => `${s.row?.lessonCount ?? ''} 课 · ${p.number(s.row?.studentCount)} 人在学${s.row?.rating === 0 ? '' : ' · ' + p.number(s.row?.rating, 1) + ' 分'}`,
					description: (s) => `${s.row?.summary ?? ''}`,
					badges: [
						(s, p) => p.dictLabel(s.row?.kind, 'course_kind'),
						(s, p) => p.dictLabel(s.row?.difficulty, 'difficulty'),
						(s, p) => p.dictLabel(s.row?.learnState, 'learn_state'),
					],
					progress: (s) => s.row?.progress > 0 ? s.row?.progress : null,
					opens: { route: 'courseDetail', params: (s) => ({ id: s.row?.id }) },
					columns: 3,
					label: '教的课',
					empty: '还没有开课',
					needs: ['courses'],
				},
			],
			when: (s) => s.data.courses?.teacher != null,
			needs: ['courses'],
		},
	],
	shapes: {
		'main.courseThemeCourses': {
			records: [
				{
					id: 's',
					title: 's',
					cover: 's',
					kind: 's',
					difficulty: 'n',
					summary: 's',
					lessonCount: 'n',
					studentCount: 'n',
					rating: 'n',
					learnState: 's',
					progress: 'n',
				},
			],
			total: 'n',
			'teacher?': {
				name: 's',
				title: 's',
				avatar: 's',
				intro: 's',
				courseCount: 'n',
				studentCount: 'n',
				rating: 'n',
				ratingCount: 'n',
				'trial?': { courseId: 's', courseTitle: 's', lessonId: 's', lessonTitle: 's', lessonType: 's' },
			},
		},
	},
};
