type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click opens a link in this window. For all other clicks, browsers open a new tab or window, or download. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean =>
	button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
