// Generated from manifests/pages/robot-field.yaml by `npm run codegen`; do not edit.
import type { PageDefinition } from '#src/pages/page-definition.ts';

export const page: PageDefinition = {
	name: 'robot-field',
	title: '机器人场地',
	layout: 'main',
	state: { world: { type: 'string', query: true, default: 'free-field' } },
	data: {},
	view: [
		{ block: 'text', text: '机器人场地', look: 'title', needs: [] },
		{ block: 'text', text: '选一个世界，写一段程序，看机器人跑起来。程序会自动留在这台设备上。', look: 'muted', needs: [] },
		{
			block: 'custom',
			component: 'robot#RobotField',
			props: (s) => ({ world: s.state.world }),
			on: { chooses: [{ set: (s) => ({ world: s.event }) }] },
			needs: [],
		},
	],
};
