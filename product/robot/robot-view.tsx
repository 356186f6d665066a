import { useMemo } from 'react';
import type { RobotState } from '#engines/robot/model.ts';
import type { World } from '#engines/robot/world.ts';
import { replay } from '#engines/robot/world-run.ts';

interface RobotViewProps {
	world: World;
	/** Lines that moved the robot; none shows the world alone. */
	moves: readonly string[];
	label: string;
}

/** A world from above, and what a robot did in it. */
export function RobotView({ world, moves, label }: RobotViewProps) {
	const { trace } = useMemo(() => replay(world, moves), [world, moves]);
	const { width, height } = world.field;
	return (
		<svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} style={{ maxWidth: '100%', background: '#fff' }}>
			<g transform={`matrix(1 0 0 -1 0 ${height})`} fill="none" stroke="#666" strokeWidth="10">
				<polyline points={trace.map(placeOf).join(' ')} />
			</g>
		</svg>
	);
}

const placeOf = ({ x, y }: RobotState): string => `${x / 1000},${y / 1000}`;
