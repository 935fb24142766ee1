import { useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '../../../../lib/api/call.ts'
import { readOptions } from '../../../../lib/api/read-options.ts'
import { useWrite } from '../../../../lib/use-call.ts'

export type Estado = ReplyOf<'obtenerCalendarioPrivado'>

/** Other programs read it without telling: what is known of it is asked again each time it is looked at. */
export const useCalendarioPrivado = () => useQuery({ ...readOptions('obtenerCalendarioPrivado', {}), staleTime: 0 })

export const useCrear = () => useWrite('crearCalendarioPrivado')
export const useRevocar = () => useWrite('revocarCalendarioPrivado')
