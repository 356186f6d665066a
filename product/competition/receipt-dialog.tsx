import { formatBytes } from '#src/lib/format-quantity.ts';
import { formatTime } from '#src/lib/format-time.ts';
import { useFeedback } from '#src/pages/use-feedback.ts';
import { Button } from '#src/ui/button.tsx';
import { DialogFrame } from '#src/ui/dialog-frame.tsx';
import styles from './answer-desk.module.css';
import type { CompetitionReceipt } from './play-types.ts';

interface ReceiptDialogProps {
	receipt: Pick<CompetitionReceipt, 'no' | 'at' | 'work'>;
	/** Title of the competition. */
	title: string;
	onClose: () => void;
}

/** Proof of a work that was handed in, to copy or to print. */
export function ReceiptDialog({ receipt: { no, at, work }, title, onClose }: ReceiptDialogProps) {
	const { message } = useFeedback();
	const time = formatTime(new Date(at), 'YYYY-MM-DD HH:mm:ss');
	const copy = async (): Promise<void> => {
		const copied = await navigator.clipboard.writeText(`${no} ${time}`).then(
			() => true,
			() => false,
		);
		if (copied) message('success', '回执号和时间复制好了');
		else message('warning', '浏览器没有让复制，请选中回执号自己复制');
	};
	return (
		<DialogFrame title="提交回执" look="dialog" width={520} onClose={onClose} mayDiscard={async () => true}>
			<div className={styles.receipt} data-sheet="portrait">
				<h3 className={styles.receiptTitle}>提交回执</h3>
				<p className={styles.receiptNo}>{no}</p>
				<dl className={styles.facts}>
					<dt>赛事</dt>
					<dd>{title}</dd>
					<dt>作品</dt>
					<dd>
						{work?.title}（第 {work?.version} 版）
					</dd>
					<dt>收到时间</dt>
					<dd>{time}</dd>
					<dt>文件</dt>
					<dd>
						{work && work.files.length > 0
							? work.files.map(({ key, name, bytes }) => <div key={`${key} ${name}`}>{`${name}（${formatBytes(bytes)}）`}</div>)
							: '没有文件'}
					</dd>
				</dl>
				<p className={styles.muted}>截止前可以反复替换，评审看最后一版。</p>
			</div>
			<div className={styles.actions}>
				<Button label="复制回执号" kind="primary" onPress={copy} />
				<Button label="打印" onPress={() => window.print()} />
				<Button label="好的" kind="text" onPress={onClose} />
			</div>
		</DialogFrame>
	);
}
