import type { Handler } from '#mock/handler.ts';
import { lastPage, openAttachment } from './learning/attachment-access.ts';
import { sceneOf } from './learning/scene.ts';
import { signedAddress } from './learning/signed-address.ts';

export const courseAttachmentDownloadUrl: Handler<'main.courseAttachmentDownloadUrl'> = (context) => {
	const scene = sceneOf(context);
	const file = openAttachment(context, scene, context.input.attachmentId);
	const owner = scene.db.find(file.ownerType === 'course' ? 'courses' : 'notices', file.ownerId);
	const path = file.bytes === 0 ? `/static/files/empty.${file.ext}` : `/static/files/sample.${file.ext}`;
	return { ...file, ...signedAddress(path, scene.now), page: lastPage(scene, file), ownerTitle: String(owner?.title ?? '') };
};
