import { RichText } from './rich-text/rich-text.tsx';

/** A value with markup or formulas. A module of its own, which builds of apps without such values leave out. */
export const RichValue = ({ content, look }: { content: string; look: 'html' | 'math' }) => (
	<RichText inline format={look === 'html' ? 'html' : 'text'} content={content} />
);
