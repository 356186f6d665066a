import * as texts from '#generated/messages/ui/empty.ts';
import { ButtonRow, type ButtonRowItem } from './button-row.tsx';
import styles from './notice.module.css';
import { NoticeArt } from './notice-art.tsx';

export function EmptyNotice({ text, buttons = [] }: { text: string; buttons?: readonly ButtonRowItem[] }) {
	return (
		<div className={styles.notice}>
			<NoticeArt>
				<Box />
			</NoticeArt>
			<p className={styles.text}>{text || texts.nothing}</p>
			<ButtonRow items={buttons} align="center" />
		</div>
	);
}

const Box = () => (
	<>
		<path className={styles.paper} d="M28 40l32-10 32 10v28l-32 9-32-9z" />
		<path className={styles.stroke} d="M28 40l32 10 32-10M60 50v27M28 40l-8 9 31 10 9-9 9 9 31-10-8-9" />
		<path className={styles.accent} d="M60 6l3.5 7.4 8 1-5.9 5.6 1.5 8L60 24l-7.1 4 1.5-8-5.9-5.6 8-1z" />
	</>
);
