import {
  loadGlbWriter,
  loadWorkbenchUrl,
  type BuiltModel,
  type ConsoleLine,
  type Declared,
  type ExportedFile,
  type ExportFormat,
  type ModelError,
  type Params,
  type ParamValue,
  type Runner,
  type RunProgress,
  type RunRequest,
  type RunResult,
  type SolidPart,
} from '../../../modeling';
import { allowedParams, controlsOf, type Control } from './controls';
import { guardRunner } from './guardRunner';
import type { Draft } from '../draft/draft';
import type { DraftStore } from '../draft/draftStore';

/** What a reader has done with one model so far, and what came of it. */
export interface SessionState {
  readonly code: string;
  readonly controls: readonly Control[];
  /** Null for a model without parameters. */
  readonly params: Params | null;
  readonly defaults: Params | null;
  /** What runs now, null when nothing does. */
  readonly progress: RunProgress | null;
  /** Of the last run that went well; null before. */
  readonly result: RunResult | null;
  /** What the run that is being measured looks like; null when none is. */
  readonly drawn: readonly SolidPart[] | null;
  /** Of the last run or export, null when it went well. */
  readonly error: ModelError | null;
  /** What the last run printed, whether it went well or not; null before the first. */
  readonly console: readonly ConsoleLine[] | null;
  /** True when the last run gave nothing: what is shown is older than code and values. */
  readonly isBehind: boolean;
  /** Counts runs that went well, so that an announcement of the second is news too. */
  readonly runs: number;
  /** True while the code came with a link and the reader has not yet pressed Run. */
  readonly isForeign: boolean;
  /** True when this browser keeps the reader's version. */
  readonly isKept: boolean;
  /** What another tab has kept of this model meanwhile, as long as the reader has not said which is to stay. */
  readonly otherDraft: Draft | null;
}

/** Code and values, as the reader sees them. */
export type Version = Pick<SessionState, 'code' | 'params' | 'isForeign'>;

/** What came with a link. */
export interface LinkStart {
  readonly params: Params | null;
  /** False when the code is that of the site's model, which is trusted, whoever links to it. */
  readonly hasForeignCode: boolean;
}

let sessions = 0;

/**
 * One model in a reader's hands: its code and values, the runs they cause, and their outcome. Knows no React, so that a
 * slider's run outlives the panel it came from; components read `state` and subscribe.
 */
export class ModelSession {
  #state: SessionState;
  readonly #listeners = new Set<() => void>();
  readonly #model: BuiltModel;
  readonly #runner: Runner;
  readonly #store: DraftStore;
  readonly #link: LinkStart | null;
  /** Names this session alone: what runs in it meets nothing that another has left, of the same model or not. */
  readonly #owner = `session ${++sessions}`;
  /**
   * The values that the reader, or a link, has chosen. Only they go along with edited code, which may give a name of
   * the model a default of its own.
   */
  #overrides: Params;
  /** True once the reader has run the link's own code, unchanged. */
  #wasLinkRun = false;
  /** A later run has made the outcome of an earlier one old. */
  #latest = 0;

  /** `model` is what Reset leads back to: a model of the site, or what came with `link`. */
  constructor(model: BuiltModel, runner: Runner, store: DraftStore, link: LinkStart | null = null) {
    this.#model = model;
    this.#runner = guardRunner(runner, () => this.#state.isForeign);
    this.#store = store;
    this.#link = link;
    this.#overrides = link?.params ?? {};
    const { code, defaultParams: defaults } = model;
    this.#state = {
      code,
      controls: controlsOf(defaults ?? {}, model.about.params),
      defaults,
      params: null,
      progress: null,
      result: null,
      drawn: null,
      error: null,
      console: null,
      isBehind: false,
      runs: 0,
      isForeign: link !== null,
      isKept: false,
      otherDraft: null,
    };
    this.#state = { ...this.#state, params: this.#startParams() };
  }

  get state(): SessionState {
    return this.#state;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    // The browser tells a tab of what the others store.
    if (this.#listeners.size === 1) window.addEventListener('storage', this.#hearOtherTabs);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      // The model is no longer on the page: nothing of it goes on.
      window.removeEventListener('storage', this.#hearOtherTabs);
      this.#runner.leave(this.#owner);
    };
  };

  /** Loads what a run needs, for a reader who is about to ask for one. */
  prepare(): void {
    this.#runner.prepare(this.#source());
  }

  setParam(name: string, value: ParamValue): void {
    if (!this.#state.params) return;
    this.#overrides = { ...this.#overrides, [name]: value };
    this.#set({ params: { ...this.#state.params, [name]: value } });
    void this.#run();
    this.#keep();
  }

  resetParams(): void {
    this.#overrides = {};
    this.#set({ params: this.#state.defaults });
    void this.#run();
    this.#keep();
  }

  /** Takes over what the reader typed, and keeps it for the next visit. */
  setCode(code: string): void {
    this.#set({ code, isForeign: this.#isForeign(code) });
    // Who types will run something else than what ran before, and that needs a kernel of its own.
    this.prepare();
    this.#keep();
  }

  /** Goes back to what came with the link. Returns what that threw away, for `restore`. */
  backToLink(): Version {
    const { code, params, isForeign } = this.#state;
    this.#overrides = this.#link?.params ?? {};
    this.#set({
      code: this.#model.code,
      params: this.#startParams(),
      isForeign: isForeign || this.#isForeign(this.#model.code),
    });
    this.#keep();
    return { code, params, isForeign };
  }

  restore(version: Version): void {
    this.#overrides = overridesOf(version.params, this.#state.defaults);
    this.#set(version);
    this.#keep();
  }

  /** Goes on with the version that the reader left here, if nothing was changed yet. Returns false if there is none. */
  restoreDraft(): boolean {
    const draft = this.isChanged ? null : this.#store.read();
    if (draft) this.#goOnWith(draft);
    return draft !== null;
  }

  /** Keeps the version of this tab in the place of the one that another tab has kept. */
  keepOwn(): void {
    this.#set({ otherDraft: null });
    this.#keep();
  }

  /** Goes on with what another tab has kept. */
  takeOther(): void {
    const { otherDraft } = this.#state;
    if (!otherDraft) return;
    this.#goOnWith(otherDraft);
    this.prepare();
  }

  /** True when the code is not what the model, or the link, came with. */
  get isEdited(): boolean {
    return this.#state.code !== this.#model.code;
  }

  /** True when code or values are not what the model, or the link, came with. */
  get isChanged(): boolean {
    return this.isEdited || !isSame(this.#state.params, this.#startParams());
  }

  /** True when the code is that of a model of the site, whatever its values. */
  get hasSiteCode(): boolean {
    return !this.isEdited && !this.#link?.hasForeignCode;
  }

  get isFromLink(): boolean {
    return this.#link !== null;
  }

  /** True when code and values are those that the site's build has run. */
  get isAsBuilt(): boolean {
    return this.hasSiteCode && isSame(this.#state.params, this.#state.defaults);
  }

  /** Gives the address of this version in the workbench. Rejects when the code cannot be read. */
  async workbenchUrl(): Promise<string> {
    const workbenchUrl = await loadWorkbenchUrl();
    return workbenchUrl(this.#state.code, this.#state.params);
  }

  /** Runs the model because the reader asked for just that: a link's code may run from then on. */
  run(): Promise<void> {
    if (this.#state.isForeign) {
      this.#wasLinkRun ||= !this.isEdited;
      this.#set({ isForeign: false });
      if (this.isChanged) this.#keep();
    }
    return this.#run();
  }

  /** Gives the solids as the last run made them, as GLB; null while nothing has run. */
  async exportGlb(): Promise<ExportedFile | null> {
    const solids = this.#state.result?.parts.filter((part) => part.kind === 'solid') ?? [];
    if (solids.length === 0) return null;
    const writeGlb = await loadGlbWriter();
    const { buffer } = await writeGlb(solids);
    return { bytes: buffer, mime: 'model/gltf-binary' };
  }

  /** Gives the file, or null after an error, which is then in the state. */
  async export(format: ExportFormat): Promise<ExportedFile | null> {
    const run = ++this.#latest;
    const outcome = await this.#runner.export({ ...this.#request(), format });
    if (run === this.#latest) this.#set({ progress: null });
    if (outcome.kind === 'done') {
      this.#set({ error: null });
      return outcome.value;
    }
    if (outcome.kind === 'failed') this.#set({ error: outcome.error });
    return null;
  }

  stop(): void {
    this.#runner.stop(this.#owner);
  }

  async #run(): Promise<void> {
    const run = ++this.#latest;
    const { console } = this.#state;
    if (console && console.length > 0) this.#set({ console: [] });
    const outcome = await this.#runner.run({
      ...this.#request(),
      onTriangulated: (drawn) => this.#set({ drawn }),
    });
    if (outcome.kind === 'replaced') return;
    const isLatest = run === this.#latest;
    if (outcome.kind === 'failed') {
      const { error, failed } = outcome;
      this.#set({
        drawn: null,
        ...(isLatest && { progress: null, error, isBehind: true, console: failed?.console ?? [] }),
        ...(isLatest && failed?.declared && this.#controlsAfter(failed.declared)),
      });
      return;
    }
    const { value: result } = outcome;
    this.#set({
      result,
      drawn: null,
      error: null,
      isBehind: false,
      runs: this.#state.runs + 1,
      ...(isLatest && { progress: null, console: result.console }),
      ...this.#controlsAfter(result),
    });
  }

  /** Values of a link may be of an older version of the model, or made up. */
  #startParams(): Params | null {
    const { defaults, controls } = this.#state;
    const given = this.#link?.params ?? null;
    return defaults ? allowedParams(defaults, given ?? {}, controls) : given;
  }

  /** Code of a link stays foreign, whatever is changed in it, and is so again when the reader goes back to it. */
  #isForeign(code: string): boolean {
    const isLinkCode = this.#link !== null && code === this.#model.code;
    return this.#state.isForeign || (isLinkCode && !this.#wasLinkRun);
  }

  #source(): Pick<RunRequest, 'owner' | 'code' | 'origin'> {
    const own = this.#link?.hasForeignCode ? 'link' : 'edited';
    return {
      owner: this.#owner,
      code: this.#state.code,
      origin: this.hasSiteCode ? 'site' : own,
    };
  }

  #keep(): void {
    const { code, params, isForeign, otherDraft } = this.#state;
    // What another tab kept is not to be lost.
    if (otherDraft) return;
    const draft = {
      code: this.isEdited ? code : null,
      // The site may give its model other defaults one day: only what the reader has chosen is kept beside its code.
      params: this.hasSiteCode ? overridesOf(this.#overrides, this.#model.defaultParams) : params,
      wasRun: !isForeign,
    };
    const isChanged = this.isChanged;
    this.#set({ isKept: this.#store.save(isChanged ? draft : null) && isChanged });
  }

  #goOnWith({ code, params: kept, wasRun }: Draft): void {
    const { params, defaults, controls } = this.#state;
    const isOwnCode = code === null || code === this.#model.code;
    const next =
      isOwnCode && defaults ? allowedParams(defaults, kept ?? {}, controls) : (kept ?? params);
    this.#overrides = overridesOf(next, defaults);
    this.#set({
      code: code ?? this.#model.code,
      params: next,
      isForeign: this.#link !== null && !wasRun,
      isKept: true,
      otherDraft: null,
    });
  }

  readonly #hearOtherTabs = ({ key }: StorageEvent): void => {
    if (key !== this.#store.key) return;
    const draft = this.#store.read();
    const isOther = draft !== null && (draft.code ?? this.#model.code) !== this.#state.code;
    this.#set({ otherDraft: isOther ? draft : null });
  };

  #request(): RunRequest {
    return {
      ...this.#source(),
      name: this.#model.name,
      params: Object.keys(this.#overrides).length > 0 ? this.#overrides : null,
      onProgress: (progress) => this.#set({ progress }),
    };
  }

  /** Edited code may have other parameters: the controls follow, and values that are still allowed stay. */
  #controlsAfter({ defaultParams, about }: Declared): Partial<SessionState> {
    if (isSame(defaultParams, this.#state.defaults)) return {};
    const controls = controlsOf(defaultParams ?? {}, about?.params ?? this.#model.about.params);
    const params = defaultParams && allowedParams(defaultParams, this.#overrides, controls);
    this.#overrides = overridesOf(params, defaultParams);
    return { controls, defaults: defaultParams, params };
  }

  #set(change: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** Returns the values that are not the default ones. */
function overridesOf(params: Params | null, defaults: Params | null): Params {
  const entries = Object.entries(params ?? {});
  return Object.fromEntries(entries.filter(([name, value]) => defaults?.[name] !== value));
}

function isSame(a: Params | null, b: Params | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
