/** Languages of the framework's texts, one catalogue each in `messages/`. */
export const LANGUAGES = ['zh-CN', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The reference: its catalogue says which messages there are. */
export const DEFAULT_LANGUAGE: Language = 'zh-CN';
