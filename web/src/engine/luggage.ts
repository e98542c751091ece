/** Everything of this page as one file. */
import { ask } from '../net/api';
import { packBelongings } from './belongings';
import { save } from './start';

export async function takeEverythingAlong(): Promise<void> {
  const tables = await ask<object>('/api/luggage');
  save(JSON.stringify({ ...tables, belongings: packBelongings() }), 'kingsbridge-luggage.json');
}
