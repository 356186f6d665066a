// Generated from messages/zh-CN.yaml and messages.yaml by `npm run codegen`; do not edit.

export const endless = '页面打不开';
export const endlessText = '这个地址一直在跳转，请换个页面，或者告诉老师。';
export const redirects = '跳转经过：';
export const signOut = '退出登录';
export const problems = '路由问题';
export const problemCount = ({ count }: { count: number }): string => `服务器下发的路由有 ${count} 处问题`;
export const closeProblems = '关闭路由问题';
