// Generated from manifests/pages/course-detail.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'course-detail',
	title: (s) => `${s.data.detail?.course?.title ?? ''}`,
	layout: 'main',
	state: { tab: { type: 'string', query: true, default: null } },
	data: {
		detail: {
			operation: 'main.courseAggregate',
			with: (s) => ({ scope: 'course', courseId: s.route.params.id }),
			requires: [],
			needs: [],
		},
	},
	view: [
		{ block: 'text', text: (s) => `${s.data.detail?.course?.title ?? '课程详情'}`, look: 'title', needs: ['detail'] },
		{
			block: 'split',
			side: [
				{ block: 'image', url: (s) => s.data.detail?.course?.cover ?? null, alt: '', ratio: '16/9', needs: ['detail'] },
				{
					block: 'detail',
					source: { record: (s) => s.data.detail?.course },
					label: '课程概况',
					columns: 1,
					items: [
						{ label: '分类', value: (s) => s.record?.categoryName },
						{ label: '类型', value: (s, p) => p.dictLabel(s.record?.kind, 'course_kind'), look: 'badge' },
						{ label: '难度', value: (s, p) => p.dictLabel(s.record?.difficulty, 'difficulty'), look: 'badge' },
						{ label: '老师', value: (s) => s.record?.teacherNames },
						{ label: '课时', value: (s) => s.record?.lessonCount },
						{ label: '学习人数', value: (s, p) => p.number(s.record?.studentCount) },
						{ label: '进度', value: (s) => s.record?.progress, look: 'progress' },
					],
					needs: ['detail'],
				},
				{
					block: 'buttons',
					items: [
						{
							label: '加入课程',
							kind: 'primary',
							actions: [
								{ call: 'main.courseOnlineActivate', with: (s) => ({ courseId: s.route.params.id }) },
								{ message: (s) => `已加入《${s.result?.courseTitle ?? ''}》` },
							],
							when: (s) => s.data.detail?.course != null && !s.data.detail?.course?.joined && s.data.detail?.course?.joinBy === 'free',
						},
						{
							label: '收藏',
							actions: [
								{ call: 'main.courseOnlineActivate', with: (s) => ({ courseId: s.route.params.id, action: 'favourite' }) },
								{ message: '已收藏' },
							],
							when: (s) => s.data.detail?.course != null && !s.data.detail?.course?.favourite,
						},
						{
							label: '取消收藏',
							actions: [
								{ call: 'main.courseOnlineActivate', with: (s) => ({ courseId: s.route.params.id, action: 'unfavourite' }) },
								{ message: '已取消收藏' },
							],
							when: (s) => s.data.detail?.course != null && s.data.detail?.course?.favourite,
						},
					],
					needs: ['detail'],
				},
				{
					block: 'card',
					title: '用激活码加入',
					blocks: [
						{
							block: 'form',
							refusals: { at: ['errors'], name: 'field', message: 'message' },
							submits: 'main.courseOnlineActivate',
							with: (s) => ({ courseId: s.route.params.id }),
							label: '用激活码加入',
							fields: [
								{
									field: 'code',
									label: '激活码',
									placeholder: '请输入激活码',
									rules: { type: 'string', required: false, maxLength: 32 },
								},
							],
							submit: '激活',
							then: [{ message: (s) => `已加入《${s.result?.courseTitle ?? ''}》` }],
							needs: [],
						},
					],
					when: (s) => s.data.detail?.course != null && !s.data.detail?.course?.joined && s.data.detail?.course?.joinBy === 'code',
					needs: ['detail'],
				},
			],
			main: [
				{
					block: 'card',
					blocks: [
						{
							block: 'tabs',
							label: '课程内容',
							binds: 'tab',
							items: [
								{
									key: 'catalog',
									title: '目录',
									blocks: [
										{
											block: 'tree',
											source: { rows: (s) => s.data.detail?.catalog },
											label: (s) => s.row?.title,
											note: (s, p) => s.row?.lockText ?? (s.row?.kind === 'chapter' ? p.percent(s.row?.percent / 100) : ''),
											title: '课程目录',
											empty: '课程还没有内容',
											needs: ['detail'],
										},
									],
								},
								{
									key: 'intro',
									title: '介绍',
									blocks: [
										{
											block: 'rich-text',
											content: (s) => s.data.detail?.course?.introHtml ?? null,
											empty: '还没有介绍',
											needs: ['detail'],
										},
									],
								},
								{
									key: 'files',
									title: '资料',
									badge: (s, p) => p.count(s.data.detail?.attachments),
									blocks: [
										{
											block: 'table',
											source: { rows: (s) => s.data.detail?.attachments },
											label: '课程资料',
											columns: [
												{
													title: '名称',
													value: (s) => s.row?.name,
													look: 'strong',
													opens: { route: 'documentPreview', query: { id: (s) => s.row?.id } },
												},
												{ title: '类型', value: (s) => s.row?.ext },
												{ title: '大小', value: (s, p) => p.bytes(s.row?.bytes), align: 'right' },
											],
											empty: '这门课没有资料',
											needs: ['detail'],
										},
									],
								},
								{
									key: 'homework',
									title: '作业',
									badge: (s, p) => p.count(s.data.detail?.homework),
									blocks: [
										{
											block: 'table',
											source: { rows: (s) => s.data.detail?.homework },
											label: '课程作业',
											columns: [
												{ title: '作业', value: (s) => s.row?.title, look: 'strong' },
												{ title: '状态', value: (s, p) => p.dictLabel(s.row?.state, 'homework_state'), look: 'badge' },
												{ title: '截止', value: (s, p) => p.date(s.row?.dueAt, 'MM-DD HH:mm') },
												{ title: '得分', value: (s) => s.row?.score, align: 'right' },
											],
											empty: '这门课没有作业',
											needs: ['detail'],
										},
									],
								},
								{
									key: 'teachers',
									title: '老师',
									blocks: [
										{
											block: 'cards',
											source: { rows: (s) => s.data.detail?.teachers },
											title: (s) => s.row?.name,
											image: (s) => s.row?.avatar,
											subtitle: (s) => `${s.row?.title ?? ''}`,
											description: (s) => `${s.row?.intro ?? ''}`,
											columns: 2,
											label: '老师',
											empty: '还没有老师',
											needs: ['detail'],
										},
									],
								},
							],
							needs: ['detail'],
						},
					],
					needs: [],
				},
			],
			width: 320,
			label: '课程概况',
			needs: [],
		},
	],
};
