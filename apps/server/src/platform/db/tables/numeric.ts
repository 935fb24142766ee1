import type { Decimal } from '@alerce/domain/base/dinero/decimal'
import type { ColumnType } from 'kysely'

/**
 * A numeric column: read as a decimal, written as the text of one (textoDecimal). `Omitted`: undefined where it has a
 * default.
 */
export type Numeric<Omitted = never> = ColumnType<Decimal, string | Omitted, string>
