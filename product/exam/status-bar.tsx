import { useState } from 'react';
import { formatTime } from '#src/lib/format-time.ts';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Icon } from '#src/ui/icons.tsx';
import type { AttemptView } from './attempt/attempt-core.ts';
import { formatLeft } from './attempt/clock.ts';
import styles from './exam-desk.module.css';
import { TEXT_SIZES, type TextSize } from './use-text-size.ts';

interface StatusBarProps {
	title: string;
	view: AttemptView;
	answered: number;
	total: number;
	onHandIn: () => void;
	onLeave: () => void;
	onKeys: () => void;
	onSave: () => Promise<void>;
	textSize: TextSize;
	/** The whole paper is on the device. */
	ready: boolean;
}

const HURRY_SECONDS = 300;

export function StatusBar({ title, view, answered, total, onHandIn, onLeave, onKeys, onSave, textSize, ready }: StatusBarProps) {
	const [timerShown, setTimerShown] = useState(true);
	return (
		<section className={styles.bar} aria-label="作答状态">
			<div className={styles.titleRow}>
				<Button label="离开" icon="chevron-left" kind="text" onPress={onLeave} />
				<h1 className={styles.title} data-tooltip="">
					{title}
				</h1>
				<Button label={`字号 ${TEXT_SIZES[textSize.size]}`} kind="text" tooltip="换一种字号" onPress={textSize.next} />
			</div>
			{view.phase === 'working' && <SaveNotice view={view} onSave={onSave} />}
			<span className={styles.count}>
				已答 {answered}/{total}
			</span>
			<span className={styles.count}>{ready ? '断网也能接着答' : '正在备好全卷…'}</span>
			<div className={styles.timer} data-hurry={view.secondsLeft <= HURRY_SECONDS || undefined}>
				<Icon name="clock" />
				{timerShown ? (
					<span role="timer" aria-live="off" aria-label="剩余时间">
						{formatLeft(view.secondsLeft)}
					</span>
				) : (
					<span>计时中</span>
				)}
				<IconButton
					label={timerShown ? '隐藏时间' : '显示时间'}
					title={timerShown ? '隐藏时间' : '显示时间'}
					icon="eye"
					onPress={() => setTimerShown(!timerShown)}
				/>
			</div>
			<IconButton label="快捷键" title="快捷键（?）" icon="question" onPress={onKeys} />
			<Button
				label="交卷"
				kind="primary"
				busy={view.handingIn !== null && view.phase === 'working'}
				disabled={view.phase !== 'working'}
				opensDialog
				onPress={onHandIn}
			/>
		</section>
	);
}

const SAVE_TEXTS = { saving: '正在保存…', unsaved: '有改动，马上保存', offline: '已离线，答案留在这台设备上', failed: '保存失败' } as const;

function SaveNotice({ view: { save, savedAt }, onSave }: { view: AttemptView; onSave: () => Promise<void> }) {
	const text = save === 'saved' ? savedText(savedAt) : SAVE_TEXTS[save];
	return (
		<span className={styles.save} data-state={save}>
			{text}
			{(save === 'failed' || save === 'offline') && <Button label="重试" kind="text" onPress={onSave} />}
		</span>
	);
}

const savedText = (savedAt: number | null): string =>
	savedAt === null ? '答案会自动保存' : `已保存 ${formatTime(new Date(savedAt), 'HH:mm:ss')}`;
