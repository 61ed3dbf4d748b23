import { useState, type ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { useLocation } from '@docusaurus/router';
import { asBuiltMark } from '../../base/asBuiltMark';
import { isHydrated } from '../../bootstrap/hydration';
import { PageAsBuilt, type PageProps } from './PageAsBuilt';

interface Props extends PageProps {
  /** What the bundler calls the chunk that `load` loads. */
  readonly chunk?: string;
}

/**
 * The box of a page. A page that the application reaches is drawn into it; the one that the HTML brought stays as it is until
 * something of it is needed that HTML cannot do, and only then is its code fetched, and hydrated by itself. Most pages are read.
 */
export function PageOnDemand({ chunk = '', ...page }: Props): ReactNode {
  const { pathname } = useLocation();
  // Where the HTML has a page at the first render, it is that of this address.
  const [builtPath, setBuiltPath] = useState(() => (isBuilt() ? pathname : null));
  // Who comes back to it later has it drawn: its HTML is gone.
  const forget = (): void => setBuiltPath(null);
  if (builtPath !== null && pathname !== builtPath) forget();
  if (pathname === builtPath) return <PageAsBuilt key="built" {...page} onMissing={forget} />;
  const mark = ExecutionEnvironment.canUseDOM ? {} : { [asBuiltMark]: chunk };
  return (
    <div key="drawn" className={page.className} {...mark}>
      {page.children}
    </div>
  );
}

/** False in the build, on the development server, and once the application has hydrated. */
function isBuilt(): boolean {
  if (!ExecutionEnvironment.canUseDOM || isHydrated()) return false;
  return document.querySelector(`[${asBuiltMark}]`) !== null;
}
