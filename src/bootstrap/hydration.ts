/** True once React answers events. Docusaurus writes the attribute in the effect that ends hydration. */
export function isHydrated(): boolean {
  return document.documentElement.dataset['hasHydrated'] === 'true';
}

/** Settles when React answers events. */
export function whenHydrated(): Promise<void> {
  return new Promise((resolve) => {
    const settle = (): void => {
      if (!isHydrated()) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(settle);
    observer.observe(document.documentElement, { attributeFilter: ['data-has-hydrated'] });
    settle();
  });
}
