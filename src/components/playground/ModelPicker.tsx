import { useId, type ReactElement } from 'react';
import shared from '../model/Model.module.css';
import styles from './Playground.module.css';

interface Props {
  readonly names: readonly string[];
  readonly current: string;
  /** The name of the open model if it is one of the reader's models, otherwise null. */
  readonly ownName: string | null;
  /** Called with the name of the picked model, or with null for the empty model. */
  readonly onPick: (name: string | null) => void;
}

/** A menu of the models on guide pages, grouped by page. The open model is listed even if it is not on a guide page. */
export function ModelPicker({ names, current, ownName, onPick }: Props): ReactElement {
  const id = useId();
  const isListed = ownName === null && names.includes(current);
  const isOther = ownName !== null || current === unlistedModelValue;
  const groups = groupByFolder(names.filter((name) => name === current || isOnGuide(name)));
  return (
    <span className={`${styles['picker']} ${shared['needsScript']}`}>
      <label htmlFor={id}>Start from</label>
      <select
        id={id}
        className={shared['control']}
        // The width is fixed, because the names load later.
        style={{ width: '18rem' }}
        value={isOther ? unlistedModelValue : isListed ? current : ''}
        onChange={(event) => onPick(event.target.value === '' ? null : event.target.value)}
      >
        <option value="">An empty model</option>
        {isOther && <option value={unlistedModelValue}>{ownName ?? 'A shared model'}</option>}
        {[...groups].map(([folder, members]) => (
          <optgroup key={folder} label={formatPath(folder)}>
            {members.map((name) => (
              <option key={name} value={name}>
                {formatPath(name.slice(folder.length + 1))}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </span>
  );
}

/** The menu's value while a link or one of the reader's models is open. No site model has this name. */
export const unlistedModelValue = '#';

/**
 * Returns true for a model of a guide page. The menu omits models of the reference and of exercises, because their
 * pages link to them.
 */
const isOnGuide = (name: string): boolean => !/^(?:reference|practice)\//.test(name);

function groupByFolder(names: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const folder = name.slice(0, name.lastIndexOf('/'));
    groups.set(folder, [...(groups.get(folder) ?? []), name]);
  }
  return groups;
}

/** "tutorial-overview/drawing" → "Tutorial overview, drawing". */
function formatPath(path: string): string {
  const words = path.replaceAll('/', ', ').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
