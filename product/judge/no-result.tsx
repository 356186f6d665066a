import { Button } from '#src/ui/button.tsx';
import styles from './workbench.module.css';

export interface NoResultProps {
	/** `late`: the judge has not finished in time. `failed`: it could not be asked. */
	why: 'late' | 'failed';
	onAsk: () => void;
}

export const NoResult = ({ why, onAsk }: NoResultProps) => (
	<p className={styles.trialHead}>
		<span>
			{why === 'late'
				? '等了五分钟还没有结果，判题机可能很忙。程序已经交上去了，可以再问一次，也可以重新提交。'
				: '没有问到结果，程序已经交上去了。'}
		</span>
		<Button label="再问一次" kind="text" icon="refresh" onPress={onAsk} />
	</p>
);
