// Generated from manifests/pages/course-detail.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'course-detail',
	title: (s) => `${s.data.detail?.course?.title ?? ''}`,
	layout: 'main',
	state: {
		tab: { type: 'string', query: true, default: null },
		homework: { type: 'string', query: true, default: null },
		lesson: { type: 'string', query: true, default: null },
	},
	data: {
		detail: {
			operation: 'main.courseAggregate',
			with: (s) => ({ scope: 'course', courseId: s.route.params.id }),
			requires: [],
			needs: [],
			essential: true,
		},
		task: {
			operation: 'main.homeworkAggregate',
			with: (s) => ({ homeworkId: s.state.homework }),
			when: (s) => s.state.homework != null,
			requires: [],
			needs: [],
		},
		handedIn: {
			operation: 'main.homeworkHistoryAggregate',
			with: (s) => ({ homeworkId: s.state.homework }),
			when: (s) => s.state.homework != null,
			requires: [],
			needs: [],
		},
	},
	view: [
		{
			block: 'custom',
			component: 'features/learning#CourseHeader',
			props: (s) => ({ course: s.data.detail?.course, resume: s.data.detail?.resume }),
			when: (s) => s.state.homework == null,
			needs: ['detail'],
		},
		{
			block: 'page-banner',
			title: (s) => `${s.data.detail?.course?.title ?? ''}`,
			note: '课程作业',
			when: (s) => s.state.homework != null,
			needs: ['detail'],
		},
		{
			block: 'card',
			blocks: [
				{
					block: 'buttons',
					items: [
						{
							label: '全部作业',
							icon: 'arrow-left',
							kind: 'text',
							actions: [{ set: () => ({ homework: null, tab: 'homework' }) }],
						},
					],
					needs: [],
				},
				{
					block: 'custom',
					component: 'features/homework#HomeworkDesk',
					props: (s) => ({ found: s.data.task, history: s.data.handedIn }),
					needs: ['handedIn', 'task'],
				},
			],
			when: (s) => s.state.homework != null,
			needs: [],
		},
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
									label: (s) => s.row?.number + ' ' + s.row?.title,
									note: (s, p) => s.row?.kind === 'chapter' ? s.row?.done + '/' + s.row?.total + ' 课 · ' + s.row?.percent + '%' : s.row?.seconds != null ? p.duration(s.row?.seconds) : s.row?.pages != null ? s.row?.pages + ' 页' : '',
									icon: (s) => s.row?.kind === 'chapter' ? 'folder' : s.row?.lessonType === 'video' ? 'video' : s.row?.lessonType === 'doc' ? 'file' : s.row?.lessonType === 'quiz' ? 'exam' : s.row?.lessonType === 'problem' ? 'code' : s.row?.lessonType === 'homework' || s.row?.lessonType === 'work' ? 'edit' : 'calendar',
									badges: [
										(s) => s.row?.kind === 'lesson' && s.row?.trial && s.row?.locked === false && (s.data.detail?.course?.joined ?? true) === false ? '试学' : '',
									],
									mark: (s) => s.row?.state,
									reason: (s) => s.row?.locked && s.row?.kind === 'lesson' ? s.row?.lockText ?? '还没有开放' : '',
									current: (s) => s.data.detail?.resume?.lessonId ?? '',
									focus: (s) => s.state.lesson ?? '',
									onSelect: [
										{ set: () => ({ lesson: null }) },
										{
											do: 'openLesson',
											with: (s) => ({ courseId: s.row?.courseId, lessonId: s.row?.id, lessonType: s.row?.lessonType ?? '', refId: s.row?.refId }),
										},
									],
									onLocked: [
										{
											show: 'locked',
											with: (s) => ({ title: s.row?.number + ' ' + s.row?.title, reason: s.row?.lockText ?? '还没有开放' }),
										},
									],
									leavesOnly: true,
									searchable: true,
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
									block: 'file-list',
									source: { rows: (s) => s.data.detail?.attachments },
									label: '课程资料',
									name: (s) => s.row?.name,
									type: (s) => s.row?.ext,
									size: (s) => s.row?.bytes,
									time: (s) => s.row?.uploadedAt,
									badges: [(s) => s.row?.downloadable ? '' : '只能在线看'],
									opens: { route: 'documentPreview', query: { id: (s) => s.row?.id } },
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
										{
											title: '作业',
											value: (s) => s.row?.title,
											look: 'strong',
											opens: {
												route: 'courseDetail',
												params: (s) => ({ id: s.route.params.id }),
												query: { tab: () => 'homework', homework: (s) => s.row?.id },
											},
										},
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
							title: '讲师',
							blocks: [
								{
									block: 'cards',
									source: { rows: (s) => s.data.detail?.teachers },
									title: (s) => s.row?.name,
									image: (s) => s.row?.avatar,
									subtitle: (s) => `${s.row?.title ?? ''} · 教 ${s.row?.courseCount ?? ''} 门课`,
									description: (s) => `${s.row?.intro ?? ''}`,
									opens: { route: 'lecturerDetail', params: (s) => ({ id: s.row?.id }) },
									columns: 2,
									label: '讲师',
									empty: '还没有讲师',
									needs: ['detail'],
								},
							],
						},
					],
					needs: ['detail'],
				},
			],
			when: (s) => s.state.homework == null,
			needs: [],
		},
		{
			block: 'card',
			title: '还可以学',
			blocks: [
				{
					block: 'cards',
					source: { rows: (s) => s.data.detail?.related },
					title: (s) => s.row?.title,
					image: (s) => s.row?.cover,
					subtitle: (s) => `${s.row?.teacherNames ?? ''} · ${s.row?.lessonCount ?? ''} 课时`,
					opens: { route: 'courseDetail', params: (s) => ({ id: s.row?.id }) },
					columns: 4,
					label: '还可以学',
					needs: ['detail'],
				},
			],
			when: (s, p) => s.state.homework == null && p.count(s.data.detail?.related) > 0,
			needs: ['detail'],
		},
	],
	dialogs: {
		activate: {
			title: '用激活码加入课程',
			look: 'dialog',
			blocks: ['form', 'text'],
			data: {},
			view: [
				{ block: 'text', text: '激活码在老师发的消息里，每个码只能用一次。', look: 'muted', needs: [] },
				{
					block: 'form',
					refusals: { at: ['errors'], name: 'field', message: 'message' },
					submits: 'main.courseOnlineActivate',
					with: (s) => ({ courseId: s.route.params.id }),
					label: '用激活码加入课程',
					fields: [
						{
							field: 'code',
							label: '激活码',
							placeholder: '例如 ROBOT-C04',
							rules: { type: 'string', required: false, maxLength: 32 },
						},
					],
					submit: '激活',
					then: [{ close: true }, { message: (s) => `已加入《${s.result?.courseTitle ?? ''}》，开始学习吧` }],
					needs: [],
				},
			],
		},
		locked: {
			title: '还不能学这一课',
			look: 'dialog',
			blocks: ['buttons', 'cards', 'text'],
			data: {},
			view: [
				{ block: 'text', text: (s) => `${s.dialog.title ?? ''}`, look: 'strong', needs: [] },
				{ block: 'text', text: (s) => `${s.dialog.reason ?? ''}`, needs: [] },
				{
					block: 'cards',
					source: { rows: (s) => s.data.detail?.course?.needs ?? null },
					title: (s) => s.row?.title,
					subtitle: '学完它就能解锁',
					opens: { route: 'courseDetail', params: (s) => ({ id: s.row?.id }) },
					columns: 1,
					label: '要先学完的课程',
					when: (s, p) => p.count(s.data.detail?.course?.needs ?? null) > 0,
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
								{ close: true },
								{ message: (s) => `已加入《${s.result?.courseTitle ?? ''}》，开始学习吧` },
							],
						},
					],
					when: (s, p) => (s.data.detail?.course?.joinBy ?? 'none') === 'free' && p.count(s.data.detail?.course?.needs ?? null) === 0,
					needs: ['detail'],
				},
				{
					block: 'buttons',
					items: [{ label: '用激活码加入', kind: 'primary', actions: [{ close: true }, { show: 'activate' }] }],
					when: (s, p) => (s.data.detail?.course?.joinBy ?? 'none') === 'code' && p.count(s.data.detail?.course?.needs ?? null) === 0,
					needs: ['detail'],
				},
			],
		},
	},
};
