import type { ComponentProps } from '#generated/component-props.ts';
import { useFeedback } from '#src/pages/use-feedback.ts';
import { useNavigation } from '#src/pages/use-navigation.ts';
import { Button } from '#src/ui/button.tsx';
import styles from './team-card.module.css';

/** The invitation code of a team, and a link that carries it, to copy. */
export function Invitation({ inviteCode: code, competition }: ComponentProps['competition#Invitation']) {
	const { hrefOf } = useNavigation();
	const { message } = useFeedback();
	const copy = (text: string, done: string) => async (): Promise<void> => {
		const copied = await navigator.clipboard?.writeText(text).then(
			() => true,
			() => false,
		);
		message(copied ? 'success' : 'warning', copied ? done : '没有复制成功，选中邀请码手动复制吧');
	};
	const link = hrefOf({ route: 'competitionDetail', params: { id: competition }, query: { invite: code } });
	return (
		<div className={styles.invitation}>
			<p>
				邀请码 <strong className={styles.code}>{code}</strong>
			</p>
			<div className={styles.buttons}>
				<Button label="复制邀请码" onPress={copy(code, '邀请码复制好了，发给队友吧')} />
				{link !== null && (
					<Button label="复制邀请链接" onPress={copy(new URL(link, window.location.href).href, '链接复制好了，队友点开就能入队')} />
				)}
			</div>
		</div>
	);
}
