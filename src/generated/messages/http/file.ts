// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const fileFailed = '文件没有取到';
export const fileOffline = '网络好像断了，文件没有取到';
