import { describe, expect, it } from 'vitest';
import { gathered, stageBefore } from '../../src/board/stage';
import { newsTold, viewTold, withView } from '../../src/board/told';
import type { DuelEntry } from '../../src/generated/messages';
import type { CommonView, TableStore } from '../../src/table/boardContract';
import { entries } from '../entries';

const [first, second, third] = entries<DuelEntry>({ kind: 'gold' }, { kind: 'gold' }, { kind: 'gold' });
const VIEW = { epoch: 3 } as CommonView;

function telling(current: DuelEntry | undefined, ...coming: (DuelEntry | undefined)[]) {
  const beats = { current: current ?? null, coming };
  const table = { view: VIEW, tells: true, fresh: [first, second, third], beats };
  return table as unknown as TableStore<CommonView, DuelEntry>;
}

describe('a board that is told', () => {
  const untold = (view: CommonView, _: DuelEntry, isRunning: boolean): CommonView => ({
    ...view,
    epoch: view.epoch - (isRunning ? 0.5 : 1),
  });

  it('is drawn before what is still to come, and half way into what is happening', () => {
    expect(viewTold(telling(first, second, third), untold).epoch).toBe(0.5);
    expect(viewTold(telling(third), untold).epoch).toBe(2.5);
  });

  it('is the present after the last beat', () => {
    expect(viewTold(telling(undefined), untold)).toBe(VIEW);
  });

  it('marks only changes that have been told', () => {
    expect(newsTold(telling(second, third))).toEqual([first]);
  });

  it('is the same table with another view', () => {
    const table = { view: 1, names: ['a'], told: () => 'yes' };
    const other = withView(table, () => 2);
    expect([other.view, other.names, other.told()]).toEqual([2, ['a'], 'yes']);
  });

  it('lights nothing while it does not ask', () => {
    const table = { legal: ['a'], byTarget: () => ['a'] };
    let asks = false;
    const other = withView(
      table,
      () => 2,
      () => asks,
    );
    expect([other.legal, other.byTarget()]).toEqual([[], []]);
    asks = true;
    expect([other.legal, other.byTarget()]).toEqual([['a'], ['a']]);
  });
});

describe('the sheet of a stage', () => {
  it('gathers what its entries brought each seat, by source, and leaves out what came to nothing', () => {
    const [begun, gain, loss, again] = entries<DuelEntry>(
      { kind: 'used' },
      { kind: 'gold' },
      { kind: 'gold' },
      { kind: 'used' },
    );
    const all = [begun, gain, loss].filter((entry) => entry !== undefined);
    if (again === undefined) throw new Error('there are four');
    const stage = stageBefore([...all, again], again, 'used');
    expect(stage).toEqual([gain, loss]);
    const rows = gathered(stage, 2, (entry) => [
      { key: 'tax', icon: 'coin', seat: entry === gain ? 0 : 1, by: entry === gain ? 2 : -1 },
      { key: 'none', icon: 'coin', seat: 0, by: 0 },
    ]);
    expect(rows).toEqual([{ key: 'tax', icon: 'coin', values: [2, -1] }]);
  });
});
