type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click on a link opens it in this window. Browsers open a new tab or window, or download, for all other clicks. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean =>
	button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
