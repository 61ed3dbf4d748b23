/** A stretch of the modal's text that readers of this site have no use for; `from` and `until` occur once. */
export interface ModalRemoval {
  /** What readers would load in vain. */
  readonly reason: string;
  readonly from: string;
  /** Where it ends; this text stays. */
  readonly until: string;
  /** What stands in its place. */
  readonly replace: string;
}

/** A second copy of the search client: the site's own one is asked, and this one was made all the same. */
export const secondClient: readonly ModalRemoval[] = [
  {
    reason: 'the hook that makes the second client',
    from: 'function nn(t,r,n){',
    until: 'var on=["footer","searchBox"]',
    replace: 'function nn(t,r,n){return e.useMemo((function(){return n()}),[n])}',
  },
  {
    reason: 'the second client',
    from: 'function Cr(e){var t,r="algolia-client-js-"',
    until: 'var rn="3.9.0"',
    replace: '',
  },
];

/** What only the hosted service needs: events about readers, and its logo. */
export const hostedServiceOnly: readonly ModalRemoval[] = [
  {
    reason: 'the start of insights when the site asks for it',
    from: 'if(r.insights&&!u()){',
    until: 'return c(r.plugins)',
    replace: '',
  },
  {
    reason: 'the start of insights when an answer asks for it',
    from: 'n.__automaticInsights&&!1!==r.insights){',
    until: '})),o=function(e){var t=e.store;return{setActiveItemId',
    replace: 'n.__automaticInsights){}',
  },
  {
    reason: 'the insights plugin and the address of its script',
    from: 'var ce="2.15.0"',
    until: 'function pe(e,t){var r=t;return{then',
    replace: '',
  },
  {
    reason: 'the logo',
    from: 'function Jt(t){',
    until: 'function Qt(t){',
    replace: 'function Jt(){return null}',
  },
];
