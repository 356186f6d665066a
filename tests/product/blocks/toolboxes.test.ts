import { expect, it } from 'vitest';
import { KINDS } from '#app/blocks/kinds.ts';
import { toolboxes } from '#generated/collections/toolboxes.ts';

it('has every block in the toolbox of all, which a judge without toolboxes gets', () => {
	const types = toolboxes.everything.drawers.flatMap(({ blocks }) => Object.keys(blocks));
	expect([...types, 'start'].sort()).toEqual([...KINDS.keys()].sort());
});
