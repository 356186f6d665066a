import * as texts from '#generated/messages/blocks/form.ts';
import { Button } from '#src/ui/button.tsx';
import { Bar } from '#src/ui/files/file-list.tsx';
import styles from './form-block.module.css';

export function SendingFiles({ share, onCancel }: { share: number | null; onCancel: () => void }) {
	return (
		<div className={styles.sending}>
			<Bar label={texts.upload} share={share} />
			<Button label={texts.cancelUpload} kind="text" onPress={onCancel} />
		</div>
	);
}
