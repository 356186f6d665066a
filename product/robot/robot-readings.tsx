import { useMemo } from 'react';
import { groundOf } from '#engines/robot/ground.ts';
import { distanceAhead, type RobotState, sensorPlace } from '#engines/robot/model.ts';
import { PER_MM, type Segment } from '#engines/robot/segments.ts';
import type { World } from '#engines/robot/world.ts';
import { paintOf } from './draw-world.ts';
import styles from './robot-view.module.css';
import { colourName, secondsOf, waysOf } from './robot-words.ts';

interface RobotReadingsProps {
	world: World;
	segments: readonly Segment[];
	trace: readonly RobotState[];
	step: number;
}

/** How the robot drives at a step, and what its sensors see, as numbers. */
export function RobotReadings({ world, segments, trace, step }: RobotReadingsProps) {
	const ways = useMemo(() => waysOf(trace), [trace]);
	const ground = useMemo(() => groundOf(world), [world]);
	const state = trace[step];
	if (!state) return null;
	const colours = SENSORS.map(([sensor, name]) => [name, ground(sensorPlace(state, sensor))] as const);
	return (
		<dl className={styles.readings}>
			<Reading name="时间" value={secondsOf(step)} unit="秒" />
			<Reading name="走了" value={centimetres((ways[step] ?? 0) / PER_MM)} unit="厘米" />
			<Reading name="左轮" value={String(Math.round(state.left))} unit="毫米/秒" />
			<Reading name="右轮" value={String(Math.round(state.right))} unit="毫米/秒" />
			<Reading name="前方距离" value={centimetres(Math.max(0, distanceAhead(segments, state)))} unit="厘米" />
			<div>
				<dt>地面颜色</dt>
				<dd className={styles.colours}>
					{colours.map(([name, colour]) => (
						<span key={name}>
							<span className={styles.colour} style={{ background: paintOf(colour) }} aria-hidden="true" />
							{name}
							{colourName(colour)}
						</span>
					))}
				</dd>
			</div>
		</dl>
	);
}

const SENSORS = [
	['left', '左'],
	['middle', '中'],
	['right', '右'],
] as const;

const Reading = ({ name, value, unit }: { name: string; value: string; unit: string }) => (
	<div>
		<dt>{name}</dt>
		<dd>
			<strong>{value}</strong> {unit}
		</dd>
	</div>
);

const centimetres = (millimetres: number): string => String(Math.round(millimetres / 10));
