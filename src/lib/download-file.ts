import { safeLink } from './safe-url.ts';

/** Downloads a file; returns false if the URL is not safe for a link. */
export function downloadFile(url: string | null | undefined, name: string): boolean {
	const address = safeLink(url);
	if (address === null) return false;
	const link = document.createElement('a');
	link.href = address;
	link.download = name;
	link.rel = 'noopener noreferrer';
	// If the server ignores the download attribute, the file must not replace the app.
	link.target = '_blank';
	document.body.append(link);
	link.click();
	link.remove();
	return true;
}
