// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { shortNames } from '../../plugins/client-bundle/documents/shortNames.cjs';
import { nameFiles } from './nameFiles';

it('a part of the theme and a document are parts of the next page', () => {
  document.documentElement.dataset['hasHydrated'] = 'true';
  const [chunkOfDocument] = shortNames(['c0f7061f']).values();
  for (const chunk of ['article', '1a4e3797', chunkOfDocument]) {
    expect(nameFiles([`https://site.test/assets/js/${chunk}.f2d4420e.js`])).toBe('The next page');
  }
  expect(nameFiles(['https://site.test/assets/js/common.f2d4420e.js'])).toBe('A part of this page');
});
