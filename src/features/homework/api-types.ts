import type { components } from '#generated/api/main.ts';

type Schemas = components['schemas'];

export type Homework = Schemas['Homework'];
export type HomeworkSubmission = Schemas['HomeworkSubmission'];
export type RubricItem = Schemas['RubricItem'];
export type SubmittedFile = Schemas['SubmittedFile'];
