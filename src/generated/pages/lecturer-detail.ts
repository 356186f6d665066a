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
			block: 'page-banner',
			title: (s) => `${s.data.courses?.teacher?.name ?? '讲师'}`,
			note: (s) => `${s.data.courses?.teacher?.title ?? ''}`,
			needs: ['courses'],
		},
		{
			block: 'result',
			status: '404',
			title: '没有这位讲师',
			message: '他可能不再上课了，去课程中心看看别的课吧。',
			when: (s) => s.data.courses?.teacher == null,
			needs: ['courses'],
		},
		{
			block: 'card',
			blocks: [
				{
					block: 'stack',
					direction: 'horizontal',
					gap: 'large',
					align: 'start',
					blocks: [
						{
							block: 'image',
							url: (s) => s.data.courses?.teacher?.avatar,
							alt: '',
							width: 96,
							ratio: '1/1',
							round: true,
							needs: ['courses'],
						},
						{
							block: 'stack',
							gap: 'small',
							width: 720,
							blocks: [
								{ block: 'text', text: (s) => `${s.data.courses?.teacher?.intro ?? ''}`, needs: ['courses'] },
								{
									block: 'text',
									text: (s) => `教 ${s.data.courses?.teacher?.courseCount ?? ''} 门课`,
									look: 'muted',
									needs: ['courses'],
								},
							],
							needs: [],
						},
					],
					needs: [],
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
					subtitle: (s) => `${s.row?.lessonCount ?? ''} 课时`,
					badges: [
						(s, p) => p.dictLabel(s.row?.kind, 'course_kind'),
						(s, p) => p.dictLabel(s.row?.difficulty, 'difficulty'),
						(s, p) => p.dictLabel(s.row?.learnState, 'learn_state'),
					],
					progress: (s) => s.row?.progress,
					opens: { route: 'courseDetail', params: (s) => ({ id: s.row?.id }) },
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
			records: [{ id: 's', title: 's', cover: 's', kind: 's', difficulty: 'n', lessonCount: 'n', learnState: 's', progress: 'n' }],
			total: 'n',
			'teacher?': { name: 's', title: 's', avatar: 's', intro: 's', courseCount: 'n' },
		},
	},
};
