import type { Db } from './platform/db/database.ts'
import { asDatabase, countsOf, type TablaTocada } from './platform/db/trial.ts'
import type { Rondas } from './platform/jobs.ts'

/** Rounds that delete or close what is past its term. */
const rondasDePlazos = [
  ...(['purgar-salud', 'vencer-enviadas', 'vencer-invitaciones', 'purgar-documentos', 'purgar-borradores'] as const),
  ...(['purgar-citas', 'olvidar-importaciones', 'olvidar-accesos', 'olvidar-enlaces', 'olvidar-codigos'] as const),
  ...([
    'olvidar-respuestas',
    'olvidar-notificaciones',
    'olvidar-por-deshacer',
    'olvidar-segundos-pasos',
    'olvidar-tokens',
    'purgar-frenos',
  ] as const),
] as const

interface RondaEnsayada {
  readonly ronda: (typeof rondasDePlazos)[number]
  readonly tablas: readonly TablaTocada[]
}

/** Tables that the server rebuilds from others. */
const derivadas: readonly string[] = ['tarjeta', 'tarjeta_por_rehacer', 'aviso']

/** Rows that each of these rounds would delete and change now. All of it is rolled back. */
export async function previewRondas(db: Db, rondasOn: (db: Db) => Rondas): Promise<RondaEnsayada[]> {
  const tx = await db.startTransaction().execute()
  try {
    const rondas = rondasOn(asDatabase(tx))
    const ensayadas: RondaEnsayada[] = []
    for (const ronda of rondasDePlazos) {
      const before = await countsOf(tx)
      await rondas[ronda]?.run()
      const tablas = [...(await countsOf(tx)).values()].map(({ tabla, borradas, cambiadas }) => ({
        tabla,
        borradas: borradas - (before.get(tabla)?.borradas ?? 0),
        cambiadas: cambiadas - (before.get(tabla)?.cambiadas ?? 0),
      }))
      const tocadas = tablas.filter(
        ({ tabla, borradas, cambiadas }) => borradas + cambiadas > 0 && !derivadas.includes(tabla),
      )
      ensayadas.push({ ronda, tablas: tocadas.toSorted((a, b) => a.tabla.localeCompare(b.tabla)) })
    }
    return ensayadas
  } finally {
    await tx.rollback().execute()
  }
}
