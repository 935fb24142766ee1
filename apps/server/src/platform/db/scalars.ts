import { leeDecimal } from '@alerce/domain/base/dinero/decimal'

interface Scalar {
  /** TypeScript type of a column of this scalar. */
  readonly type: string
  /** Parser of its text where the driver would return another type, with its OID in the catalogue. */
  readonly read?: { readonly oid: number; readonly from: (text: string) => unknown }
}

/** Scalars allowed in our columns, by their name in PostgreSQL's catalogue. */
export const scalars: Readonly<Record<string, Scalar>> = {
  bool: { type: 'boolean' },
  bytea: { type: 'Buffer' },
  date: { type: 'string', read: { oid: 1082, from: (text) => text } },
  int2: { type: 'number' },
  int4: { type: 'number' },
  int8: { type: 'number', read: { oid: 20, from: Number } },
  // Transaction id
  xid8: { type: 'string' },
  numeric: { type: 'Numeric', read: { oid: 1700, from: leeDecimal } },
  text: { type: 'string' },
  timestamptz: { type: 'string', read: { oid: 1184, from: (text) => new Date(text).toISOString() } },
}
