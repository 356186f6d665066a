import { type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import type { LinkProps } from '#src/pages/use-link.ts';
import { Icon } from '#src/ui/icons.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { useModal } from '#src/ui/use-modal.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { useStage } from './use-stage.ts';
import styles from './viewer.module.css';
import { LARGEST_ZOOM, pictureAt } from './viewer-moves.ts';

export interface ViewerPicture {
	key: string;
	url: string | null | undefined;
	title: string;
	note: string;
	link: LinkProps | null;
}

export interface ViewerProps {
	pictures: readonly ViewerPicture[];
	index: number;
	label: string;
	onTurn: (index: number) => void;
	onClose: () => void;
}

export function Viewer({ pictures, index, label, onTurn, onClose }: ViewerProps) {
	const { props, close } = useModal({ onClose });
	const picture = pictures[index];
	const turnTo = (to: number): void => {
		if (to < 0 || to >= pictures.length || to === index) return;
		stage.whole();
		onTurn(to);
	};
	const stage = useStage((by) => turnTo(index + by));

	// Closes the viewer when its page is hidden, so that it is not open when the page returns.
	const leave = useEffectEvent(onClose);
	useEffect(() => () => leave(), []);

	const onKeyDown = (event: KeyboardEvent): void => {
		props.onKeyDown(event);
		const to = pictureAt(index, pictures.length, event.key);
		if (to !== null) turnTo(to);
		else if (event.key === '+' || event.key === '=') stage.zoomIn();
		else if (event.key === '-') stage.zoomOut();
		else if (event.key === '0') stage.whole();
		else return;
		event.preventDefault();
	};
	if (!picture) return null;
	const position = `第 ${index + 1} 张，共 ${pictures.length} 张`;
	return (
		<dialog {...props} className={styles.viewer} aria-label={`${label}：大图`} onKeyDown={onKeyDown}>
			<div className={styles.bar}>
				<p className={styles.position} aria-live="polite">
					<span aria-hidden="true">{`${index + 1} / ${pictures.length}`}</span>
					<VisuallyHidden>{`${position}：${picture.title}`}</VisuallyHidden>
				</p>
				<Tool label="缩小" icon="minus" disabled={stage.zoom === 1} onPress={stage.zoomOut} />
				<Tool label="放大" icon="plus" disabled={stage.zoom === LARGEST_ZOOM} onPress={stage.zoomIn} />
				<Tool label="关闭" icon="close" onPress={close} />
			</div>
			<div className={styles.middle}>
				<Tool label="上一张" icon="chevron-left" disabled={index === 0} onPress={() => turnTo(index - 1)} />
				<div className={classNames(styles.stage, stage.zoom > 1 && styles.zoomed)} {...stage.handlers}>
					<div className={styles.sheet} style={{ transform: stage.transform }}>
						<Picture key={picture.key} url={picture.url} alt={picture.title} whole eager />
					</div>
				</div>
				<Tool label="下一张" icon="chevron-right" disabled={index === pictures.length - 1} onPress={() => turnTo(index + 1)} />
			</div>
			<div className={styles.words}>
				<p className={styles.title}>{picture.title}</p>
				{picture.note && <p className={styles.note}>{picture.note}</p>}
				{picture.link && <MoreLink link={picture.link} onLeave={close} />}
			</div>
		</dialog>
	);
}

/** The link may lead to the current page, so the viewer closes itself unless the link opens a new tab. */
function MoreLink({ link, onLeave }: { link: LinkProps; onLeave: () => void }) {
	const onClick = (event: MouseEvent<HTMLAnchorElement>): void => {
		link.onClick?.(event);
		if (event.defaultPrevented) onLeave();
	};
	const leaving: LinkProps = { ...link, onClick };
	return (
		<a className={styles.more} {...leaving}>
			查看详情
		</a>
	);
}

interface ToolProps {
	label: string;
	icon: string;
	disabled?: boolean;
	onPress: () => void;
}

/** Uses `aria-disabled`, since `disabled` would drop the focus from the button just pressed. */
function Tool({ label, icon, disabled = false, onPress }: ToolProps) {
	return (
		<button
			type="button"
			className={styles.tool}
			aria-label={label}
			data-tooltip={label}
			aria-disabled={disabled || undefined}
			onClick={() => !disabled && onPress()}
		>
			<Icon name={icon} />
		</button>
	);
}
