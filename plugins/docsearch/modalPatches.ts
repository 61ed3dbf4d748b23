/** One change to the text of DocSearch's modal: `find` occurs in it exactly once. */
interface ModalPatch {
  /** What a reader met before. */
  readonly reason: string;
  readonly find: string;
  readonly replace: string;
}

/**
 * What is patched in `@docsearch/react` 3.9.0. Its only file is one line of 108 KB, so that a patch file
 * would hold it twice and show nothing; here each change stands beside its reason.
 */
export const modalPatches: readonly ModalPatch[] = [
  {
    reason: 'The error screen never shows: the status is idle again in the same tick.',
    find: '.finally((function(){p("idle"),lt&&o.environment.clearTimeout(lt)}))',
    replace:
      '.finally((function(){"error"===c.getState().status?l([]):p("idle"),lt&&o.environment.clearTimeout(lt)}))' +
      // It has been shown: without this each failure is also an error in the console.
      '.catch((function(e){if("error"!==c.getState().status)throw e}))',
  },
  {
    reason: 'An answer that refuses (a wrong key) or cannot be read looks like "no results".',
    find: 'throw"RetryError"===e.name&&l("error"),e',
    replace: 'throw l("error"),e',
  },
  {
    reason: 'An error stays until the next key press, even when search can answer again.',
    find: 'e.useEffect((function(){W.length>0&&(ne(),z.current&&z.current.focus())}),[W,ne])',
    replace:
      'e.useEffect((function(){W.length>0&&(ne(),z.current&&z.current.focus())}),[W,ne]),' +
      // What a focused input does: ask for the query as it is, and open the list.
      'e.useEffect((function(){return t.connectRetry&&t.connectRetry((function(){ee.getInputProps({inputElement:z.current}).onFocus({type:"focus"})}))}),[ee])',
  },
  {
    reason: 'The window is a button with buttons in it (nested-interactive).',
    find: 'm({ref:F},re({"aria-expanded":!0}),{className:',
    replace: '({ref:F,className:',
  },
  {
    reason: 'The window is not announced as a dialog.',
    find: 'role:"button",tabIndex:0,onMouseDown:',
    replace: 'role:"dialog","aria-modal":!0,"aria-label":a,onMouseDown:',
  },
  {
    reason: 'All lists share one id, and the input controls lists that do not exist.',
    find: 'e.createElement("ul",t.getListProps()',
    replace: 'e.createElement("div",t.getListProps({source:t.collection.source})',
  },
  {
    reason: 'The input controls lists that are not drawn, having nothing in them.',
    find: 'void 0,"aria-controls":n.getState().isOpen?n.getState().collections.map((function(e){var r=e.source;return we(t.id,"list",r)})).join(" "):void 0,"aria-labelledby":we(t.id,"label"),value:',
    replace:
      'void 0,"aria-controls":n.getState().isOpen&&n.getState().collections.filter((function(e){return e.items.length})).map((function(e){var r=e.source;return we(t.id,"list",r)})).join(" ")||void 0,"aria-labelledby":we(t.id,"label"),value:',
  },
  {
    // An option has no parts; a row of a grid has: the link that opens it, the buttons that keep or remove it.
    reason: 'Hits are options with links and buttons in them (nested-interactive).',
    find: 'role:"option","aria-selected":',
    replace: 'role:"row","aria-selected":',
  },
  {
    reason: 'A row is no list item.',
    find: 'e.createElement("li",m({className:["DocSearch-Hit"',
    replace: 'e.createElement("div",m({className:["DocSearch-Hit"',
  },
  {
    reason: 'A list with rows is no listbox.',
    find: 'role:"listbox","aria-labelledby":',
    replace: 'role:"grid","aria-labelledby":',
  },
  {
    reason: 'The search bar adds a banner landmark to the page.',
    find: 'e.createElement("header",{className:"DocSearch-SearchBar"',
    replace: 'e.createElement("div",{className:"DocSearch-SearchBar"',
  },
  {
    reason:
      'The hints add a second footer landmark to the page; the credit could not be told from it.',
    find: 'e.createElement("footer",{className:"DocSearch-Footer"},e.createElement(Wt,{translations:L}))',
    replace:
      'e.createElement("div",{className:"DocSearch-Footer"},e.createElement(Wt,{translations:L,credit:t.credit}))',
  },
  {
    reason: 'The credit names Algolia whoever serves.',
    find: '{className:"DocSearch-Logo"},e.createElement(Jt,',
    replace: '{className:"DocSearch-Logo"},t.credit||e.createElement(Jt,',
  },
  {
    reason: 'Saving fails with an error, and nothing follows, where storage is full.',
    find: '{return window.localStorage.setItem(e,JSON.stringify(t))}',
    replace:
      '{try{window.localStorage.setItem(e,JSON.stringify(t))}catch(e){console.warn("Search entries could not be saved.",e)}}',
  },
  {
    reason: 'Insights miss a click on the first result and count others one place too high.',
    find: '&&e.__autocomplete_id){var t=e,r={eventName:"Item Selected",index:t.__autocomplete_indexName,items:[t],positions:[e.__autocomplete_id]',
    // Places are counted from 0 here and from 1 there; recent searches have a place and no query.
    replace:
      '&&e.__autocomplete_queryID){var t=e,r={eventName:"Item Selected",index:t.__autocomplete_indexName,items:[t],positions:[e.__autocomplete_id+1]',
  },
  {
    reason:
      'The focus leaves the window: its first and last element are those of its first screen.',
    find: 'if(r){var e=r.querySelectorAll("a[href]:not([disabled]), button:not([disabled]), input:not([disabled])"),t=e[0],n=e[e.length-1];return r.addEventListener("keydown",o),function(){r.removeEventListener("keydown",o)}}function o(e){"Tab"===e.key&&(',
    replace:
      'if(r)return r.addEventListener("keydown",o),function(){r.removeEventListener("keydown",o)};function o(e){var i=Array.from(r.querySelectorAll("a[href], button:not([disabled]), input:not([disabled])")).filter((function(e){return e.getClientRects().length})),t=i[0],n=i[i.length-1];"Tab"===e.key&&(',
  },
];
