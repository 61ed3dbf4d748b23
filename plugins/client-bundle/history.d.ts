/** The package describes its entry point alone. */
declare module 'history/esm/history.js' {
  export * from 'history';
}
