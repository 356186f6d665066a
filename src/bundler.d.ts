/** A variable of the bundler: what addresses of workers are resolved against. */
declare let __webpack_base_uri__: string;
