// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const unreached = '没有连上服务器，看到的可能是上次的内容';
export const quoted = ({ title }: { title: string | number }): string => `“${title}”`;
export const pagesClosed = ({ titles }: { titles: string | number }): string => `${titles}不再对你开放，已经关闭`;
