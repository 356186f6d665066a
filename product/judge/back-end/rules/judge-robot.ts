import type { World } from '#engines/robot/world.ts';
import { replay, type WorldOutcome } from '#engines/robot/world-run.ts';

/** Points of a world that a run has earned, from 0 to 1. Touches that are too many leave nothing. */
export function shareOf({ succeeded, points, mostPoints, touches }: WorldOutcome, { rules }: World): number {
	if (succeeded) return 1;
	return touches > (rules.touches ?? 0) ? 0 : points / mostPoints;
}

export const outcomeIn = (world: World, moves: string): WorldOutcome => replay(world, moves).outcome;
