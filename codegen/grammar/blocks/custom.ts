import { actions, block, blocks, optional, propsOf, reference, required } from '../grammar.ts';

export const custom = block('custom', {
	name: 'CustomBlock',
	doc: 'React component of a feature, declared in components.yaml.',
	keys: {
		component: required(reference('component'), 'Name of the component, as `judge#Workbench`.'),
		props: optional(propsOf('component'), 'Props of the component.'),
		blocks: optional(blocks, 'Blocks passed to the component as `children`, if it accepts them.'),
		slots: optional(
			{ kind: 'record', of: blocks, gives: 'slot' },
			'Blocks by slot of the component; they read what it gives them as `slot`.',
		),
		on: optional({ kind: 'record', of: actions, gives: 'event' }, 'Steps by event of the component; they read what it tells as `event`.'),
	},
});
