// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act } from '@testing-library/react';
import nprogress from 'nprogress';
import { createStorageSlot, useColorMode } from '@docusaurus/theme-common';
import {
  AnnouncementBarProvider,
  ColorModeProvider,
  NavbarProvider,
  ScrollControllerProvider,
  useAnnouncementBar,
  useNavbarMobileSidebar,
  useSmoothScrollTo,
} from '@docusaurus/theme-common/internal';
import { renderInSite } from '../support/renderInSite';

// The table of routes would bring every page of the site.
vi.mock('@generated/routes', () => ({ default: [] }));

/** Calls what listens to a change of the system's colours. */
let systemChanged = (): void => undefined;
let systemIsDark = false;

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  systemIsDark = false;
  window.matchMedia = (query: string) =>
    ({
      get matches() {
        return query.includes('dark') && systemIsDark;
      },
      addListener: (listener: () => void) => (systemChanged = listener),
      removeListener: () => undefined,
    }) as unknown as MediaQueryList;
  document.documentElement.dataset['theme'] = 'light';
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the colour mode', () => {
  const siteWith = (colorMode: object) => ({
    themeConfig: {
      colorMode: {
        defaultMode: 'light',
        disableSwitch: false,
        respectPrefersColorScheme: false,
        ...colorMode,
      },
    },
    within: (children: React.ReactNode) => <ColorModeProvider>{children}</ColorModeProvider>,
  });

  // Requirement 4.6.
  it('the stored value is deleted if the switch is disabled', () => {
    localStorage.setItem('theme', 'dark');
    renderInSite(() => useColorMode(), siteWith({ disableSwitch: true }));
    expect(localStorage.getItem('theme')).toBeNull();
  });

  it('the stored value stays if the switch is enabled', () => {
    localStorage.setItem('theme', 'dark');
    renderInSite(() => useColorMode(), siteWith({}));
    expect(localStorage.getItem('theme')).toBe('dark');
  });

  // Requirement 4.3.
  it('a change of the system leaves a stored choice alone, also when the site follows the system', () => {
    for (const respectPrefersColorScheme of [false, true]) {
      const { result, unmount } = renderInSite(
        () => useColorMode(),
        siteWith({ respectPrefersColorScheme }),
      );
      act(() => result.current.setColorMode('dark'));
      systemIsDark = !systemIsDark;
      act(() => systemChanged());
      systemIsDark = !systemIsDark;
      act(() => systemChanged());
      expect(result.current.colorMode).toBe('dark');
      expect(localStorage.getItem('theme')).toBe('dark');
      unmount();
    }
  });

  // Requirement 4.4.
  it('with none stored it follows the system if that option is enabled, else the default', () => {
    for (const { respectPrefersColorScheme, expected } of [
      { respectPrefersColorScheme: true, expected: 'dark' },
      { respectPrefersColorScheme: false, expected: 'light' },
    ]) {
      document.documentElement.dataset['theme'] = 'light';
      const { result, unmount } = renderInSite(
        () => useColorMode(),
        siteWith({ respectPrefersColorScheme }),
      );
      systemIsDark = true;
      act(() => systemChanged());
      expect(result.current.colorMode).toBe(expected);
      unmount();
    }
  });
});

describe('the announcement bar', () => {
  const siteWith = (id: string) => ({
    themeConfig: { announcementBar: { id, content: 'News' } },
    within: (children: React.ReactNode) => (
      <AnnouncementBarProvider>{children}</AnnouncementBarProvider>
    ),
  });

  // Requirements 3.18, 4.9.
  it('is shown unless dismissed, and closing stores the dismissed flag', () => {
    const { result } = renderInSite(() => useAnnouncementBar(), siteWith('first'));
    expect(result.current.isActive).toBe(true);
    act(() => result.current.close());
    expect(result.current.isActive).toBe(false);
    expect(localStorage.getItem('docusaurus.announcement.dismiss')).toBe('true');
    expect(localStorage.getItem('docusaurus.announcement.id')).toBe('first');
  });

  // Requirements 3.18, 4.10.
  it('stays dismissed for the same id; a new id resets the dismissal', () => {
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    localStorage.setItem('docusaurus.announcement.id', 'first');
    expect(
      renderInSite(() => useAnnouncementBar(), siteWith('first')).result.current.isActive,
    ).toBe(false);
    expect(
      renderInSite(() => useAnnouncementBar(), siteWith('second')).result.current.isActive,
    ).toBe(true);
  });

  it('is unused without a configuration', () => {
    const site = { ...siteWith('none'), themeConfig: {} };
    expect(renderInSite(() => useAnnouncementBar(), site).result.current.isActive).toBe(false);
  });
});

describe('the mobile sidebar', () => {
  const siteWith = (items: readonly object[]) => ({
    themeConfig: { navbar: { items, hideOnScroll: false } },
    within: (children: React.ReactNode) => (
      <ScrollControllerProvider>
        <NavbarProvider>{children}</NavbarProvider>
      </ScrollControllerProvider>
    ),
  });

  // Requirement 4.16.
  it('is disabled when the navbar has no items', () => {
    window.innerWidth = 390;
    expect(renderInSite(() => useNavbarMobileSidebar(), siteWith([])).result.current).toMatchObject(
      {
        disabled: true,
        shouldRender: false,
      },
    );
    expect(
      renderInSite(() => useNavbarMobileSidebar(), siteWith([{ label: 'API' }])).result.current,
    ).toMatchObject({ disabled: false, shouldRender: true });
  });
});

// Requirement 8.19.
describe('a context hook outside its provider names the provider', () => {
  it.each([
    { name: 'ColorModeProvider', useIt: () => useColorMode() },
    { name: 'AnnouncementBarProvider', useIt: () => useAnnouncementBar() },
    { name: 'NavbarMobileSidebarProvider', useIt: () => useNavbarMobileSidebar() },
  ])('$name', ({ name, useIt }) => {
    expect(() => renderInSite(useIt as () => unknown)).toThrow(`is called outside the <${name}>`);
  });
});

describe('storage', () => {
  // Requirement 8.22.
  it('a full store is logged and ignored', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    createStorageSlot('theme').set('dark');
    expect(console.error).toHaveBeenCalledWith(
      expect.stringContaining("can't set theme=dark"),
      expect.anything(),
    );
  });

  // Requirement 8.23.
  it('unavailable storage acts as empty', () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    const slot = createStorageSlot('theme');
    slot.set('dark');
    expect(slot.get()).toBeNull();
    expect(console.warn).toHaveBeenCalledOnce();
  });
});

describe('constants of the shell', () => {
  // Requirement 2.37.
  it('the progress bar starts at 0.08, has speed 200 ms, trickles every 800 ms at rate 0.02, without a spinner', async () => {
    await import('@docusaurus/theme-classic/lib/nprogress');
    expect(nprogress.settings).toMatchObject({
      minimum: 0.08,
      speed: 200,
      trickleSpeed: 800,
      trickleRate: 0.02,
      showSpinner: false,
    });
  });

  // Requirement 2.35.
  it('the smooth-scroll fallback moves 85% of the remaining distance per frame', () => {
    let frame: FrameRequestCallback = () => undefined;
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
      frame = callback;
      return 1;
    });
    const moves: number[] = [];
    window.scrollTo = ((_: number, top: number) => {
      moves.push(top);
      document.documentElement.scrollTop = top;
    }) as typeof window.scrollTo;
    document.documentElement.scrollTop = 1000;
    const { result } = renderInSite(() => useSmoothScrollTo(), {
      within: (children) => <ScrollControllerProvider>{children}</ScrollControllerProvider>,
    });
    result.current.startScroll(0);
    frame(0);
    frame(16);
    expect(moves.slice(0, 2)).toEqual([850, 722]);
  });
});
