import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import type { Venta } from '../../../../papeles/venta.ts'
import type { Db } from '../../../../platform/db/database.ts'

/** The texts of a paper are those of the day that is printed on it. */
export const delDia = (tx: Db, { emitida }: Venta) => ({ tx, hoy: hoyEnSantiago(emitida) })
