import { coveringVariants, type Variant } from './coveringVariants';
import { modes, SearchModal, SearchService } from './search';
import { test as base } from './test';

/** In what searches may differ: who answers, and a desktop or the narrowest phone that the site is made for. */
const aspects = { mode: modes, width: [1400, 390] } as const;

type SearchVariant = Variant<typeof aspects>;

/** The variants in which a test runs that depends on these aspects of search. */
export const searchVariants = (...dependsOn: readonly (keyof typeof aspects)[]) =>
  coveringVariants(aspects, dependsOn);

interface Fixtures {
  readonly variant: SearchVariant;
  readonly service: SearchService;
  readonly modal: SearchModal;
}

/** A test of search in a `variant`: light in one mode and dark in the other, so that both are seen. */
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
