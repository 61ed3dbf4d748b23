import type { ReactElement } from 'react';
import { ToolButton } from './ToolButton';
import type { FullScreenState } from './useFullScreen';

export function FullScreenButton({ isOn, toggle }: FullScreenState): ReactElement {
  return (
    <ToolButton
      icon={isOn ? 'reduce' : 'enlarge'}
      label={isOn ? 'Leave full screen' : 'Full screen'}
      onClick={toggle}
    />
  );
}
