/** A file of a work as the document viewer takes it. Pure. */
import type { components } from '#generated/api/main.ts';
import type { WorkFile } from './play-types.ts';

type AttachmentFile = components['schemas']['AttachmentFile'];

const PREVIEWS: Readonly<Record<string, AttachmentFile['preview']>> = {
	...{ jpg: 'image', jpeg: 'image', png: 'image' },
	...{ pdf: 'pdf', docx: 'office', zip: 'zip', txt: 'text', md: 'text', py: 'code' },
};

export function previewOf({ key, name, bytes, url = '' }: WorkFile): AttachmentFile {
	const ext = name.split('.').at(-1)?.toLowerCase() ?? '';
	return {
		...{ id: `${key} ${name}`, ownerType: 'homework', ownerId: key, name, ext, mime: '', bytes, url },
		...{ preview: PREVIEWS[ext] ?? 'none', downloadable: true, page: 1, ownerTitle: '' },
		// The address is not signed.
		...{ uploadedAt: '1970-01-01T00:00:00Z', expiresAt: '9999-12-31T00:00:00Z' },
	};
}
