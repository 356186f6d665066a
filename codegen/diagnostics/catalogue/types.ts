import type { CatalogueSection } from './entry.ts';

/** Findings of TypeScript. */
export const types = {
	'type-error': {
		title: 'TypeScript that the changed API does not fit',
		explanation:
			'The API types that these manifests compile to do not fit a component or handler. The message is that of TypeScript. Such errors are told beside the findings in manifests, so that one round mends both; without findings, `npm run types` reports them.',
		wrong: 'properties: { heading: { type: string } }   # desk/desk.tsx still reads `course.title`',
		right: 'properties: { heading: { type: string } }   # desk/desk.tsx reads `course.heading`',
	},
} as const satisfies CatalogueSection;
