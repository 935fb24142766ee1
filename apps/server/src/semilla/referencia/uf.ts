import { type ValorUF, valorUF } from '@alerce/domain/base/dinero/tipos'
import { diasEntre, sumaDias } from '@alerce/domain/base/fechas/fecha'

/** UF of the 9th of a month, and the IPC that applies until the next 9th, in percent. */
const reajustes = [
  { dia9: '2026-01-09', valor: 39_762.52, ipc: -0.2 },
  { dia9: '2026-02-09', valor: 39_682.99, ipc: 0.4 },
  { dia9: '2026-03-09', valor: 39_841.72, ipc: 0 },
  { dia9: '2026-04-09', valor: 39_841.72, ipc: 1 },
  { dia9: '2026-05-09', valor: 40_240.14, ipc: 1.3 },
  { dia9: '2026-06-09', valor: 40_763.26, ipc: 0.2 },
  { dia9: '2026-07-09', valor: 40_844.79, ipc: 0 },
  { dia9: '2026-08-09', valor: 40_844.79, ipc: 0.1 },
  { dia9: '2026-09-09', valor: 40_885.63, ipc: 0.6 },
] as const

/** Published values with their source; the others are computed by the official rule. */
const publicadas: Record<string, string> = {
  '2026-01-09': 'redimin.cl',
  '2026-01-31': 'valor publicado',
  '2026-02-28': 'valor publicado',
  '2026-04-30': 'valor publicado',
  '2026-05-14': 'valor publicado',
  '2026-05-31': 'valor publicado',
  '2026-07-09': 'valor publicado',
  '2026-10-05': 'valor publicado, verificado el 2026-10-05',
}

const REGLA = 'derivada por la regla del Banco Central (Compendio de Normas Financieras, Cap. II.B.3)'

export interface UfPublicada {
  readonly fecha: string
  readonly valor: ValorUF
  readonly fuente: string
}

const aCentavos = (x: number) => valorUF(Math.round(x * 100) / 100)

/** Days from a 9th (ISO date) to the next. */
export function diasDelReajuste(dia9: string): number {
  const next = new Date(Date.UTC(Number(dia9.slice(0, 4)), Number(dia9.slice(5, 7)), 9)).toISOString().slice(0, 10)
  return diasEntre(dia9, next)
}

/** From the 10th to the next 9th: daily geometric rate of the last month's IPC, on the published value of day 9. */
function valoresDelReajuste({ dia9, valor, ipc }: (typeof reajustes)[number]): UfPublicada[] {
  const dias = diasDelReajuste(dia9)
  return Array.from({ length: dias }, (_, i) => {
    const fecha = sumaDias(dia9, i + 1)
    const derivado = aCentavos(valor * (1 + ipc / 100) ** ((i + 1) / dias))
    return { fecha, valor: derivado, fuente: publicadas[fecha] ?? REGLA }
  })
}

/** UF of each day from 2026-01-09 to 2026-10-09: all values known without a source online. */
export const valoresUf: readonly UfPublicada[] = [
  { fecha: '2026-01-09', valor: valorUF(39_762.52), fuente: 'redimin.cl' },
  ...reajustes.flatMap(valoresDelReajuste),
]
