// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const componentMissing = '页面组件不存在';
export const componentMissingText = ({ page }: { page: string | number }): string => `路由指向的页面“${page}”不在这个应用里。`;
export const pageFailed = '页面打开失败';
export const pageFailedText = '页面出错了，请重试；还是不行的话，请告诉老师。';
