import '#src/ui/range.css';
import { QuickButton } from '#app/programs/quick-button.tsx';
import { SpeedButtons } from '#app/programs/speed-buttons.tsx';
import type { DrawnMark } from '#engines/watch.ts';
import { Button } from '#src/ui/button.tsx';
import { moveAfter, moveBefore } from './robot-steps.ts';
import styles from './robot-view.module.css';
import { secondsOf } from './robot-words.ts';
import type { RobotTime } from './use-robot-time.ts';

interface RobotControlsProps {
	robotTime: RobotTime;
	/** Moves of a program that is looked at step by step; null walks through the time. */
	moves: readonly DrawnMark[] | null;
	hasRays: boolean;
	onRays: (hasRays: boolean) => void;
	isFollowed: boolean;
	onFollow: (isFollowed: boolean) => void;
}

export function RobotControls({ robotTime, moves, hasRays, onRays, isFollowed, onFollow }: RobotControlsProps) {
	const { time, last, isPlaying, speed, setSpeed, toggle, goTo } = robotTime;
	const step = Math.floor(time);
	const [unit, before, after] = moves ? ['个动作', moveBefore(moves, time), moveAfter(moves, time)] : ['步', Math.ceil(time) - 1, step + 1];
	return (
		<>
			<div className={styles.controls}>
				<Button label={toggleLabel(robotTime)} icon={isPlaying ? 'pause' : 'play'} kind="primary" onPress={toggle} instant />
				<QuickButton label="回到开头" icon="to-start" resting={time === 0} onPress={() => goTo(0)} />
				<QuickButton label={`上一${unit}`} icon="chevron-left" resting={time === 0} onPress={() => goTo(before)} />
				<QuickButton label={`下一${unit}`} icon="chevron-right" resting={time === last} onPress={() => goTo(after)} />
				<QuickButton label="跳到最后" icon="to-end" resting={time === last} onPress={() => goTo(last)} />
				<input
					className={styles.slider}
					type="range"
					aria-label="时间"
					aria-valuetext={`${secondsOf(step)} 秒，共 ${secondsOf(last)} 秒`}
					min={0}
					max={last}
					value={step}
					onChange={(event) => goTo(event.target.valueAsNumber)}
				/>
			</div>
			<div className={styles.controls}>
				<SpeedButtons speed={speed} onChange={setSpeed} />
				<Button
					label="跟着走"
					tooltip="放大，跟着机器人走"
					kind="text"
					pressed={isFollowed}
					onPress={() => onFollow(!isFollowed)}
					instant
				/>
				<Button label="感应线" tooltip="看机器人看到了什么" kind="text" pressed={hasRays} onPress={() => onRays(!hasRays)} instant />
			</div>
		</>
	);
}

function toggleLabel({ time, last, isPlaying }: RobotTime): string {
	if (isPlaying) return '暂停';
	return time >= last ? '重放' : '播放';
}
