import { Trigger } from '@arco-design/web-react';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import * as texts from '#generated/messages/ui/fields.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { ArcoProvider } from './arco-provider.tsx';
import styles from './field-box.module.css';
import type { Popup } from './use-popup.ts';

interface PickerPopupProps {
	popup: Popup;
	/** The element that the popup lies below. */
	box: ReactElement;
	/** The panel, which is loaded when the popup is first opened. */
	children: ReactNode;
}

const BELOW = { bottom: 4 };

/** Arco's popup of a picker. Most visits never open it, and its panel is four times as large as the rest of the control. */
export function PickerPopup({ popup, box, children }: PickerPopupProps) {
	return (
		<ArcoProvider>
			<Trigger
				popup={() => <div className={styles.panel}>{children}</div>}
				trigger="click"
				clickToClose={false}
				position="bl"
				popupAlign={BELOW}
				classNames="slideDynamicOrigin"
				unmountOnExit
				popupVisible={popup.open}
				onVisibleChange={popup.setOpen}
			>
				{box}
			</Trigger>
		</ArcoProvider>
	);
}

/** A panel of a popup. Its input preloads it when it takes the focus. */
export const latePanel = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
	lazyComponent(load, () => <p className={styles.missing}>{texts.loading}</p>);
