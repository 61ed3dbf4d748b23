/** One change to the text of DocSearch's modal: `wrong` occurs in it exactly once. */
interface Mend {
  /** What a reader met before. */
  readonly defect: string;
  readonly wrong: string;
  readonly right: string;
}

/**
 * What is mended in `@docsearch/react` 3.9.0. Its only file is one line of 108 KB, so that a patch file
 * would hold it twice and show nothing; here each change stands beside its reason.
 */
export const mends: readonly Mend[] = [
  {
    defect: 'The error screen never shows: the status is idle again in the same tick.',
    wrong: '.finally((function(){p("idle"),lt&&o.environment.clearTimeout(lt)}))',
    right:
      '.finally((function(){"error"===c.getState().status?l([]):p("idle"),lt&&o.environment.clearTimeout(lt)}))' +
      // It has been shown: without this each failure is also an error in the console.
      '.catch((function(e){if("error"!==c.getState().status)throw e}))',
  },
  {
    defect: 'An answer that refuses (a wrong key) or cannot be read looks like "no results".',
    wrong: 'throw"RetryError"===e.name&&l("error"),e',
    right: 'throw l("error"),e',
  },
  {
    defect: 'An error stays until the next key press, even when search can answer again.',
    wrong: 'e.useEffect((function(){W.length>0&&(ne(),z.current&&z.current.focus())}),[W,ne])',
    right:
      'e.useEffect((function(){W.length>0&&(ne(),z.current&&z.current.focus())}),[W,ne]),' +
      // What a focused input does: ask for the query as it is, and open the list.
      'e.useEffect((function(){return t.connectRetry&&t.connectRetry((function(){ee.getInputProps({inputElement:z.current}).onFocus({type:"focus"})}))}),[ee])',
  },
  {
    defect: 'The window is a button with buttons in it (nested-interactive).',
    wrong: 'm({ref:F},re({"aria-expanded":!0}),{className:',
    right: '({ref:F,className:',
  },
  {
    defect: 'The window is not announced as a dialog.',
    wrong: 'role:"button",tabIndex:0,onMouseDown:',
    right: 'role:"dialog","aria-modal":!0,"aria-label":a,onMouseDown:',
  },
  {
    defect: 'All lists share one id, and the input controls lists that do not exist.',
    wrong: 'e.createElement("ul",t.getListProps()',
    right: 'e.createElement("div",t.getListProps({source:t.collection.source})',
  },
  {
    defect: 'The input controls lists that are not drawn, having nothing in them.',
    wrong:
      'void 0,"aria-controls":n.getState().isOpen?n.getState().collections.map((function(e){var r=e.source;return we(t.id,"list",r)})).join(" "):void 0,"aria-labelledby":we(t.id,"label"),value:',
    right:
      'void 0,"aria-controls":n.getState().isOpen&&n.getState().collections.filter((function(e){return e.items.length})).map((function(e){var r=e.source;return we(t.id,"list",r)})).join(" ")||void 0,"aria-labelledby":we(t.id,"label"),value:',
  },
  {
    // An option has no parts; a row of a grid has: the link that opens it, the buttons that keep or remove it.
    defect: 'Hits are options with links and buttons in them (nested-interactive).',
    wrong: 'role:"option","aria-selected":',
    right: 'role:"row","aria-selected":',
  },
  {
    defect: 'A row is no list item.',
    wrong: 'e.createElement("li",m({className:["DocSearch-Hit"',
    right: 'e.createElement("div",m({className:["DocSearch-Hit"',
  },
  {
    defect: 'A list with rows is no listbox.',
    wrong: 'role:"listbox","aria-labelledby":',
    right: 'role:"grid","aria-labelledby":',
  },
  {
    defect: 'The search bar adds a banner landmark to the page.',
    wrong: 'e.createElement("header",{className:"DocSearch-SearchBar"',
    right: 'e.createElement("div",{className:"DocSearch-SearchBar"',
  },
  {
    defect: 'The hints add a second footer landmark to the page; the credit cannot be told.',
    wrong:
      'e.createElement("footer",{className:"DocSearch-Footer"},e.createElement(Wt,{translations:L}))',
    right:
      'e.createElement("div",{className:"DocSearch-Footer"},e.createElement(Wt,{translations:L,credit:t.credit}))',
  },
  {
    defect: 'The credit names Algolia whoever serves.',
    wrong: '{className:"DocSearch-Logo"},e.createElement(Jt,',
    right: '{className:"DocSearch-Logo"},t.credit||e.createElement(Jt,',
  },
  {
    defect: 'Saving fails with an error, and nothing follows, where storage is full.',
    wrong: '{return window.localStorage.setItem(e,JSON.stringify(t))}',
    right:
      '{try{window.localStorage.setItem(e,JSON.stringify(t))}catch(e){console.warn("Search entries could not be saved.",e)}}',
  },
  {
    defect: 'Insights miss a click on the first result and count others one place too high.',
    wrong:
      '&&e.__autocomplete_id){var t=e,r={eventName:"Item Selected",index:t.__autocomplete_indexName,items:[t],positions:[e.__autocomplete_id]',
    // Places are counted from 0 here and from 1 there; recent searches have a place and no query.
    right:
      '&&e.__autocomplete_queryID){var t=e,r={eventName:"Item Selected",index:t.__autocomplete_indexName,items:[t],positions:[e.__autocomplete_id+1]',
  },
  {
    defect:
      'The focus leaves the window: its first and last element are those of its first screen.',
    wrong:
      'if(r){var e=r.querySelectorAll("a[href]:not([disabled]), button:not([disabled]), input:not([disabled])"),t=e[0],n=e[e.length-1];return r.addEventListener("keydown",o),function(){r.removeEventListener("keydown",o)}}function o(e){"Tab"===e.key&&(',
    right:
      'if(r)return r.addEventListener("keydown",o),function(){r.removeEventListener("keydown",o)};function o(e){var i=Array.from(r.querySelectorAll("a[href], button:not([disabled]), input:not([disabled])")).filter((function(e){return e.getClientRects().length})),t=i[0],n=i[i.length-1];"Tab"===e.key&&(',
  },
];
