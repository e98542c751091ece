/** The tables where this device sits, with what their names and colours need. */
import type { TableInfo } from '../generated/messages';
import { api } from '../net/api';
import { company } from './company.svelte';

export async function myTables(): Promise<TableInfo[]> {
  const tables = await api.mine();
  await company.load(tables.map((table) => table.game));
  return tables;
}
