// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const quoted = ({ title }: { title: string | number }): string => `“${title}”`;
export const and = ({ all, next }: { all: string | number; next: string | number }): string => `${all}和${next}`;
export const or = ({ all, next }: { all: string | number; next: string | number }): string => `${all}或${next}`;
export const both = ({ all, next }: { all: string | number; next: string | number }): string => `${all}，并且${next}`;
export const without = ({ names }: { names: string | number }): string => `没有${names}`;
export const onlyAdministrators = '只有管理员';
