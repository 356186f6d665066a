// Generated from app.yaml by `npm run codegen`; do not edit.
export { default as arcoLocale } from '@arco-design/web-react/es/locale/zh-CN';
