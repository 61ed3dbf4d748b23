import { useState, type ReactElement } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { BuiltModel } from '../../../modeling';
import type { ModelSession } from './ModelSession';
import { toFragment } from './sharedLink';
import shared from '../Model.module.css';

interface Props {
  readonly model: BuiltModel;
  readonly session: ModelSession;
}

/** Copies a link that opens the reader's code and values in the playground. */
export function ShareButton({ model, session }: Props): ReactElement {
  const playground = useBaseUrl('/playground', { absolute: false });
  const [outcome, setOutcome] = useState('');
  const copy = () => {
    const { code, params } = session.state;
    const fragment = toFragment({
      name: model.name === 'playground' ? null : model.name,
      code: session.isEdited ? code : null,
      params,
    });
    const url = new URL(playground + fragment, window.location.href).href;
    navigator.clipboard.writeText(url).then(
      () => setOutcome('Link copied.'),
      // Some browsers forbid the clipboard: the address bar is the way that is left.
      () => setOutcome(`Copy it from here: ${url}`),
    );
  };
  return (
    <>
      <button type="button" className={shared['control']} onClick={copy}>
        Copy link to my version
      </button>
      <span role="status">{outcome}</span>
    </>
  );
}
