import { useSnapshot } from 'valtio/react';
import styles from './control-bar.module.css';
import { ControlButton } from './control-button.tsx';
import type { Player } from './create-player.ts';
import type { Play } from './play.ts';
import { clockText } from './rules/clock-text.ts';
import { RATES } from './rules/rates.ts';
import { SeekBar } from './seek-bar.tsx';
import type { Screens } from './use-screens.ts';

const SKIP = 10;

export interface ControlBarProps {
	player: Player;
	play: Play;
	screens: Screens;
}

export function ControlBar({ player, play, screens }: ControlBarProps) {
	const { playing, waiting } = useSnapshot(player.state);
	const runs = playing || waiting;
	return (
		<div className={styles.bar}>
			<SeekBar player={player} play={play} />
			<div className={styles.row}>
				<ControlButton label={runs ? '暂停' : '播放'} keyName="空格" icon={runs ? 'pause' : 'play'} onPress={player.toggle} />
				<ControlButton label="后退 10 秒" keyName="J" icon="back" onPress={() => player.execute({ command: 'skip', by: -SKIP })} />
				<ControlButton label="前进 10 秒" keyName="L" icon="forward" onPress={() => player.execute({ command: 'skip', by: SKIP })} />
				<Clock player={player} play={play} />
				<span className={styles.space} />
				<Choices player={player} play={play} />
				<Volume player={player} />
				{screens.canFloat && <ControlButton label="画中画" icon="picture" onPress={screens.float} />}
				<ControlButton
					label={screens.full ? '退出全屏播放' : '全屏播放'}
					keyName="F"
					icon={screens.full ? 'small' : 'full'}
					onPress={screens.toggleFull}
				/>
			</div>
		</div>
	);
}

function Clock({ player, play }: Pick<ControlBarProps, 'player' | 'play'>) {
	const { position, seconds } = useSnapshot(player.state);
	const chapter = play.chapters.findLast(({ t }) => position >= t);
	return (
		<span className={styles.clock}>
			{clockText(position)} / {clockText(seconds)}
			{chapter && <span className={styles.chapter}>{chapter.text}</span>}
		</span>
	);
}

function Choices({ player, play }: Pick<ControlBarProps, 'player' | 'play'>) {
	const { rate, quality, captions } = useSnapshot(player.state).preferences;
	const qualities = play.sources.map((source) => ({ value: source.quality, label: source.label }));
	const selected = qualities.some(({ value }) => value === quality) ? quality : (qualities[0]?.value ?? '');
	return (
		<>
			{play.transcript.length + play.captions.length > 0 && (
				<ControlButton
					label="字幕"
					keyName="C"
					icon="captions"
					pressed={captions}
					onPress={() => player.execute({ command: 'captions' })}
				/>
			)}
			{play.allowSpeed && rate !== 1 && (
				<button
					type="button"
					className={styles.reset}
					aria-label="恢复 1 倍速"
					data-tooltip="恢复 1 倍速"
					onClick={() => player.prefer({ rate: 1 })}
				>
					1×
				</button>
			)}
			{play.allowSpeed && (
				<ControlSelect
					label="倍速"
					value={String(rate)}
					options={RATES.map((each) => ({ value: String(each), label: `${each}×` }))}
					onChoose={(value) => player.prefer({ rate: Number(value) })}
				/>
			)}
			{qualities.length > 1 && (
				<ControlSelect label="清晰度" value={selected} options={qualities} onChoose={(value) => player.prefer({ quality: value })} />
			)}
		</>
	);
}

function Volume({ player }: { player: Player }) {
	const { volume, muted } = useSnapshot(player.state, { sync: true }).preferences;
	const silent = muted || volume === 0;
	return (
		<>
			<ControlButton
				label={silent ? '打开声音' : '静音'}
				keyName="M"
				icon={silent ? 'silent' : 'sound'}
				onPress={() => player.prefer({ muted: !silent, ...(silent && volume === 0 && { volume: 0.5 }) })}
			/>
			<input
				className={styles.volume}
				type="range"
				aria-label="音量"
				min={0}
				max={1}
				step={0.05}
				value={silent ? 0 : volume}
				aria-valuetext={`${Math.round((silent ? 0 : volume) * 100)}%`}
				onChange={(event) => player.prefer({ volume: Number(event.target.value), muted: false })}
			/>
		</>
	);
}

interface ControlSelectProps {
	label: string;
	value: string;
	options: readonly { value: string; label: string }[];
	onChoose: (value: string) => void;
}

/** A native select, for touch screens and screen readers. */
function ControlSelect({ label, value, options, onChoose }: ControlSelectProps) {
	return (
		<select
			className={styles.select}
			aria-label={label}
			data-tooltip={label}
			value={value}
			onChange={(event) => onChoose(event.target.value)}
		>
			{options.map((option) => (
				<option key={option.value} value={option.value}>
					{option.label}
				</option>
			))}
		</select>
	);
}
