import type { MouseEvent } from 'react';
import { MAIN_ID } from './main-area.tsx';

/** First stop of the keyboard: past header and menu. The address stays as it is, because in hash mode it names the page. */
export function SkipLink() {
	const skip = (event: MouseEvent): void => {
		event.preventDefault();
		document.getElementById(MAIN_ID)?.focus();
	};
	return (
		<a className="shell-skip" href={`#${MAIN_ID}`} onClick={skip}>
			跳到主要内容
		</a>
	);
}
