import type { components } from '#generated/api/main.ts';

type ApiSchemas = components['schemas'];

export type AttachmentFile = ApiSchemas['AttachmentFile'];
export type WebOfficeToken = ApiSchemas['WebOfficeToken'];
