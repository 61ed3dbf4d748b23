/** As Chromium records it. Times in microseconds. */
export interface TraceEvent {
  readonly pid: number;
  readonly tid: number;
  /** "X" for what has a duration. */
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  /** How long of `dur` the processor worked on it. */
  readonly tdur?: number;
}

/** A task of a thread, and how much of its time the processor worked on it: 0 to 1. */
interface Task {
  readonly start: number;
  readonly end: number;
  readonly share: number;
}

/**
 * Returns `events` as if no task had waited for a processor: each is as long as the processor worked on it, what happens in it moves
 * together accordingly, and it begins when it did. On a busy machine tasks last two to four times as long as their work.
 */
export function withoutWaiting<Event extends TraceEvent>(events: readonly Event[]): Event[] {
  const threads = new Map<string, TraceEvent[]>();
  for (const event of events) {
    const own = threads.get(threadOf(event)) ?? [];
    threads.set(threadOf(event), own);
    own.push(event);
  }
  const tasks = new Map([...threads].map(([thread, own]) => [thread, tasksOf(own)]));
  return events.map((event) => {
    const task = taskAt(tasks.get(threadOf(event)) ?? [], event.ts);
    if (!task) return event;
    const ts = Math.round(task.start + (event.ts - task.start) * task.share);
    if (event.dur === undefined) return { ...event, ts };
    const dur = Math.floor(Math.min(event.dur, task.end - event.ts) * task.share);
    return { ...event, ts, dur: Math.max(1, dur) };
  });
}

function threadOf({ pid, tid }: TraceEvent): string {
  return `${pid} ${tid}`;
}

/** The outermost of the events with a duration. */
function tasksOf(events: readonly TraceEvent[]): readonly Task[] {
  const tasks: Task[] = [];
  const lasting = events.filter(({ ph, dur }) => ph === 'X' && dur);
  for (const { ts, dur = 0, tdur = dur } of lasting.sort(byStart))
    if (ts >= (tasks.at(-1)?.end ?? 0))
      tasks.push({ start: ts, end: ts + dur, share: Math.min(1, tdur / dur) });
  return tasks;
}

/** Earlier ones first, and of those that begin together the longer. */
function byStart(a: TraceEvent, b: TraceEvent): number {
  return a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0);
}

/** The one of `tasks`, which are in order, that `ts` falls in. */
function taskAt(tasks: readonly Task[], ts: number): Task | undefined {
  let [from, to] = [0, tasks.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((tasks[middle]?.end ?? 0) <= ts) from = middle + 1;
    else to = middle;
  }
  const task = tasks[from];
  return task && task.start <= ts ? task : undefined;
}
