import { leeDecimal } from '@alerce/domain/base/dinero/decimal'

interface Scalar {
  /** What a column of it is in the code. */
  readonly type: string
  /** How its text is read where the driver would give something else, with its number in the catalogue. */
  readonly read?: { readonly oid: number; readonly from: (text: string) => unknown }
}

/** Every scalar that a column of ours may have, by its name in PostgreSQL's catalogue. */
export const scalars: Readonly<Record<string, Scalar>> = {
  bool: { type: 'boolean' },
  bytea: { type: 'Buffer' },
  date: { type: 'string', read: { oid: 1082, from: (text) => text } },
  int2: { type: 'number' },
  int4: { type: 'number' },
  int8: { type: 'number', read: { oid: 20, from: Number } },
  // the number of a transaction
  xid8: { type: 'string' },
  numeric: { type: 'Numeric', read: { oid: 1700, from: leeDecimal } },
  text: { type: 'string' },
  timestamptz: { type: 'string', read: { oid: 1184, from: (text) => new Date(text).toISOString() } },
}
