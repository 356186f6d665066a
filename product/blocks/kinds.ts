import type { Kind } from './kind.ts';
import { CONDITION_KINDS } from './kinds/conditions.ts';
import { FIRST_KINDS } from './kinds/first.ts';
import { FUNCTION_KINDS } from './kinds/functions.ts';
import { LIST_KINDS } from './kinds/lists.ts';
import { LOOP_KINDS } from './kinds/loops.ts';
import { NUMBER_KINDS } from './kinds/numbers.ts';
import { ROBOT_KINDS } from './kinds/robot.ts';
import { TURTLE_KINDS } from './kinds/turtle.ts';
import { VARIABLE_KINDS } from './kinds/variables.ts';

/** Every kind of block, by its type. */
export const KINDS: ReadonlyMap<string, Kind> = new Map(
	Object.entries<Kind>({
		...FIRST_KINDS,
		...NUMBER_KINDS,
		...VARIABLE_KINDS,
		...LOOP_KINDS,
		...CONDITION_KINDS,
		...LIST_KINDS,
		...FUNCTION_KINDS,
		...TURTLE_KINDS,
		...ROBOT_KINDS,
	}),
);
