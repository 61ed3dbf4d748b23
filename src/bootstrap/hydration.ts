const root = document.documentElement;

/** True once React answers events. Docusaurus writes the attribute in the effect that ends hydration. */
export function isHydrated(): boolean {
  return root.dataset['hasHydrated'] === 'true';
}

/** Settles when React answers events. */
export function whenHydrated(): Promise<void> {
  return new Promise((resolve) => {
    if (isHydrated()) {
      resolve();
      return;
    }
    const observer = new MutationObserver(() => {
      if (!isHydrated()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(root, { attributeFilter: ['data-has-hydrated'] });
  });
}
