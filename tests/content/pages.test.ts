import { readFileSync } from 'node:fs';
import { load, type CheerioAPI } from 'cheerio';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { builtFiles, pageFiles, readBuilt } from '../support/build';

const requirements = readFileSync('requirements/02-screens-routes.md', 'utf8');
/** All pages, parsed once because every test reads them. */
const pages = new Map<string, CheerioAPI>(pageFiles.map((file) => [file, load(readBuilt(file))]));
const sitemap = Array.from(
  readBuilt('/sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g),
  ([, location]) => new URL(location ?? '').pathname,
);

describe('the routes', () => {
  // Requirements 1.3, 2.1–2.3, 2.10–2.16.
  it('named in section 2 of the requirements each have a page', () => {
    const single = ['2.1', '2.2', '2.3', '2.16'].map((number) => namesIn(number)[0] ?? '');
    const docs = ['2.10', '2.11', '2.12', '2.13', '2.14', '2.15'].flatMap((number) => {
      const [folder = '', ...names] = namesIn(number);
      return names.map((name) => folder + name);
    });
    expect(single).toEqual(['/', '/markdown-page', '/search', '/docs/api/']);
    expect(docs).toHaveLength(32);
    const missing = [...single, ...docs].filter((route) => !pages.has(fileOf(route)));
    expect(missing).toEqual([]);
  });

  it('are all in the sitemap, except search, the Markdown page and not-found', () => {
    const unlisted = ['/search/index.html', '/markdown-page/index.html', '/404.html'];
    const expected = [...pages.keys()].filter((file) => !unlisted.includes(file)).sort();
    expect(sitemap.map(fileOf).sort()).toEqual(expected);
  });
});

describe('the docs pages', () => {
  const { default: docs } = (
    JSON.parse(readFileSync('.docusaurus/globalData.json', 'utf8')) as GlobalData
  )['docusaurus-plugin-content-docs'];

  // Requirements 1.11, 1.12, 3.9.
  it('belong to a single version, "current", with the expected label, path and main page, and without drafts', () => {
    expect(docs.versions).toHaveLength(1);
    expect(docs.versions[0]).toMatchObject({
      name: 'current',
      label: 'Next',
      path: '/docs',
      isLast: true,
      mainDocId: 'intro',
      draftIds: [],
    });
  });

  // Requirements 2.8, 2.9.
  it('are all in one sidebar that links to /docs/intro, and have breadcrumbs', () => {
    const [version] = docs.versions;
    expect(version?.sidebars).toMatchObject({ typedocSidebar: { link: { path: '/docs/intro' } } });
    expect(Object.keys(version?.sidebars ?? {})).toEqual(['typedocSidebar']);
    expect(version?.docs.filter(({ sidebar }) => sidebar !== 'typedocSidebar')).toEqual([]);
    expect(version?.docs.length).toBeGreaterThan(200);
    expect(docs.breadcrumbs).toBe(true);
  });
});

describe('the head of every page', () => {
  // Requirements 2.38, 2.39, 2.41.
  it('has a canonical URL, alternate-language links and a viewport', () => {
    const wrong = [...pages].filter(([file, $]) => {
      if (file === '/404.html') return false;
      const canonical = $('link[rel="canonical"]').attr('href') ?? '';
      const languages = $('link[rel="alternate"][hreflang]')
        .map((_, link) => $(link).attr('hreflang'))
        .get();
      return !(
        fileOf(new URL(canonical, 'https://none.example').pathname) === file &&
        languages.includes('en') &&
        languages.includes('x-default') &&
        $('meta[name="viewport"]').attr('content') === 'width=device-width, initial-scale=1.0'
      );
    });
    expect(wrong.map(([file]) => file)).toEqual([]);
  });

  it('lists the scripts of the page itself, so that they load together with the main bundle', () => {
    const scriptsOf = (file: string) =>
      (pages.get(file)?.('meta[name="application-scripts"]').attr('content') ?? '').split(' ');
    const [intro, draw] = ['/docs/intro/index.html', '/docs/api/functions/draw/index.html'].map(
      scriptsOf,
    );
    const own = draw?.filter((script) => !intro?.includes(script)) ?? [];
    expect(own.map(readBuilt).join('')).toContain('docs/api/functions/draw');
    expect(intro?.filter((script) => !draw?.includes(script))).toHaveLength(1);
  });

  // Requirement 2.40.
  it('has social-preview tags, card type summary_large_image', () => {
    const wrong = [...pages].filter(([, $]) => {
      const image = $('meta[property="og:image"]').attr('content') ?? '';
      return !(
        $('meta[name="twitter:card"]').attr('content') === 'summary_large_image' &&
        ($('meta[property="og:title"]').attr('content') ?? '') !== '' &&
        image.startsWith('https://') &&
        builtFiles.includes(new URL(image).pathname)
      );
    });
    expect(wrong.map(([file]) => file)).toEqual([]);
  });

  // Requirement 2.40.
  it('has a 1200 × 630 preview picture of its model, with alternative text', async () => {
    const siteCard = '/img/social-card.png';
    const cards = new Map(
      [...pages].map(([file, $]) => {
        const of = (property: string) => $(`meta[property="${property}"]`).attr('content') ?? '';
        const image = new URL(of('og:image')).pathname;
        expect.soft($('meta[property="og:image"]').length, file).toBe(1);
        expect.soft(of('og:image:alt'), file).not.toBe('');
        expect.soft([of('og:type'), of('og:image:type')], file).toEqual(['website', 'image/png']);
        const alts = $('article figure img')
          .get()
          .map(({ attribs }) => attribs['alt']);
        if (image !== siteCard) expect.soft(alts, file).toContain(of('og:image:alt'));
        return [file, image];
      }),
    );
    // The site's card is a drawing of the model on the home page (assets/drawSocialCard.ts).
    expect(cards.get('/index.html')).toBe(siteCard);
    const home = pages.get('/index.html');
    expect(home?.('meta[property="og:image:alt"]').attr('content')).toContain('bearing block');
    const withModel = [...pages].filter(([, $]) => $('article figure img').length > 0);
    expect(
      withModel.filter(([file]) => cards.get(file) === siteCard).map(([file]) => file),
    ).toEqual([]);
    for (const image of new Set(cards.values())) {
      const { width, height, format } = await sharp(`build${image}`).metadata();
      expect({ width, height, format }, image).toEqual({ width: 1200, height: 630, format: 'png' });
    }
  });

  // Requirement 2.96.
  it('has a unique title, with the kind of symbol on API pages', () => {
    const titles = [...pages].map(([, $]) => $('title').text());
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    const title = (page: string) => pages.get(`${page}/index.html`)?.('title').text();
    expect(title('/docs/tutorial-overview/drawing')).toBe('Drawing | replicad');
    expect(title('/docs/api/classes/Drawing')).toBe('Drawing (class) | replicad');
    expect(title('/docs/api/functions/draw')).toBe('draw() | replicad');
    expect(title('')).toBe('Build 3D models in the browser with code | replicad');
    expect(pages.get('/docs/api/functions/draw/index.html')?.('h1').text()).toBe('draw');
  });

  it('has a title and a unique description', () => {
    const seen = new Map<string, string>();
    const wrong: string[] = [];
    for (const [file, $] of pages) {
      if (file === '/404.html' || file === '/search/index.html') continue;
      const description = $('meta[name="description"]').attr('content') ?? '';
      const duplicate = description === '' ? 'none' : seen.get(description);
      if ($('title').text() === '' || duplicate !== undefined)
        wrong.push(`${file}: ${duplicate ?? ''}`);
      seen.set(description, file);
    }
    expect(wrong).toEqual([]);
  });

  // Requirements 1.9, 9.2.
  it('has generator 3.7.0 and, on docs pages, version current and the docs tag', () => {
    const wrong = [...pages].filter(
      ([file, $]) =>
        $('meta[name="generator"]').attr('content') !== 'Docusaurus v3.7.0' ||
        (file.startsWith('/docs/') &&
          ($('meta[name="docusaurus_version"]').attr('content') !== 'current' ||
            $('meta[name="docsearch:docusaurus_tag"]').attr('content') !== 'docs-default-current')),
    );
    expect(wrong.map(([file]) => file)).toEqual([]);
  });
});

// Requirement 1.5.
describe('the guide has headings about', () => {
  const headings = [...pages]
    .filter(([file]) => /^\/docs\/(?!api\/)/.test(file))
    .map(([, $]) => $('main').find('h1, h2, h3').text().toLowerCase())
    .join('\n');

  it.each([
    ...['shape', 'sketch', 'drawing', 'plane', 'extru', 'import', 'export', 'step', 'stl'],
    ...['measure', 'assembly'],
  ])('%s…', (topic) => {
    expect(headings).toContain(topic);
  });
});

describe('the body of every page', () => {
  // Requirement 2.29.
  it('has a skip link to its main content, past the sidebar', () => {
    const wrong = [...pages].filter(([, $]) => {
      const address = $('[role="region"] > a').first().attr('href') ?? '';
      return $(address).closest('main').length !== 1;
    });
    expect(wrong.map(([file]) => file)).toEqual([]);
  });

  // Requirements 1.10, 3.2.
  it('has a language and a direction', () => {
    const wrong = [...pages].filter(
      ([, $]) => $('html').attr('lang') !== 'en' || $('html').attr('dir') !== 'ltr',
    );
    expect(wrong.map(([file]) => file)).toEqual([]);
  });

  // Requirements 1.7, 6.1.
  it('has no sign-in form, link or button', () => {
    const asking = [...pages].filter(
      ([, $]) =>
        $('input[type="password"], [autocomplete*="username"]').length > 0 ||
        $('a, button')
          .get()
          .some((element) => /^(sign|log) ?(in|up)$/i.test($(element).text().trim())),
    );
    expect(asking.map(([file]) => file)).toEqual([]);
  });

  // Requirement 2.97.
  it('links on docs pages to a report form that names the page, but not to its source', () => {
    const wrong = [...pages].filter(([file, $]) => {
      if (!file.startsWith('/docs/')) return false;
      const report = $('a').filter((_, link) => $(link).text() === 'Report a mistake');
      const form = new URL(report.attr('href') ?? 'https://none.example');
      const reportedPath = /^Page: https:\/\/[^/]+(\S*)\n/.exec(
        form.searchParams.get('body') ?? '',
      )?.[1];
      return (
        !form.href.startsWith('https://github.com/sgenoud/replicad/issues/new?') ||
        fileOf(reportedPath ?? '') !== file ||
        $('a[href*="/edit/"], a[href*="/tree/"]').length > 0
      );
    });
    expect(wrong.map(([file]) => file)).toEqual([]);
  });

  // Requirement 1.6.
  it("links to the workbench and to the library's source", () => {
    const wrong = [...pages].filter(
      ([, $]) =>
        $('a[href^="https://studio.replicad.xyz/workbench"]').length === 0 ||
        $('a[href^="https://github.com/sgenoud/replicad"]').length === 0,
    );
    expect(wrong.map(([file]) => file)).toEqual([]);
  });

  it('has one h1 and no duplicate ids', () => {
    const wrong = [...pages].flatMap(([file, $]) => {
      const ids = $('[id]')
        .map((_, element) => $(element).attr('id'))
        .get();
      const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
      return $('h1').length === 1 && twice.length === 0
        ? []
        : [`${file}: ${$('h1').length} h1, twice: ${twice.join(' ')}`];
    });
    expect(wrong).toEqual([]);
  });

  it('has no heading that skips a level', () => {
    const wrong = [...pages].flatMap(([file, $]) => {
      const levels = $('main')
        .find('h1, h2, h3, h4, h5, h6')
        .map((_, heading) => Number(heading.tagName.slice(1)))
        .get();
      const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
      return skips.length === 0 ? [] : [`${file}: ${levels.join(' ')}`];
    });
    expect(wrong).toEqual([]);
  });

  it('has a language, and at most one of each landmark', () => {
    const wrong = [...pages].filter(
      ([, $]) =>
        $('html').attr('lang') !== 'en' ||
        $('main').length !== 1 ||
        $('nav[aria-label="Main"]').length !== 1 ||
        $('body > div').children('footer, header').length > 1,
    );
    expect(wrong.map(([file]) => file)).toEqual([]);
  });

  it('has an accessible name for every link, button, field and picture', () => {
    const wrong = [...pages].flatMap(([file, $]) =>
      $('a[href], button, summary, input:not([type="hidden"]), select, textarea, img, [role="img"]')
        .get()
        .filter((element) => nameOf($, $(element)) === undefined)
        .map((element) => `${file}: ${$.html(element).slice(0, 120)}`),
    );
    expect(wrong).toEqual([]);
  });

  it('refers only to ids that exist', () => {
    const wrong = [...pages].flatMap(([file, $]) =>
      ['aria-labelledby', 'aria-describedby', 'for'].flatMap((attribute) =>
        $(`[${attribute}]`)
          .get()
          .flatMap((element) => ($(element).attr(attribute) ?? '').split(' '))
          .filter((id) => $(`[id="${id}"]`).length === 0)
          .map((id) => `${file}: ${attribute}=${id}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  // Requirement 11.12.
  it('has no broken links or anchors', () => {
    const existing = new Set(builtFiles);
    const ids = new Map(
      [...pages].map(([file, $]) => [
        file,
        new Set(
          $('[id], a[name]')
            .map((_, element) => $(element).attr('id') ?? $(element).attr('name'))
            .get(),
        ),
      ]),
    );
    const broken = new Set<string>();
    for (const [file, $] of pages) {
      for (const link of $('a[href]').get()) {
        const url = new URL($(link).attr('href') ?? '', `https://site.example${file}`);
        if (url.host !== 'site.example' || !url.protocol.startsWith('http')) continue;
        const target = existing.has(url.pathname) ? url.pathname : fileOf(url.pathname);
        const anchor = decodeURIComponent(url.hash.slice(1));
        const isThere =
          existing.has(target) &&
          (anchor === '' || ids.get(target) === undefined || ids.get(target)?.has(anchor) === true);
        if (!isThere) broken.add(`${file} → ${url.pathname}${url.hash}`);
      }
    }
    expect([...broken]).toEqual([]);
  });

  it('loads only pictures above the first section eagerly', () => {
    for (const page of ['intro', 'tutorial-overview/drawing', 'troubleshooting']) {
      const $ = load(readBuilt(fileOf(`/docs/${page}`)));
      const isBefore = new Set($('h2').first().prevAll().find('figure img').toArray());
      expect(isBefore.size).toBeGreaterThan(0);
      const wrong = $('figure img')
        .toArray()
        .filter((image) => ($(image).attr('loading') === 'eager') !== isBefore.has(image));
      expect(wrong.map((image) => $(image).attr('src'))).toEqual([]);
    }
  });

  // Requirement 10.41.
  it('has `sizes="auto"` on lazy pictures, but not on eager ones', () => {
    const images = [...pages.values()].flatMap(($) =>
      $('img[sizes]')
        .toArray()
        .map((image) => ({ loading: $(image).attr('loading'), sizes: $(image).attr('sizes') })),
    );
    expect(new Set(images.map(({ loading }) => loading))).toEqual(new Set(['eager', 'lazy']));
    const wrong = images.filter(
      ({ loading, sizes }) => sizes?.startsWith('auto') === (loading === 'eager'),
    );
    expect(wrong).toEqual([]);
  });

  // Requirement 4.7.
  it('contains both variants of a themed image, whatever the colour mode', () => {
    expect(pages.get('/index.html')?.('.navbar__logo').length).toBeGreaterThan(0);
    const wrong = [...pages].filter(([, $]) => {
      const logo = $('.navbar__logo');
      return (
        logo.length > 0 &&
        (logo.find('[class*="themedComponent--light"]').length !== 1 ||
          logo.find('[class*="themedComponent--dark"]').length !== 1)
      );
    });
    expect(wrong.map(([file]) => file)).toEqual([]);
  });
});

/** Returns the names in the inline code of a requirement: routes, or a folder followed by its pages. */
function namesIn(number: string): readonly string[] {
  const [, text = ''] =
    new RegExp(`- \\*\\*${number}\\*\\* (.*?)\\n(?:- |\\n)`, 's').exec(requirements) ?? [];
  return Array.from(text.matchAll(/`([^`]+)`/g), ([, name = '']) => name);
}

/** Returns the accessible name of an element. The empty `alt` of a decorative picture counts as a name. */
function nameOf($: CheerioAPI, element: ReturnType<CheerioAPI>): string | undefined {
  if (element.closest('[aria-hidden="true"], [hidden], noscript').length > 0) return '';
  if (element.is('img')) return element.attr('alt');
  const label = element.attr('id') ? $(`label[for="${element.attr('id')}"]`).text() : '';
  const words = [
    element.attr('aria-label') ?? '',
    element.attr('aria-labelledby') ?? '',
    element.attr('title') ?? '',
    label,
    element.closest('label').text(),
    element.is('input, select, textarea') ? '' : element.text(),
    ...element
      .find('img[alt], [aria-label]')
      .get()
      .map((inner) => $(inner).attr('alt') ?? $(inner).attr('aria-label') ?? ''),
  ];
  return words.map((word) => word.trim()).find((word) => word !== '');
}

/** Build data that Docusaurus passes to its client hooks. */
interface GlobalData {
  readonly 'docusaurus-plugin-content-docs': {
    readonly default: {
      readonly breadcrumbs: boolean;
      readonly versions: readonly {
        readonly docs: readonly { readonly id: string; readonly sidebar?: string }[];
        readonly sidebars: Readonly<Record<string, object>>;
      }[];
    };
  };
}

/** Returns the file that is served at a URL: "/docs/intro/index.html" for "/docs/intro". */
function fileOf(address: string): string {
  return `${address.replace(/\/$/, '')}/index.html`;
}
