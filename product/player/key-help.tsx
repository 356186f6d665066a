import styles from './key-help.module.css';

const KEYS: readonly (readonly [keys: string, does: string])[] = [
	['空格 / K', '播放、暂停'],
	['← →', '后退、前进 5 秒'],
	['J / L', '后退、前进 10 秒'],
	['0 – 9', '跳到十分之几的地方'],
	['< / >', '放慢、加快'],
	['↑ ↓', '声音大小'],
	['M', '静音'],
	['C', '字幕'],
	['F', '全屏'],
];

const NOTING: typeof KEYS = [
	['N', '写笔记'],
	['B', '加书签'],
];

export function KeyHelp({ noting }: { noting: boolean }) {
	return (
		<details className={styles.help}>
			<summary className={styles.summary}>快捷键</summary>
			<dl className={styles.keys}>
				{[...(noting ? NOTING : []), ...KEYS].map(([keys, does]) => (
					<div key={keys} className="line">
						<dt>
							<kbd className={styles.cap}>{keys}</kbd>
						</dt>
						<dd>{does}</dd>
					</div>
				))}
			</dl>
		</details>
	);
}
