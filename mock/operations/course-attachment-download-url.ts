import type { Handler } from '#mock/handler.ts';
import type { AttachmentRow } from '#mock/seed/learning/rows.ts';
import { lastPage, openAttachment } from './learning/attachment-access.ts';
import { sceneOf } from './learning/scene.ts';
import { signedAddress } from './learning/signed-address.ts';

export const courseAttachmentDownloadUrl: Handler<'main.courseAttachmentDownloadUrl'> = (context) => {
	const scene = sceneOf(context);
	const file = openAttachment(context, scene, context.input.attachmentId);
	const owner = scene.db.find(file.ownerType === 'course' ? 'courses' : 'notices', file.ownerId);
	return {
		...file,
		...signedAddress(context.fileAddress(sampleOf(file)), scene.now),
		page: lastPage(scene, file),
		ownerTitle: String(owner?.title ?? ''),
	};
};

/** One file of each kind stands for all of it; of those with pages one of each length. */
function sampleOf({ ext, bytes, pages }: AttachmentRow): string {
	if (bytes === 0) return `/static/files/empty.${ext}`;
	return `/static/files/sample${ext === 'pdf' ? `-${pages}` : ''}.${ext}`;
}
