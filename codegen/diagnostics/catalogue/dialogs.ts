import type { CatalogueSection } from './entry.ts';

export const dialogs = {
	'unknown-dialog': {
		title: 'A dialog that the page does not declare',
		explanation: 'A `show` step opens a dialog that `dialogs` of the same page declares. Other pages have dialogs of their own.',
		fix: 'puts the only similar name in its place',
		wrong:
			'dialogs:\n  edit: { title: 编辑, view: [] }\nview:\n  - { block: buttons, items: [{ label: 编辑, actions: [{ show: edti }] }] }',
		right:
			'dialogs:\n  edit: { title: 编辑, view: [] }\nview:\n  - { block: buttons, items: [{ label: 编辑, actions: [{ show: edit }] }] }',
	},
	'unopened-dialog': {
		title: 'A dialog that nothing opens',
		explanation:
			'No `show` step of the page names the dialog, neither in the view nor in a dialog that is opened itself. It would be shipped to users who can never see it.',
		wrong: 'dialogs:\n  edit: { title: 编辑, view: [] }\nview: []',
		right:
			'dialogs:\n  edit: { title: 编辑, view: [] }\nview:\n  - { block: buttons, items: [{ label: 编辑, actions: [{ show: edit }] }] }',
	},
	'close-outside-dialog': {
		title: 'A step that closes a dialog where there is none',
		explanation: 'A `close` step closes the dialog whose view contains it. In the view of the page it would do nothing.',
		wrong: 'view:\n  - { block: buttons, items: [{ label: 关闭, actions: [{ close: true }] }] }',
		right:
			'dialogs:\n  edit:\n    title: 编辑\n    view:\n      - { block: buttons, items: [{ label: 关闭, actions: [{ close: true }] }] }',
	},
	'duplicate-data': {
		title: 'Data of a dialog named as data of its page',
		explanation: 'A dialog sees the data of its page and its own by the same word, `data.<name>`. A name that both have could mean either.',
		wrong:
			'data:\n  course: { call: main.courseDetail, with: { id: route.params.id } }\ndialogs:\n  peek:\n    title: 预览\n    params: { id: { type: string } }\n    data:\n      course: { call: main.courseDetail, with: { id: dialog.id } }',
		right:
			'data:\n  course: { call: main.courseDetail, with: { id: route.params.id } }\ndialogs:\n  peek:\n    title: 预览\n    params: { id: { type: string } }\n    data:\n      other: { call: main.courseDetail, with: { id: dialog.id } }',
	},
	'wrong-facet-state': {
		title: 'A facet whose state cannot hold what it sets',
		explanation:
			'The type of its state says how a facet of a filter bar is drawn: with choices a list (`strings`, `integers`) takes several of them and a text or number one; without choices a boolean is a yes and a text is typed; the days of a span are text.',
		wrong:
			'state:\n  level: { type: boolean, in: query }\nview:\n  - { block: filter-bar, label: 筛选, facets: [{ label: 难度, binds: state.level, dict: course_level }] }',
		right:
			'state:\n  level: { type: strings, in: query }\nview:\n  - { block: filter-bar, label: 筛选, facets: [{ label: 难度, binds: state.level, dict: course_level }] }',
	},
} as const satisfies CatalogueSection;
