import { mesaMessages as m } from '@alerce/contract/messages/mesa/mesa'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { rechazarVersion } from '../../version-antigua.ts'
import type { FunAnotado } from './read-model.ts'

interface FunLeido {
  /** The day by which an existing one was named. */
  readonly recibidoAntes?: string | undefined
  /** What was read of it; undefined: the caller does not say. */
  readonly procesadoAntes?: string | null | undefined
}

/** 412 where a cancellation was processed, or not any more, since it was read; 404 where it is not there any more. */
export function exigirLeido({ actor }: Context, ahora: FunAnotado | undefined, leido: FunLeido): void {
  const { recibidoAntes, procesadoAntes } = leido
  if (procesadoAntes === undefined) return
  ensure(ahora !== undefined || recibidoAntes === undefined, m.funYaNoEsta)
  if (!ahora || ahora.procesado === procesadoAntes) return
  rechazarVersion(actor, 'fun', [{ campos: ['procesado'], por: ahora.por ?? '', en: ahora.en ?? '' }])
}
