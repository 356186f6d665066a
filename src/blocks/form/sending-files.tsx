import { Button } from '#src/ui/button.tsx';
import { Bar } from '#src/ui/files/file-list.tsx';
import styles from './form-block.module.css';

export function SendingFiles({ share, onCancel }: { share: number | null; onCancel: () => void }) {
	return (
		<div className={styles.sending}>
			<Bar label="上传进度" share={share} />
			<Button label="取消上传" kind="text" onPress={onCancel} />
		</div>
	);
}
