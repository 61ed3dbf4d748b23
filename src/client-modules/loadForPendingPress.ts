import { attributes, searchButton } from '../bootstrap/shared';
import { loadEditor } from '../components/model/interactive/loadEditor';
import { loadViewer } from '../components/model/interactive/loadViewer';
import { loadModal } from '../theme/SearchBar/useLazyModal';

/**
 * Client module. Starts to load the code for a press before hydration. Hydration takes most of a second on a slow
 * phone, and the press is replayed only afterwards.
 */
if (typeof document !== 'undefined') {
  const pressed = document.querySelector(`[${attributes.clickPending}]`);
  // Ignored here, because the component that needs the code reports the failure.
  if (pressed) loadCodeFor(pressed).catch(() => undefined);
}

function loadCodeFor(pressed: Element): Promise<unknown> {
  if (pressed.matches(searchButton)) return loadModal();
  const opened = pressed.getAttribute(attributes.loads);
  if (opened === null) return Promise.resolve();
  return Promise.all([
    import('../components/model/interactive'),
    opened === 'editor' ? loadEditor() : loadViewer(),
  ]);
}
