// Generated from manifests/pages/document-preview.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'document-preview',
	title: (s) => `${(s.data.file?.lessonId == null ? s.data.file?.name : s.data.lesson?.lesson?.title ?? s.data.file?.name) ?? ''}`,
	layout: 'main',
	state: {
		id: { type: 'string', query: true, default: null },
		page: { type: 'integer', query: true, default: null },
		lesson: { type: 'string', query: true, default: null },
	},
	data: {
		file: {
			operation: 'main.courseAttachmentDownloadUrl',
			with: (s) => ({ attachmentId: s.state.id, lessonId: s.state.lesson }),
			requires: ['attachmentId'],
			needs: [],
			essential: true,
		},
		lesson: {
			operation: 'main.courseAggregate',
			with: (s) => ({ scope: 'lesson', lessonId: s.data.file?.lessonId }),
			when: (s) => s.data.file?.lessonId != null,
			requires: [],
			needs: ['file'],
		},
		questions: {
			operation: 'main.courseDiscussionList',
			with: (s) => ({ lessonId: s.data.file?.lessonId }),
			when: (s) => s.features.courseDiscussion && s.data.file?.lessonId != null,
			requires: ['lessonId'],
			needs: ['file'],
		},
	},
	view: [
		{
			block: 'result',
			status: 'warning',
			title: '没有要预览的文件',
			message: '请从课程或通知的附件列表里打开文件。',
			buttons: [
				{ label: '回到首页', kind: 'primary', actions: [{ open: { route: 'index' } }] },
				{ label: '返回上一页', actions: [{ back: true }] },
			],
			when: (s) => (s.state.id ?? '') === '',
			needs: [],
		},
		{
			block: 'page-banner',
			title: (s) => `${(s.data.file?.lessonId == null ? s.data.file?.name : s.data.lesson?.lesson?.title ?? s.data.file?.name) ?? ''}`,
			crumbs: [
				{
					text: (s) => `${s.data.lesson?.lesson?.courseTitle ?? ''}`,
					opens: { route: 'courseDetail', params: (s) => ({ id: s.data.lesson?.lesson?.courseId ?? '' }) },
					when: (s) => s.data.file == null || s.data.file?.lessonId != null,
				},
				{
					text: (s) => `${s.data.lesson?.lesson?.chapterTitle ?? ''}`,
					when: (s) => s.data.file == null || s.data.file?.lessonId != null,
				},
				{
					text: (s) => `${s.data.lesson?.lesson?.number ?? ''}`,
					when: (s) => s.data.file == null || s.data.file?.lessonId != null,
				},
			],
			note: (s) => `${s.data.file?.page > 1 ? '上次读到第 ' + s.data.file?.page + ' 页，' : ''}${s.data.file?.pages == null ? '' : '共 ' + s.data.file?.pages + ' 页'}${s.data.file?.lessonId == null ? (s.data.file?.pages == null ? '' : ' · ') + '来自「' + s.data.file?.ownerTitle + '」' : ''}`,
			when: (s) => (s.state.id ?? '') !== '',
			needs: ['file', 'lesson'],
		},
		{
			block: 'custom',
			component: 'course#PositionScope',
			blocks: [
				{
					block: 'stack',
					blocks: [
						{
							block: 'custom',
							component: 'course#LessonFrame',
							blocks: [
								{
									block: 'stack',
									blocks: [
										{
											block: 'custom',
											component: 'documents#DocumentViewer',
											props: (s) => ({ file: s.data.file, page: s.state.page }),
											blocks: [
												{
													block: 'custom',
													component: 'notes#NoteDesk',
													props: (s) => ({ lesson: s.data.file?.lessonId, notes: s.data.lesson?.notes, title: '笔记' }),
													on: {
														adds: [
															{
																call: 'main.courseNoteSave',
																with: (s) => ({ lessonId: s.data.file?.lessonId, position: s.event?.position, text: s.event?.text ?? undefined }),
																adds: { data: 'lesson', path: ['notes'] },
															},
														],
														edits: [
															{
																call: 'main.courseNoteSave',
																with: (s) => ({ lessonId: s.data.file?.lessonId, noteId: s.event?.id, text: s.event?.text }),
																optimistic: [
																	{
																		value: (s) => s.event?.text,
																		when: (s) => (s.row?.id ?? null) === (s.event?.id ?? null),
																		data: 'lesson',
																		path: ['notes', 'text'],
																	},
																],
															},
														],
														removes: [{ call: 'main.courseNoteRemove', with: (s) => ({ noteId: s.event }) }],
													},
													when: (s) => s.data.file?.lessonId != null,
													needs: ['file', 'lesson'],
												},
											],
											needs: ['file'],
										},
									],
									needs: [],
								},
								{
									block: 'custom',
									component: 'course#LessonOutline',
									props: (s) => ({ lesson: s.data.lesson?.lesson ?? null, catalog: s.data.lesson?.catalog }),
									when: (s) => s.data.file?.lessonId != null,
									needs: ['file', 'lesson'],
								},
							],
							needs: [],
						},
						{
							block: 'card',
							title: '提问与讨论',
							blocks: [
								{
									block: 'custom',
									component: 'discussion#Discussion',
									props: (s) => ({ subject: 'lesson ' + s.data.file?.lessonId, questions: s.data.questions, hint: '哪里没听懂？写下来问老师和同学', closed: (s.session.info?.studentDTO?.state ?? 'normal') === 'readonly' ? '已毕业的账号只能查看，不能提交' : null }),
									on: {
										asks: [
											{
												call: 'main.courseDiscussionSave',
												with: (s) => ({ lessonId: s.data.file?.lessonId, text: s.event?.text, position: s.event?.position ?? undefined }),
												adds: { at: 'start', data: 'questions', path: [] },
											},
										],
										answers: [
											{
												call: 'main.courseDiscussionSave',
												with: (s) => ({ lessonId: s.data.file?.lessonId, questionId: s.event?.questionId, text: s.event?.text }),
											},
										],
										marks: [
											{
												call: 'main.courseDiscussionHelpfulSave',
												with: (s) => ({ postId: s.event?.postId, helpful: s.event?.helpful }),
											},
										],
										removes: [
											{ confirm: '删掉以后就找不回来了，确定要删吗？', title: '删除' },
											{ call: 'main.courseDiscussionRemove', with: (s) => ({ postId: s.event }) },
										],
									},
									needs: ['file', 'questions'],
								},
							],
							when: (s) => s.features.courseDiscussion && s.data.file?.lessonId != null,
							needs: ['file'],
						},
					],
					needs: [],
				},
			],
			when: (s) => s.data.file != null,
			needs: ['file'],
		},
	],
	shapes: {
		'main.courseAggregate': {
			catalog: [
				{
					id: 's',
					courseId: 's',
					kind: 's',
					order: 'n',
					number: 's',
					title: 's',
					childCount: 'n',
					trial: 'b',
					locked: 'b',
					done: 'n',
					total: 'n',
					state: 's',
					percent: 'n',
					children: ['*'],
				},
			],
			'lesson?': {
				courseId: 's',
				lessonId: 's',
				number: 's',
				title: 's',
				lessonType: 's',
				locked: 'b',
				courseTitle: 's',
				chapterTitle: 's',
				'previous?': { courseId: 's', lessonId: 's', number: 's', title: 's', lessonType: 's', locked: 'b' },
				'next?': { courseId: 's', lessonId: 's', number: 's', title: 's', lessonType: 's', locked: 'b' },
			},
			notes: [{ id: 's', courseTitle: 's', lessonId: 's', lessonTitle: 's', lessonType: 's', position: 'n', text: 's', at: 's' }],
		},
		'main.courseAttachmentDownloadUrl': {
			id: 's',
			ownerType: 's',
			ownerId: 's',
			name: 's',
			ext: 's',
			mime: 's',
			bytes: 'n',
			preview: 's',
			downloadable: 'b',
			uploadedAt: 's',
			url: 's',
			expiresAt: 's',
			page: 'n',
			ownerTitle: 's',
		},
		'main.courseDiscussionList': [
			{
				id: 's',
				text: 's',
				author: 's',
				teacher: 'b',
				mine: 'b',
				at: 's',
				state: 's',
				helpfulCount: 'n',
				helpful: 'b',
				answers: [
					{ id: 's', text: 's', author: 's', teacher: 'b', mine: 'b', at: 's', state: 's', helpfulCount: 'n', helpful: 'b' },
				],
			},
		],
	},
};
