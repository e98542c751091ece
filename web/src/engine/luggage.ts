/** Everything of this page as one file. */
import { download } from '../download';
import { ask } from '../net/api';
import { packBelongings } from './belongings';

export async function takeEverythingAlong(): Promise<void> {
  const tables = await ask<object>('/api/luggage');
  const everything = JSON.stringify({ ...tables, belongings: packBelongings() });
  download('kingsbridge-luggage.json', 'application/json', everything);
}
