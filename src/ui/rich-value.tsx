import { RichText } from './rich-text/rich-text.tsx';

/** A value with markup or formulas. Builds of apps whose pages have none leave this module out, by the name with which value-view.tsx imports it. */
export const RichValue = ({ content, look }: { content: string; look: 'html' | 'math' }) => (
	<RichText inline format={look === 'html' ? 'html' : 'text'} content={content} />
);
