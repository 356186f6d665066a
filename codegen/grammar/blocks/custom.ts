import { block, blocks, optional, propsOf, reference, required } from '../grammar.ts';

export const custom = block('custom', {
	name: 'CustomBlock',
	doc: 'A component of a feature that components.yaml declares.',
	keys: {
		component: required(reference('component'), 'Its name, as `features/<feature>#<Component>`.'),
		props: optional(propsOf('component'), 'Its props.'),
		blocks: optional(blocks, 'What it draws in itself, where it has a place for it (`children`).'),
	},
});
