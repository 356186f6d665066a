import type { CatalogueSection } from './entry.ts';

export const lists = {
	'served-list': {
		title: 'A fault in a list of routes for the server',
		explanation:
			'`npm run codegen -- routes check <file>` reads the list as the app does. The message names the record and the kind of the fault, in the words that the menu studio shows. An error is something that the app would leave out or repair, or that a menu cannot be published with; what only looks wrong is a note.',
		wrong: '- { path: /courses, name: courses, component: views/gone, meta: { title: 课程 } }',
		right: '- { path: /courses, name: courses, component: course-index, meta: { title: 课程 } }',
	},
} as const satisfies CatalogueSection;
