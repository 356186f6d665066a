import type { components } from '#generated/api/main.ts';

type ApiSchemas = components['schemas'];

export type PaperDetail = ApiSchemas['PaperDetail'];
export type PaperItem = ApiSchemas['PaperItem'];
export type AttemptState = ApiSchemas['AttemptState'];
export type AnswerRow = ApiSchemas['AnswerRow'];
export type AnswerInput = ApiSchemas['AnswerInput'];
export type AttemptReport = ApiSchemas['AttemptReport'];
export type StudentNote = ApiSchemas['StudentNote'];
