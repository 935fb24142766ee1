import { etiquetaDeCambio, type RegistroConVersion } from '@alerce/contract/fichas/cambios'
import { common } from '@alerce/contract/messages/common'
import { type Actor, esDe } from './actor.ts'
import { refuse } from './refusal.ts'

/** What one save changed: which fields, by whom (a signature) and when (ISO). */
export interface CambioGuardado {
  readonly campos: readonly string[]
  readonly por: string
  readonly en: string
}

interface CampoCambiado {
  readonly campo: string
  readonly etiqueta: string
  /** Who changed it last. */
  readonly quien: string
  readonly propio: boolean
  readonly cuando: string
}

/** Each field that moved, with its label and who moved it last. */
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

/** A bearer client has no window, and its call may be of whoever: it is told that it changed, and by whom. */
function queCambio({ kind }: Actor, propio: boolean) {
  if (kind === 'cliente') return common.staleVersionCliente
  return propio ? common.staleVersionPropia : common.staleVersion
}

/** What is said where nothing else tells it: whose the change is, and of which fields. */
function dicho(base: string, campos: readonly CampoCambiado[], actor: Actor): string {
  const grupos = Map.groupBy(campos, ({ propio, quien }) => (propio && actor.kind !== 'cliente' ? 'Usted' : quien))
  const partes = [...grupos].map(([quien, suyos]) => `${quien}: ${suyos.map(({ etiqueta }) => etiqueta).join(', ')}.`)
  return [base, ...partes].join(' ')
}

/**
 * 412: what is edited was saved after the version that is edited. Its data names each field that moved, with its label
 * and who moved it; `quien` is who saved last, somebody else where one of them did, and `propio` tells that it was
 * oneself, in another window; `mas` is what stands there now.
 */
export function rechazarVersion(
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
