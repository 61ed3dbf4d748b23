// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';

// Requirement 14.12.
it('the development server removes the service worker and caches of its site only', async () => {
  const unregister = vi.fn(() => Promise.resolve(true));
  const registration = { scope: 'http://localhost:3000/', unregister };
  const getRegistrations = () => Promise.resolve([registration]);
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations } });
  const names = ['replicad / seen code', 'replicad / seen page@aa11', 'something else'];
  const dropped: string[] = [];
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve(names),
    delete: (name: string) => Promise.resolve(dropped.push(name) > 0),
  });
  await import('./removeWorker');
  await vi.waitFor(() => expect(unregister).toHaveBeenCalled());
  expect(dropped).toEqual(names.slice(0, 2));
});
