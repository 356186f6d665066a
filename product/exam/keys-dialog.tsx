import { DialogFrame } from '#src/ui/dialog-frame.tsx';
import styles from './exam-desk.module.css';

const KEYS = [
	['1–9 或 A–F', '选择选项，再按一次取消多选的选项'],
	['← →', '上一题、下一题'],
	['F', '标记这道题'],
	['Ctrl + Enter', '写完了，去下一题'],
	['?', '打开这张表'],
] as const;

export function KeysDialog({ onClose }: { onClose: () => void }) {
	return (
		<DialogFrame title="快捷键" look="dialog" width={420} onClose={onClose} mayDiscard={async () => true}>
			<dl className={styles.keys}>
				{KEYS.map(([key, meaning]) => (
					<div key={key}>
						<dt>
							<kbd>{key}</kbd>
						</dt>
						<dd>{meaning}</dd>
					</div>
				))}
			</dl>
			<p className={styles.handInNote}>正在文本框里打字时，单个字母和数字不起作用。</p>
		</DialogFrame>
	);
}
