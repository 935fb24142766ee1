import { normalizaRut } from '@alerce/domain/base/persona/rut'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call, type PayloadOf, type ReplyOf } from '../../../../lib/api/call.ts'
import { readOptions } from '../../../../lib/api/read-options.ts'
import { useLive } from '../../../../lib/events.ts'
import { useDecision } from '../../../../lib/use-call.ts'
import { NET_MS } from '../registro/por-paginas.tsx'

export type Fun = ReplyOf<'obtenerFunBajas'>[number]

/** Most that are shown; a search finds the rest. */
export const LIMITE = 100

/** Registered FUNs that a text finds; the previous rows stay until the new ones arrive. */
export function useFunBajas(texto: string) {
  useLive('obtenerFunBajas')
  return useQuery({
    ...readOptions('obtenerFunBajas', { cuales: 'todos', texto, limite: LIMITE }),
    placeholderData: keepPreviousData,
    refetchInterval: NET_MS,
  })
}

/** FUN of a RUT received on that day, or null. */
export async function readFun(rut: string, recibido: string): Promise<Fun | null> {
  const todos = await call('obtenerFunBajas', { cuales: 'todos', texto: normalizaRut(rut) ?? rut, limite: LIMITE })
  return todos.find((fun) => fun.recibido === recibido) ?? null
}

/** Payload of a save with the `procesado` that was read: the other desk may have processed the FUN since. */
export type FunGuardado = PayloadOf<'guardarFunBaja'> & { readonly procesadoAntes: string | null }
/** Values before the save. */
export type FunAnterior = NonNullable<ReplyOf<'guardarFunBaja'>['antes']>
export const useGuardarFun = () => useDecision('guardarFunBaja')
export const useEliminarFun = () => useDecision('eliminarFunBaja')
