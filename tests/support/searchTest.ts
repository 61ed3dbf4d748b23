import { selectVariants } from './fullRun';
import { localSearchModes, SearchModal, SearchService } from './search';
import { test as base } from './test';

interface SearchVariant {
  readonly mode: (typeof localSearchModes)[number];
  /** Window width in CSS pixels: a desktop, or the narrowest phone that the site supports. */
  readonly width: 1400 | 390;
}

/** The variants to test: the site's own search mode on a desktop; in a full run, every mode and width. */
export const searchVariants = selectVariants<SearchVariant>(
  localSearchModes.flatMap((mode) =>
    [1400, 390].map((width) => ({ mode, width }) as SearchVariant),
  ),
);

interface Fixtures {
  readonly variant: SearchVariant;
  readonly service: SearchService;
  readonly modal: SearchModal;
}

/**
 * The `test` function of search specs, with a `variant`. One search mode is tested with the light theme, the other with
 * the dark theme.
 */
export const test = base.extend<Fixtures>({
  variant: [{ mode: 'embedded', width: 1400 }, { option: true }],
  viewport: async ({ variant }, use) => {
    await use({ width: variant.width, height: 844 });
  },
  service: [
    async ({ page, variant: { mode } }, use) => {
      const service = new SearchService();
      await service.serve(page, { mode });
      const theme = mode === 'embedded' ? 'light' : 'dark';
      await page.addInitScript((stored) => localStorage.setItem('theme', stored), theme);
      await use(service);
    },
    { auto: true },
  ],
  modal: async ({ page }, use) => {
    await use(new SearchModal(page));
  },
});
