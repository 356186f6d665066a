import { useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icons.tsx';
import type { AttemptView } from './attempt/attempt-core.ts';
import styles from './exam-desk.module.css';

interface DeskNoticesProps {
	view: AttemptView;
	onTakeOver: () => Promise<void>;
	onLeave: () => void;
}

export function DeskNotices({ view, onTakeOver, onLeave }: DeskNoticesProps) {
	const [seen, setSeen] = useState(0);
	return (
		<div className={styles.notices}>
			<p className={styles.live} role="status">
				{view.announcement}
			</p>
			{view.phase === 'late' && <LateNotice view={view} />}
			{view.phase === 'working' && view.unsure && (
				<p className={styles.live} role="status">
					这台设备的时间变了，正在和服务器核对。核对好以前先不能写。
				</p>
			)}
			{view.phase === 'elsewhere' && (
				<section className={styles.cover} aria-label="这次作答在另一个页面">
					<h2>这次作答在另一个页面打开着</h2>
					<p>为了不互相覆盖，同一时间只能在一个页面作答。写过的答案都在，可以接到这里继续。</p>
					<div className={styles.coverButtons}>
						<Button label="在这里继续" kind="primary" onPress={onTakeOver} />
						<Button label="返回备考中心" onPress={onLeave} />
					</div>
				</section>
			)}
			{!view.stored && view.phase === 'working' && (
				<p className={styles.warning} role="status">
					<Icon name="warning" />
					这台设备存不下答案了，答案只保存在服务器上。请保持联网，看到“已保存”再关页面。
				</p>
			)}
			{view.away > seen && (
				<p className={styles.warning} role="status">
					<Icon name="info" />
					刚才离开了作答页面（第 {view.away} 次）。会记下来，不影响成绩，安心接着做吧。
					<Button label="知道了" kind="text" onPress={() => setSeen(view.away)} />
				</p>
			)}
		</div>
	);
}

/** The seconds are outside of the live region, which would announce each of them. */
function LateNotice({ view: { graceLeft, handInProblem } }: { view: AttemptView }) {
	return (
		<p className={styles.late}>
			<Icon name="clock" />
			<span>
				<span role="status">{lateText(graceLeft, handInProblem !== '')}</span>
				{graceLeft > 0 && `（还有 ${Math.ceil(graceLeft)} 秒）`}
			</span>
		</p>
	);
}

function lateText(graceLeft: number, failed: boolean): string {
	if (!failed) return '时间到，正在交卷';
	if (graceLeft > 0) return '时间到，正在等网络交卷';
	return '时间到，服务器已经用收到的答案自动交卷。联网后看结果；没送到的答案还在这台设备上，到时会列出来';
}
