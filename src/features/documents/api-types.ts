import type { components } from '#generated/api/main.ts';

type Schemas = components['schemas'];

export type AttachmentFile = Schemas['AttachmentFile'];
export type WebOfficeToken = Schemas['WebOfficeToken'];
