import { useState } from 'react';
import { ErrorNotice } from '#src/ui/error-notice.tsx';
import { FileContent } from './file-content.tsx';
import { ZoomedPicture } from './image-viewer.tsx';
import type { ViewerProps } from './viewer-props.ts';

/** A picture of vectors is drawn in the thread of the page, so it is shown only after the worker has found it cheap to draw. */
export const SvgViewer = ({ file, source }: ViewerProps) => (
	<FileContent kind="svg" file={file} source={source}>
		{({ text }) => <Picture text={text} file={file} />}
	</FileContent>
);

function Picture({ text, file }: Pick<ViewerProps, 'file'> & { text: string }) {
	const [failed, setFailed] = useState(false);
	if (failed) return <ErrorNotice message="图片没有显示出来，内容可能已经损坏" />;
	const url = `data:image/svg+xml,${encodeURIComponent(text)}`;
	return <ZoomedPicture url={url} name={file.name} downloadable={file.downloadable} onError={() => setFailed(true)} />;
}
