import { bytesOfDataUrl } from './data-url.ts';
import { safeLink } from './safe-url.ts';

/** Downloads a file, also one that its `data:` URL holds; returns false if the URL is not safe for a link. */
export function downloadFile(url: string | null | undefined, name: string): boolean {
	const held = url ? bytesOfDataUrl(url) : null;
	if (held) {
		downloadBlob(new Blob([held]), name);
		return true;
	}
	const address = safeLink(url);
	if (address === null) return false;
	const link = linkTo(address, name);
	link.rel = 'noopener noreferrer';
	// If the server ignores the download attribute, the file must not replace the app.
	link.target = '_blank';
	document.body.append(link);
	link.click();
	link.remove();
	return true;
}

/** Long enough for a download to start. */
const KEPT_MS = 60_000;

/** Downloads a file that the app has made. */
export function downloadBlob(blob: Blob, name: string): void {
	const address = URL.createObjectURL(blob);
	linkTo(address, name).click();
	setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

function linkTo(address: string, name: string): HTMLAnchorElement {
	const link = document.createElement('a');
	link.href = address;
	link.download = name;
	return link;
}
