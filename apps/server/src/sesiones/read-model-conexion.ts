import { DIA_MS } from '@alerce/domain/base/fechas/duracion'
import type { Db } from '../platform/db/database.ts'
import { networkOf } from './network.ts'

interface ConexionDePostulante {
  readonly declaracionId: number
  /** Of the applicant's connection. */
  readonly ip: string
  /** ISO instant. */
  readonly ahora: string
}

/**
 * Whether the advisor of a sale, or one from whom they received it, worked in the last 24 hours from the network of this connection: told to contraloría and
 * in the evidence, for whoever sells must not sign.
 */
export async function esDeSuAsesor(db: Db, { declaracionId, ip, ahora }: ConexionDePostulante): Promise<boolean> {
  const rows = await db
    .selectFrom('declaracion')
    .innerJoin('prospecto', 'prospecto.id', 'declaracion.prospectoId')
    .innerJoin('sesion', (join) =>
      join.on((e) =>
        e.or(
          (['asesorId', 'titularId', 'recibidoDe', 'ingresadoPor'] as const).map((suyo) =>
            e('sesion.usuarioId', '=', e.ref(`prospecto.${suyo}`)),
          ),
        ),
      ),
    )
    .select('sesion.ip')
    .distinct()
    .where('declaracion.id', '=', declaracionId)
    .where('sesion.ultimaActividad', '>=', new Date(Date.parse(ahora) - DIA_MS).toISOString())
    .execute()
  return rows.some((sesion) => networkOf(sesion.ip) === networkOf(ip))
}
