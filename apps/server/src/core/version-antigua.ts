import { etiquetaDeCambio, type RegistroConVersion } from '@alerce/contract/fichas/cambios'
import { common } from '@alerce/contract/messages/common'
import { type Actor, esDe } from './actor.ts'
import { refuse } from './refusal.ts'

/** Fields changed by one save, with author (a signature) and instant (ISO). */
export interface CambioGuardado {
  readonly campos: readonly string[]
  readonly por: string
  readonly en: string
}

interface CampoCambiado {
  readonly campo: string
  readonly etiqueta: string
  /** Author of the last change. */
  readonly quien: string
  readonly propio: boolean
  readonly cuando: string
}

/** Changed fields, each with its label and last author. */
function camposCambiados(registro: RegistroConVersion, cambios: readonly CambioGuardado[], actor: Actor) {
  const campos = new Map<string, CampoCambiado>()
  for (const { campos: suyos, por: quien, en: cuando } of cambios)
    for (const campo of suyos)
      campos.set(campo, {
        campo,
        etiqueta: etiquetaDeCambio(registro, campo),
        quien,
        propio: esDe(actor, quien),
        cuando,
      })
  return [...campos.values()]
}

/** Change shown to a bearer client: it has no window of its own, so that only the author is named. */
function queCambio({ kind }: Actor, propio: boolean) {
  if (kind === 'cliente') return common.staleVersionCliente
  return propio ? common.staleVersionPropia : common.staleVersion
}

/** Default text of the conflict: authors of the changes and their fields. */
function dicho(base: string, campos: readonly CampoCambiado[], actor: Actor): string {
  const grupos = Map.groupBy(campos, ({ propio, quien }) => (propio && actor.kind !== 'cliente' ? 'Usted' : quien))
  const partes = [...grupos].map(([quien, suyos]) => `${quien}: ${suyos.map(({ etiqueta }) => etiqueta).join(', ')}.`)
  return [base, ...partes].join(' ')
}

/**
 * 412: a later version was saved. Its data name each changed field with its label and last author. `quien`: last
 * author, preferably another person; `propio`: it was oneself, in another window; `mas`: the present data.
 */
export function rejectVersion(
  actor: Actor,
  registro: RegistroConVersion,
  cambios: readonly CambioGuardado[],
  mas: object = {},
): never {
  const { por: quien = '', en: cuando = '' } = cambios.findLast(({ por }) => !esDe(actor, por)) ?? cambios.at(-1) ?? {}
  const propio = esDe(actor, quien)
  const campos = camposCambiados(registro, cambios, actor)
  const texto = dicho(queCambio(actor, propio).text, campos, actor)
  return refuse(common.staleVersion, { texto, data: { campos, quien, cuando, propio, ...mas } })
}
