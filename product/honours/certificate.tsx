import { useRef, useState } from 'react';
import type { ComponentProps } from '#generated/component-props.ts';
import { useClock } from '#src/pages/use-clock.ts';
import { useFeedback } from '#src/pages/use-feedback.ts';
import { Button } from '#src/ui/button.tsx';
import { Picture } from '#src/ui/picture.tsx';
import type { Honour } from './api-types.ts';
import styles from './certificate.module.css';
import { CertificatePaper, PAPER } from './certificate-paper.tsx';
import { certificateFile, certificateText } from './certificate-text.ts';
import badgeStyles from './honour-badge.module.css';
import { savePicture } from './save-picture.ts';

export function Certificate({ honour }: ComponentProps['honours#Certificate']) {
	const { message, blockWhile } = useFeedback();
	const { times } = useClock();
	const svg = useRef<SVGSVGElement>(null);
	if (honour.kind === 'badge') return <Badge honour={honour} />;
	const save = async (): Promise<void> => {
		const saved = svg.current !== null && (await blockWhile(savePicture(svg.current, PAPER, certificateFile(honour))));
		if (saved) message('success', '证书图片已保存到下载文件夹');
		else message('error', '这个浏览器没能把证书存成图片，可以截图保存');
	};
	return (
		<div className={styles.certificate}>
			<div className={styles.paper}>
				<CertificatePaper
					svg={svg}
					text={certificateText(honour, times)}
					font={getComputedStyle(document.body).fontFamily}
					label={`证书：${honour.ownerName}，${honour.title}`}
				/>
			</div>
			{honour.mine && honour.unlocked && honour.state !== 'revoked' && (
				<Button label="下载证书图片" kind="primary" icon="download" onPress={save} />
			)}
		</div>
	);
}

function Badge({ honour: { title, image, unlocked, revealed } }: { honour: Honour }) {
	const [wasWrapped] = useState(!revealed);
	const opened = wasWrapped && revealed;
	return (
		<div className={badgeStyles.badge} data-locked={!unlocked || undefined} data-opened={opened || undefined}>
			<div className={badgeStyles.picture}>
				<Picture key={image} url={image} alt={revealed ? `徽章：${title}` : title} ratio="3/2" whole eager />
			</div>
			<p role="status" className={badgeStyles.cheer}>
				{opened && `恭喜，你得到了徽章“${title}”！`}
			</p>
		</div>
	);
}
