import { safeLink } from './safe-url.ts';

/** Has the browser save a file; returns false for an address that no link may have. */
export function downloadFile(url: string | null | undefined, name: string): boolean {
	const address = safeLink(url);
	if (address === null) return false;
	const link = document.createElement('a');
	link.href = address;
	link.download = name;
	link.rel = 'noopener noreferrer';
	// A server that ignores the download attribute must not replace the app.
	link.target = '_blank';
	document.body.append(link);
	link.click();
	link.remove();
	return true;
}
