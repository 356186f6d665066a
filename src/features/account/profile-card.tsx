import type { ComponentProps } from '#generated/component-props.ts';
import { useLinkTo } from '#src/pages/use-link.ts';
import { Icon } from '#src/ui/icons.tsx';
import { Picture } from '#src/ui/picture.tsx';
import styles from './profile-card.module.css';

export function ProfileCard({ student }: ComponentProps['features/account#ProfileCard']) {
	const linkTo = useLinkTo();
	const { studentName, nickname, headImg, signature, level, points } = student;
	return (
		<header className={styles.card}>
			<span className={styles.face}>
				<Picture url={headImg} alt="" ratio="1/1" eager />
			</span>
			<div className={styles.words}>
				<h1 className={styles.name}>{studentName}的个人中心</h1>
				<p className={styles.note}>
					<span className={styles.level}>Lv.{level}</span>
					{points} 积分{nickname && nickname !== studentName && ` · ${nickname}`}
				</p>
				{signature && <p className={styles.signature}>{signature}</p>}
			</div>
			<nav className={styles.links} aria-label="账号">
				<a className={styles.link} {...linkTo({ route: 'profile' })}>
					<Icon name="edit" />
					编辑资料
				</a>
				<a className={styles.link} {...linkTo({ route: 'changePassword' })}>
					<Icon name="lock" />
					修改密码
				</a>
			</nav>
		</header>
	);
}
